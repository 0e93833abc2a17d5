import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { MENU_LABELS, type MenuKey } from '@widya/contract/menu';
import { Checkbox } from '@widya/design-system/checkbox';
import { FieldGrid } from '@widya/design-system/layout';
import { PermissionGroupBox } from './permission-group-box.tsx';
import { PERMISSION_COUNT, PERMISSION_GROUPS } from './permission-groups.ts';
import { PERMISSION_TEXTS } from './texts.ts';

interface PermissionBoxesProps {
  readonly ticked: ReadonlySet<MenuKey>;
  readonly onTick: (ticked: ReadonlySet<MenuKey>) => void;
}

/** A checkbox for each permission under the sidebar's headings, and 'Semua'. */
export function PermissionBoxes({ ticked, onTick }: PermissionBoxesProps) {
  const toggle = (keys: readonly MenuKey[], on: boolean) => {
    const next = new Set(ticked);
    for (const key of keys) {
      if (on) next.add(key);
      else next.delete(key);
    }
    onTick(next);
  };
  return (
    <>
      <Checkbox
        checked={ticked.size === PERMISSION_COUNT}
        indeterminate={ticked.size > 0 && ticked.size < PERMISSION_COUNT}
        onChange={(event) => toggle(GRANTABLE_KEYS, event.target.checked)}
      >
        {PERMISSION_TEXTS.all}
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
    </>
  );
}
