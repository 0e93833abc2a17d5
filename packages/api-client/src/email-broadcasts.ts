import type {
  EmailBroadcast,
  EmailBroadcastRecipientState,
  EmailBroadcastRecord,
  EmailBroadcastState,
  RecipientCount,
  RecipientsInput,
  SendEmailInput,
} from '@widya/contract/email-broadcasts';
import * as broadcasts from '@widya/contract/email-broadcasts';
import type { emailBroadcastSchemas } from '@widya/contract/email-broadcasts.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { EMAIL_READS } from '@widya/contract/task-changes';
import { listTasks } from '@widya/contract/tasks';
import { call } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof emailBroadcastSchemas;
export type EmailBroadcastRecipientPage = PageOf<CallAnswer<Schemas['listEmailBroadcastRecipients']>>;

/** The scope of a list of mails: a class by code, a course by id or code, or everything. */
export interface MailOwner {
  readonly class_code?: string | undefined;
  readonly course?: string | undefined;
}

const POLL_MS = 2_000;
/** Timeout for resolving a long list of recipients. */
const LONG = 60_000;

/** Whether its state changes automatically. */
const isMoving = (state: EmailBroadcastState): boolean => state === 'SCHEDULED' || state === 'SENDING';

/** Milliseconds until a page of broadcasts is polled again, while one of them is running. */
export const broadcastPollMs = (latest: { readonly data: readonly EmailBroadcast[] } | undefined): number =>
  latest?.data.some(({ state }) => isMoving(state)) ? POLL_MS : 0;

/** One broadcast, polled until it has ended; null loads nothing. */
export const useEmailBroadcast = (id: number | null): Query<EmailBroadcastRecord> =>
  useQuery<Schemas['readEmailBroadcast'], EmailBroadcastRecord>(
    broadcasts.readEmailBroadcast,
    id === null ? null : { params: { id } },
    { pollMs: (latest) => (latest !== undefined && isMoving(latest.state) ? POLL_MS : 0) },
  );

export type EmailBroadcastRecipientQuery = Listing & { readonly state?: EmailBroadcastRecipientState | undefined };

/**
 * One page of recipients with their state; null loads nothing. @param follow polls every two seconds; true while the
 * broadcast is running.
 */
export const useEmailBroadcastRecipients = (
  id: number | null,
  query: EmailBroadcastRecipientQuery,
  follow: boolean,
): Query<EmailBroadcastRecipientPage> =>
  useQuery<Schemas['listEmailBroadcastRecipients'], EmailBroadcastRecipientPage>(
    broadcasts.listEmailBroadcastRecipients,
    id === null ? null : { params: { id }, query: { ...query } },
    { pollMs: () => (follow ? POLL_MS : 0) },
  );

/** Counts how many would get a mail and who would be skipped. @throws ApiError */
export const countEmailRecipients = (body: RecipientsInput, signal?: AbortSignal): Promise<RecipientCount> =>
  call(broadcasts.countEmailRecipients, { body, signal, timeout: LONG });

/**
 * Actions on broadcasts. Each rejects with an ApiError (INVALID_TRANSITION when it has ended) and updates the cached
 * lists.
 */
export function useEmailBroadcastActions() {
  const write = useWrite([...EMAIL_READS, listTasks]);
  const to = (id: number) => ({ params: { id } });
  return {
    /**
     * @param idempotencyKey kept by the form until it succeeds, so that a second click sends nothing twice.
     * @throws ApiError with VERSION_CONFLICT when `expected` has changed, INVALID_TRANSITION when the same mail was
     * just sent (`again` sends it anyway)
     */
    send: (body: SendEmailInput, idempotencyKey?: string) =>
      write(call(broadcasts.sendEmail, { body, idempotencyKey, timeout: LONG })),
    recall: (id: number) => write(call(broadcasts.recallEmailBroadcast, to(id))),
    pause: (id: number) => write(call(broadcasts.pauseEmailBroadcast, to(id))),
    resume: (id: number) => write(call(broadcasts.resumeEmailBroadcast, to(id))),
    cancel: (id: number) => write(call(broadcasts.cancelEmailBroadcast, to(id))),
    retryFailed: (id: number) => write(call(broadcasts.retryEmailBroadcast, to(id))),
  };
}
