import { listAdminLogs } from '@widya/contract/admin-logs';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { day, text, whole } from '@widya/remote-kit/list-filters';

export const logList = defineList(listAdminLogs, {
  settingsKey: 'log',
  sorts: ['created_at'],
  filters: { admin_id: whole(), object: text(40), from: day(), to: day() },
});

export type LogListState = ListStateOf<typeof logList>;
