import { listPresenceForms } from '@widya/contract/presence';
import { defineList } from '@widya/remote-kit/define-list';
import { text } from '@widya/remote-kit/list-filters';

/** Attendance forms of one class or all; a deleted class is identified by its name. */
export const presenceList = defineList(listPresenceForms, {
  settingsKey: 'presensi',
  sorts: ['created_at', 'full_name', 'class_name'],
  filters: { class_code: text(), class_name: text() },
});
