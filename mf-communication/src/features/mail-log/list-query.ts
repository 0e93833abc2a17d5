import type { EmailLogPageQuery } from '@widya/api-client/email-log';
import type { ResendEmailsInput } from '@widya/contract/email-log';
import { EMAIL_SCENARIOS, type EmailScenario } from '@widya/contract/email-variables';
import type { TableQueryOptions } from '@widya/design-system/use-table-query';
import { type ListState, listingOf, readListState, sortsOf } from '@widya/remote-kit/list-state';
import { choiceParam } from '@widya/remote-kit/read-param';
import { type MailScope, ownerOf } from '../mail-scope/mail-scope.ts';

const SORTS = sortsOf(['created_at']);
type LogSort = (typeof SORTS)[number];
const STATES = ['sent', 'failed', 'uncertain', 'bounced'] as const;

/** The list's state, read from the address. */
interface LogListState extends ListState<LogSort> {
  readonly scenario: EmailScenario | '';
  readonly status: (typeof STATES)[number] | '';
  /** Days of WIB, `2026-11-24`. */
  readonly from: string;
  readonly to: string;
}

export const LOG_LIST_OPTIONS = {
  filters: ['scenario', 'status', 'from', 'to'],
  settingsKey: 'email-log',
} as const satisfies TableQueryOptions;

const dayParam = (text: string | null): string => (text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : '');

/** Reads the state; anything the address says wrongly counts as not said. */
export const readLogListState = (search: URLSearchParams): LogListState => ({
  ...readListState(search, SORTS),
  scenario: choiceParam(search.get('scenario'), EMAIL_SCENARIOS),
  status: choiceParam(search.get('status'), STATES),
  from: dayParam(search.get('from')),
  to: dayParam(search.get('to')),
});

/** The API's query for a state. */
export const logListQueryOf = (
  { scenario, status, from, to, ...list }: LogListState,
  scope: MailScope,
): EmailLogPageQuery => ({
  ...ownerOf(scope),
  ...listingOf(list),
  ...(scenario !== '' && { scenario }),
  ...(status !== '' && { status }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
});

/** The same mails for sending them again; null while the list shows others than those that failed in one way. */
export function resendFilterOf(state: LogListState, scope: MailScope): ResendEmailsInput | null {
  const { status, page: _, per_page: __, sort: ___, ...filter } = logListQueryOf(state, scope);
  return status === undefined || status === 'sent' ? null : { ...filter, status };
}
