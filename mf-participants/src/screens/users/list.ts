import { listMembers } from '@widya/contract/members';
import { defineList } from '@widya/remote-kit/define-list';
import { choice, choiceOr, place } from '@widya/remote-kit/list-filters';

/** Accounts that can register: active or deleted ones. */
export const userList = defineList(listMembers, {
  settingsKey: 'pengguna',
  sorts: ['created_at', 'full_name'],
  filters: { tab: place(choiceOr('active', ['active', 'deleted'])), newsletter: choice(['1', '0']) },
});
