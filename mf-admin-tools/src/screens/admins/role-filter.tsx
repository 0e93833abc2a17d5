import { ChoiceFilter } from '@widya/design-system/choice-filter';
import { ROLE_LABELS } from '../../features/admin-form/texts.ts';
import type { AdminListState } from './list.ts';
import { ADMINS_TEXTS as texts } from './texts.ts';

type Role = keyof typeof ROLE_LABELS;
const ROLES = Object.keys(ROLE_LABELS) as Role[];
const OPTIONS = ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }));

interface RoleFilterProps {
  readonly value: AdminListState['role'];
  readonly onChange: (role: Role | null) => void;
}

/** Filters the list by role. */
export function RoleFilter({ value, onChange }: RoleFilterProps) {
  return (
    <ChoiceFilter
      label={texts.roleFilter}
      options={OPTIONS}
      value={value}
      onChange={(next) => onChange(ROLES.find((role) => role === next) ?? null)}
      allLabel={texts.allRoles}
    />
  );
}
