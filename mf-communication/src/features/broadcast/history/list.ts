import { listEmailBroadcasts } from '@widya/contract/email-broadcasts';
import { defineList } from '@widya/remote-kit/define-list';

/** Newest first; the API supports neither search nor sorting. */
export const broadcastList = defineList(listEmailBroadcasts, {
  settingsKey: 'email-broadcast',
  send: ({ page, per_page }) => ({ page, per_page }),
});
