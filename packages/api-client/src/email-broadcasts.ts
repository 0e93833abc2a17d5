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

/** What a list of mails is about: one class by its code, one course by its id or code, or everything. */
export interface MailOwner {
  readonly class_code?: string | undefined;
  readonly course?: string | undefined;
}

const POLL_MS = 2_000;
/** Resolving a long list may take its time. */
const LONG = 60_000;

/** Whether it changes by itself. */
const isMoving = (state: EmailBroadcastState): boolean => state === 'SCHEDULED' || state === 'SENDING';

/** Milliseconds until a page of broadcasts is asked again, while one of them is under way. */
export const broadcastPollMs = (latest: { readonly data: readonly EmailBroadcast[] } | undefined): number =>
  latest?.data.some(({ state }) => isMoving(state)) ? POLL_MS : 0;

/** One broadcast, followed until it rests; null follows none. */
export const useEmailBroadcast = (id: number | null): Query<EmailBroadcastRecord> =>
  useQuery<Schemas['readEmailBroadcast'], EmailBroadcastRecord>(
    broadcasts.readEmailBroadcast,
    id === null ? null : { params: { id } },
    { pollMs: (latest) => (latest !== undefined && isMoving(latest.state) ? POLL_MS : 0) },
  );

export type EmailBroadcastRecipientQuery = Listing & { readonly state?: EmailBroadcastRecipientState | undefined };

/** What became of each recipient. @param follow asks again and again, while the broadcast is under way. */
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

/** How many a mail would go to, and who would be left out. @throws ApiError */
export const countEmailRecipients = (body: RecipientsInput, signal?: AbortSignal): Promise<RecipientCount> =>
  call(broadcasts.countEmailRecipients, { body, signal, timeout: LONG });

/** What staff do with broadcasts. Each rejects with an ApiError (INVALID_TRANSITION when it is over) and keeps lists true. */
export function useEmailBroadcastActions() {
  const write = useWrite([...EMAIL_READS, listTasks]);
  const to = (id: number) => ({ params: { id } });
  return {
    /**
     * @param idempotencyKey kept by the form until it succeeds, so that a second click sends nothing twice.
     * @throws ApiError with VERSION_CONFLICT when `expected` is no longer true, INVALID_TRANSITION when the same mail has just
     * been sent (send `again` to insist)
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
