import type { Admin } from '@widya/contract/admins';
import { MENU_LABELS, MENU_PERMISSIONS } from '@widya/contract/menu';
import { type AdminDraft, draftOf } from './admin-draft.ts';
import { ROLE_LABELS, ADMIN_FORM_TEXTS as texts } from './texts.ts';

/** A field in which the saved record and the typed one differ. */
interface ConflictRow {
  readonly label: string;
  readonly theirs: string;
  readonly mine: string;
}

function readable({ values, ticked }: AdminDraft): readonly (readonly [string, string])[] {
  return [
    [texts.name, values.name],
    [texts.email, values.email],
    [texts.role, values.role === '' ? '' : ROLE_LABELS[values.role]],
    [texts.phone, values.phone_num],
    [texts.address, values.address],
    [
      texts.menu,
      MENU_PERMISSIONS.filter((key) => ticked.has(key))
        .map((key) => MENU_LABELS[key])
        .join(', '),
    ],
  ];
}

/** Both sides of a version conflict, field by field; only those that differ. Decision 5.0.6. */
export function conflictRows(theirs: Admin, mine: AdminDraft): readonly ConflictRow[] {
  const own = readable(mine);
  return readable(draftOf(theirs))
    .map(([label, value], index) => ({ label, theirs: value, mine: own[index]?.[1] ?? '' }))
    .filter((row) => row.theirs !== row.mine);
}
