import { listPresenceForms } from '@widya/contract/presence';
import { defineList } from '@widya/remote-kit/define-list';
import { text } from '@widya/remote-kit/list-filters';

/** Attendance forms, of one class or of all; a class that is gone is known by its name alone. */
export const presenceList = defineList(listPresenceForms, {
  settingsKey: 'presensi',
  sorts: ['created_at', 'full_name', 'class_name'],
  filters: { class_code: text(), class_name: text() },
});
