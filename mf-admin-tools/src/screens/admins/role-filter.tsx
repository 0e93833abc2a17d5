import { FilterChip } from '@widya/design-system/filter-chip';
import { RadioGroup } from '@widya/design-system/radio-group';
import { ROLE_LABELS } from '../../features/admin-form/texts.ts';
import type { AdminListState } from './list-query.ts';
import { ADMINS_TEXTS as texts } from './texts.ts';

type Role = keyof typeof ROLE_LABELS;
const OPTIONS: readonly { readonly value: Role | ''; readonly label: string }[] = [
  { value: '', label: texts.allRoles },
  ...(Object.keys(ROLE_LABELS) as Role[]).map((value) => ({ value, label: ROLE_LABELS[value] })),
];

interface RoleFilterProps {
  readonly value: AdminListState['role'];
  readonly onChange: (role: Role | null) => void;
}

/** Narrows the list to a role. */
export function RoleFilter({ value, onChange }: RoleFilterProps) {
  return (
    <FilterChip label={texts.roleFilter} value={value && ROLE_LABELS[value]} onClear={() => onChange(null)}>
      {(close) => (
        <RadioGroup
          label={texts.roleFilter}
          value={value}
          options={OPTIONS}
          onChange={(role) => {
            onChange(role || null);
            close();
          }}
        />
      )}
    </FilterChip>
  );
}
