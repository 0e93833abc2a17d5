import type { Admin } from '@widya/contract/admins';
import { MENU_KEYS, MENU_LABELS, type MenuKey } from '@widya/contract/menu';
import type { ConflictField } from '@widya/design-system/conflict-dialog';
import { contestedFields, mergeBoth } from '@widya/remote-kit/both-changes';
import { type AdminDraft, draftOf } from './admin-draft.ts';
import type { AdminFormValues } from './admin-rules.ts';
import { ROLE_LABELS, ADMIN_FORM_TEXTS as texts } from './texts.ts';

/** What two people can change of an account, as values that can be compared. */
type Compared = Omit<AdminFormValues, 'password' | 'confirmation'> & { readonly menu: readonly MenuKey[] };

const comparedOf = ({ values, ticked }: AdminDraft): Compared => {
  const { name, email, role, phone_num, address } = values;
  return { name, email, role, phone_num, address, menu: MENU_KEYS.filter((key) => ticked.has(key)) };
};

const LABELS: Readonly<Record<keyof Compared, string>> = {
  name: texts.name,
  email: texts.email,
  role: texts.role,
  phone_num: texts.phone,
  address: texts.address,
  menu: texts.menu,
};

function said(field: keyof Compared, { role, menu, ...plain }: Compared): string {
  if (field === 'role') return role === '' ? '' : ROLE_LABELS[role];
  if (field === 'menu') return menu.map((key) => MENU_LABELS[key]).join(', ');
  return plain[field];
}

/** What two people made of one account. */
export interface AdminConflict {
  /** What both changed differently, in words. */
  readonly fields: readonly ConflictField[];
  /** Both people's changes in one form. @param chosen fields in which the own word stays. */
  readonly merge: (chosen: readonly string[]) => AdminDraft;
}

/** @param base the record as the form was opened. @param theirs as it is now. D306. */
export function adminConflict(base: Admin, draft: AdminDraft, theirs: Admin): AdminConflict {
  const [mine, other] = [comparedOf(draft), comparedOf(draftOf(theirs))];
  const changes = { base: comparedOf(draftOf(base)), mine, theirs: other };
  return {
    fields: contestedFields(changes).map((key) => ({
      key,
      label: LABELS[key],
      mine: said(key, mine),
      theirs: said(key, other),
    })),
    merge: (chosen) => {
      const { menu, ...values } = mergeBoth(changes, chosen);
      return { values: { ...draft.values, ...values }, ticked: new Set(menu) };
    },
  };
}
