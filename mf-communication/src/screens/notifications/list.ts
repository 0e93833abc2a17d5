import { listNotifications } from '@widya/contract/notifications';
import { defineList } from '@widya/remote-kit/define-list';

export const notificationList = defineList(listNotifications, {
  settingsKey: 'notifikasi',
  sorts: ['created_at', 'title', 'audience_count'],
});
