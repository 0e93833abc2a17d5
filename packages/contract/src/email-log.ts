import type { z } from 'zod';
import type {
  EMAIL_LOG_STATES,
  emailDelivery,
  emailLogRow,
  emailLogSchemas,
  suppressionRow,
} from './email-log.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof emailLogSchemas;

/** A mail that was sent or has failed. */
export type EmailLog = z.output<typeof emailLogRow>;
export type EmailDelivery = z.output<typeof emailDelivery>;
/** Cause of the hold: the sign-in at the mail server, the network, the sender's address or something else. */
export type HoldReason = NonNullable<EmailDelivery['hold']>['reason'];
export type EmailLogState = (typeof EMAIL_LOG_STATES)[number];
export type ResendEmailsInput = z.input<S['resendEmails']['body']>;
export type EmailLogRecord = z.output<S['readEmailLog']['answer']>;
/** An address that broadcasts skip. */
export type EmailSuppression = z.output<typeof suppressionRow>;
export type NewEmailSuppression = z.input<S['addEmailSuppression']['body']>;

const tag = 'Email';
/** Without the key `email`, only the log of one class (`home`) or course (`private-class`) can be read. */
const readers: Access = { kind: 'staff', roles: ADMINS, menuKey: ['email', 'home', 'private-class'] };
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'email' };

/** Newest first. Totals of a search stop at 5,000. Source: D74. */
export const listEmailHistory: Endpoint<S['listEmailHistory']> = {
  id: 'listEmailHistory',
  method: 'GET',
  path: '/v1/email/history',
  access: readers,
  summary: 'List the mails that were sent or have failed.',
  tag,
  audit: null,
};

/** Whether mails are being sent, and if not, why. */
export const readEmailDelivery: Endpoint<S['readEmailDelivery']> = {
  id: 'readEmailDelivery',
  method: 'GET',
  path: '/v1/email/delivery',
  access,
  summary: 'Read whether mails are being sent, and if not, why.',
  tag,
  audit: null,
};

/** One mail with its text as sent. Source: D77. */
export const readEmailLog: Endpoint<S['readEmailLog']> = {
  id: 'readEmailLog',
  method: 'GET',
  path: '/v1/email/history/:id',
  access: readers,
  summary: 'Read a mail as it was sent.',
  tag,
  audit: null,
};

/**
 * Sends a failed mail again, unchanged. 409 INVALID_TRANSITION when that is not possible; no effect when it is already
 * queued.
 */
export const resendEmail: Endpoint<S['resendEmail']> = {
  id: 'resendEmail',
  method: 'POST',
  path: '/v1/email/history/:id/resend',
  access,
  summary: 'Send a failed mail again.',
  tag,
  audit: 'SENDAGAIN_EMAIL',
};

/** Sends all failed mails that match the filters again. */
export const resendEmails: Endpoint<S['resendEmails']> = {
  id: 'resendEmails',
  method: 'POST',
  path: '/v1/email/history/resend',
  access,
  summary: 'Send the failed mails that match the filters again.',
  tag,
  audit: 'SENDAGAIN_EMAIL',
};

/** Reads the same log with four fields only. Source: D74. */
export const listSentEmails: Endpoint<S['listSentEmails']> = {
  id: 'listSentEmails',
  method: 'GET',
  path: '/v1/email/sent_emails',
  access: readers,
  summary: 'List the mails that were sent or have failed, in four fields.',
  tag,
  audit: null,
};

/** Addresses that bounced, unsubscribed or were entered by hand. Source: S39. */
export const listEmailSuppressions: Endpoint<S['listEmailSuppressions']> = {
  id: 'listEmailSuppressions',
  method: 'GET',
  path: '/v1/email/suppressions',
  access,
  summary: 'List the addresses that broadcasts skip.',
  tag,
  audit: null,
};

export const addEmailSuppression: Endpoint<S['addEmailSuppression']> = {
  id: 'addEmailSuppression',
  method: 'POST',
  path: '/v1/email/suppressions',
  access,
  summary: 'Exclude an address from broadcasts.',
  tag,
  audit: 'ADD_SUPPRESSION',
  status: 201,
};

export const removeEmailSuppression: Endpoint<S['removeEmailSuppression']> = {
  id: 'removeEmailSuppression',
  method: 'DELETE',
  path: '/v1/email/suppression/:id',
  access,
  summary: 'Include an address in broadcasts again.',
  tag,
  audit: 'REMOVE_SUPPRESSION',
};
