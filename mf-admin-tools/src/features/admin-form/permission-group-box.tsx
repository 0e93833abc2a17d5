import { Stack } from '@widya/design-system/layout';
import { type ReactNode, useId } from 'react';

/** Permissions that belong together, with their heading read as the name of the group. */
export function PermissionGroupBox({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Stack gap="0.5" role="group" aria-labelledby={id}>
      <Stack id={id} color="fg.muted" fontSize="sm" fontWeight="semibold" gap="0">
        {title}
      </Stack>
      {children}
    </Stack>
  );
}
