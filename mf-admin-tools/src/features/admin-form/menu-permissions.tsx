import type { Admin } from '@widya/contract/admins';
import { MENU_KEYS, MENU_LABELS, type MenuKey } from '@widya/contract/menu';
import { Banner } from '@widya/design-system/banner';
import { Checkbox } from '@widya/design-system/checkbox';
import { FieldGrid, Muted, Stack } from '@widya/design-system/layout';
import { isClosed } from './menu-text.ts';
import { PermissionGroupBox } from './permission-group-box.tsx';
import { PERMISSION_COUNT, PERMISSION_GROUPS } from './permission-groups.ts';
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
  const toggle = (keys: readonly MenuKey[], on: boolean) => {
    const next = new Set(ticked);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onTick(next);
  };
  const staysClosed = saved !== null && isClosed(saved);
  return (
    <Stack gap="3">
      <Muted>{role === 'superadmin' ? texts.superadminMenu : texts.menuHelp}</Muted>
      {ticked.size === 0 && role !== 'superadmin' && (
        <Banner tone="warn">{staysClosed ? texts.closedMenu : texts.emptyMenu}</Banner>
      )}
      <Checkbox
        checked={ticked.size === PERMISSION_COUNT}
        indeterminate={ticked.size > 0 && ticked.size < PERMISSION_COUNT}
        onChange={(event) => toggle(MENU_KEYS, event.target.checked)}
      >
        {texts.all}
      </Checkbox>
      <FieldGrid>
        {PERMISSION_GROUPS.map(({ title, permissions }) => (
          <PermissionGroupBox key={title} title={title}>
            {permissions.map((key) => (
              <Checkbox key={key} checked={ticked.has(key)} onChange={(event) => toggle([key], event.target.checked)}>
                {MENU_LABELS[key]}
              </Checkbox>
            ))}
          </PermissionGroupBox>
        ))}
      </FieldGrid>
    </Stack>
  );
}
