import { Stack } from '@widya/design-system/layout';
import { type ReactNode, useId } from 'react';

/** A group of permissions, with its heading as accessible name. */
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
