import type { Instructor } from '@widya/contract/instructors';
import { Avatar } from '@widya/design-system/avatar';
import { Button } from '@widya/design-system/button';
import { PlusIcon } from '@widya/design-system/icon';
import { Inline, Muted, Spacer, Stack } from '@widya/design-system/layout';
import { UserText } from '@widya/design-system/user-text';
import { TEXTS } from './texts.ts';

interface AssignableItemProps {
  readonly instructor: Instructor;
  readonly adding: boolean;
  readonly onAdd: () => void;
}

/** An instructor that can be added. */
export function AssignableItem({ instructor, adding, onAdd }: AssignableItemProps) {
  const { name, position, instructor_image_url } = instructor;
  return (
    <Inline as="li" flexWrap="nowrap" gap="3" paddingBlock="2" borderBottom="1px solid" borderColor="border.subtle">
      <Avatar name={name} src={instructor_image_url} />
      <Stack gap="0">
        <UserText strong>{name}</UserText>
        {position && <Muted fontSize="sm">{position}</Muted>}
      </Stack>
      <Spacer />
      <Button
        size="sm"
        icon={<PlusIcon size={15} aria-hidden />}
        aria-label={TEXTS.addNamed(name)}
        loading={adding}
        onClick={onAdd}
      >
        {TEXTS.addOne}
      </Button>
    </Inline>
  );
}
