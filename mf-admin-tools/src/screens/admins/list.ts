import { listAdmins } from '@widya/contract/admins';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, choiceOr, place } from '@widya/remote-kit/list-filters';

/** `active`: `1` is the tab Aktif, `0` the tab Diblokir. `waiting` filters for accounts that await approval. */
export const adminList = defineList(listAdmins, {
  settingsKey: 'admin',
  sorts: ['name', 'email', 'role', 'created_at', 'last_login_at'],
  filters: {
    active: place(choiceOr('1', ['1', '0'])),
    role: choice(['superadmin', 'admin']),
    waiting: choice(['1']),
  },
});

export type AdminListState = ListStateOf<typeof adminList>;
