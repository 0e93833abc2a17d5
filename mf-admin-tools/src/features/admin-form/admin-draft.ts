import type { Admin } from '@widya/contract/admins';
import { grantedKeys, type MenuKey } from '@widya/contract/menu';
import type { AdminFormValues } from './admin-rules.ts';

/** What is typed and ticked. */
export interface AdminDraft {
  readonly values: AdminFormValues;
  readonly ticked: ReadonlySet<MenuKey>;
}

/** The form as it is opened: filled from the record, empty for a new account. Passwords are never filled. */
export function draftOf(admin: Admin | null): AdminDraft {
  return {
    values: {
      email: admin?.email ?? '',
      name: admin?.name ?? '',
      role: admin?.role ?? '',
      phone_num: admin?.phone_num ?? '',
      address: admin?.address ?? '',
      password: '',
      confirmation: '',
    },
    ticked: grantedKeys(admin?.menu),
  };
}

/** Whether nothing was typed or ticked. */
export function isSameDraft(a: AdminDraft, b: AdminDraft): boolean {
  const fields = Object.keys(a.values) as (keyof AdminFormValues)[];
  return (
    fields.every((field) => a.values[field] === b.values[field]) &&
    a.ticked.size === b.ticked.size &&
    [...a.ticked].every((key) => b.ticked.has(key))
  );
}
