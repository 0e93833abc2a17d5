import type { Admin } from '@widya/contract/admins';
import type { MenuKey } from '@widya/contract/menu';
import { Banner } from '@widya/design-system/banner';
import { Muted, Stack } from '@widya/design-system/layout';
import { PermissionBoxes } from '../permissions/permission-boxes.tsx';
import { isClosed } from './menu-text.ts';
import { ADMIN_FORM_TEXTS as texts } from './texts.ts';

interface MenuPermissionsProps {
  readonly ticked: ReadonlySet<MenuKey>;
  readonly onTick: (ticked: ReadonlySet<MenuKey>) => void;
  readonly role: Admin['role'] | '';
  /** The saved menu; null for a new account. */
  readonly saved: string | null;
}

/** What an account may open: 'Semua', and permissions under the sidebar's headings. */
export function MenuPermissions({ ticked, onTick, role, saved }: MenuPermissionsProps) {
  const staysClosed = saved !== null && isClosed(saved);
  return (
    <Stack gap="3">
      <Muted>{role === 'superadmin' ? texts.superadminMenu : texts.menuHelp}</Muted>
      {ticked.size === 0 && role !== 'superadmin' && (
        <Banner tone="warn">{staysClosed ? texts.closedMenu : texts.emptyMenu}</Banner>
      )}
      <PermissionBoxes ticked={ticked} onTick={onTick} />
    </Stack>
  );
}
