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

/** The filters for resending all listed mails; null unless the list shows one state of failure. */
export function resendFilterOf(state: ListStateOf<typeof logList>, scope: MailScope): ResendEmailsInput | null {
  const { status, ...filter } = logList.filtersOf(state);
  return status === undefined || status === 'sent' ? null : { ...ownerOf(scope), ...filter, status };
}
