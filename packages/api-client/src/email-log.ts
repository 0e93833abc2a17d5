import type { EmailDelivery, EmailLogRecord, NewEmailSuppression, ResendEmailsInput } from '@widya/contract/email-log';
import * as log from '@widya/contract/email-log';
import type { emailLogSchemas } from '@widya/contract/email-log.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { call } from './api.ts';
import type { Listing, PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type Schemas = typeof emailLogSchemas;
export type EmailSuppressionPage = PageOf<CallAnswer<Schemas['listEmailSuppressions']>>;

const DELIVERY_POLL_MS = 30_000;

/** Whether mails are being sent; polled. */
export const useEmailDelivery = (): Query<EmailDelivery> =>
  useQuery<Schemas['readEmailDelivery'], EmailDelivery>(
    log.readEmailDelivery,
    {},
    {
      pollMs: () => DELIVERY_POLL_MS,
    },
  );

/** One mail as sent; null loads nothing. */
export const useEmailLog = (id: number | null): Query<EmailLogRecord> =>
  useQuery(log.readEmailLog, id === null ? null : { params: { id } });

/** Actions that resend failed mails. Each rejects with an ApiError. */
export function useResendActions() {
  const write = useWrite([log.listEmailHistory, log.readEmailDelivery]);
  return {
    one: (id: number) => write(call(log.resendEmail, { params: { id } })),
    all: (body: ResendEmailsInput) => write(call(log.resendEmails, { body })),
  };
}

/** One page of the addresses that broadcasts skip; null loads nothing. */
export const useEmailSuppressionPage = (query: Listing | null): Query<EmailSuppressionPage> =>
  useQuery<Schemas['listEmailSuppressions'], EmailSuppressionPage>(
    log.listEmailSuppressions,
    query && { query: { ...query } },
  );

/** Actions on suppressed addresses. Each rejects with an ApiError and updates the cached lists. */
export function useEmailSuppressionActions() {
  const write = useWrite([log.listEmailSuppressions]);
  return {
    add: (body: NewEmailSuppression) => write(call(log.addEmailSuppression, { body })),
    remove: (id: number) => write(call(log.removeEmailSuppression, { params: { id } })),
  };
}
