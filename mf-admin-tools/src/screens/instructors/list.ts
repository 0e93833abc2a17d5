import { listInstructors } from '@widya/contract/instructors';
import { defineList } from '@widya/remote-kit/define-list';
import { choiceOr, place } from '@widya/remote-kit/list-filters';

/** `active`: `1` is the tab Aktif, `0` the tab Terhapus. */
export const instructorList = defineList(listInstructors, {
  settingsKey: 'widyaiswara',
  sorts: ['name', 'created_at'],
  filters: { active: place(choiceOr('1', ['1', '0'])) },
});
