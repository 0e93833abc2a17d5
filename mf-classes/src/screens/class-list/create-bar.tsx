import { Stack } from '@widya/design-system/layout';
import { CreateButton } from './create-button.tsx';

/** On phones the main action is in a bottom bar above the list. */
export function CreateBar() {
  return (
    <Stack
      position="fixed"
      insetInline="4"
      bottom="calc(16px + env(safe-area-inset-bottom))"
      zIndex="bar"
      borderRadius="md"
      boxShadow="float"
    >
      <CreateButton full />
    </Stack>
  );
}
