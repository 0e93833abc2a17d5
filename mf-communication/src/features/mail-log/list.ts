import type { ResendEmailsInput } from '@widya/contract/email-log';
import { listEmailHistory } from '@widya/contract/email-log';
import { EMAIL_SCENARIOS } from '@widya/contract/email-variables';
import { defineList, type ListStateOf } from '@widya/remote-kit/define-list';
import { choice, day } from '@widya/remote-kit/list-filters';
import { type MailScope, ownerOf } from '../mail-scope/mail-scope.ts';

export const logList = defineList(listEmailHistory, {
  settingsKey: 'email-log',
  sorts: ['created_at'],
  filters: {
    scenario: choice(EMAIL_SCENARIOS),
    status: choice(['sent', 'failed', 'uncertain', 'bounced']),
    from: day(),
    to: day(),
  },
});

/** The same mails for sending them again; null while the list shows others than those that failed in one way. */
export function resendFilterOf(state: ListStateOf<typeof logList>, scope: MailScope): ResendEmailsInput | null {
  const { status, ...filter } = logList.filtersOf(state);
  return status === undefined || status === 'sent' ? null : { ...ownerOf(scope), ...filter, status };
}
