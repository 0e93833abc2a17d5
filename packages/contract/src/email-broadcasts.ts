import type { z } from 'zod';
import type {
  BROADCAST_RECIPIENT_STATES,
  BROADCAST_STATES,
  broadcastRecipientRow,
  broadcastRow,
  emailBroadcastSchemas,
  recipientCount,
} from './email-broadcasts.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof emailBroadcastSchemas;

/** One mail to many people. */
export type EmailBroadcast = z.output<typeof broadcastRow>;
export type EmailBroadcastRecord = z.output<S['readEmailBroadcast']['answer']>;
export type EmailBroadcastDraft = NonNullable<EmailBroadcastRecord['draft']>;
export type EmailBroadcastState = (typeof BROADCAST_STATES)[number];
export type EmailBroadcastRecipient = z.output<typeof broadcastRecipientRow>;
export type EmailBroadcastRecipientState = (typeof BROADCAST_RECIPIENT_STATES)[number];
export type RecipientCount = z.output<typeof recipientCount>;
export type RecipientsInput = z.input<S['countEmailRecipients']['body']>;
export type SendEmailInput = z.input<S['sendEmail']['body']>;

/** Seconds before the first mail of a broadcast is sent, during which it can be recalled. */
export const RECALL_SECONDS = 60;

const tag = 'Email';
/** Mass mail has its own key, separate from that of classes. */
const access: Access = { kind: 'staff', roles: ADMINS, menuKey: 'email' };

/** Classes that can be chosen as the audience; without figures and notes, which require the menu key of classes. */
export const listEmailClasses: Endpoint<S['listEmailClasses']> = {
  id: 'listEmailClasses',
  method: 'GET',
  path: '/v1/email/classes',
  access,
  summary: 'Find classes that a broadcast can go to.',
  tag,
  audit: null,
};

/** Changes nothing; the list may be too long for an address, hence a POST. */
export const countEmailRecipients: Endpoint<S['countEmailRecipients']> = {
  id: 'countEmailRecipients',
  method: 'POST',
  path: '/v1/email/recipients',
  access,
  summary: 'Count the recipients that a broadcast would have.',
  tag,
  audit: null,
};

/** Sends after sixty seconds at the earliest. Source: D75, D76. */
export const sendEmail: Endpoint<S['sendEmail']> = {
  id: 'sendEmail',
  method: 'POST',
  path: '/v1/email/send',
  access,
  summary: 'Send a mail to many people.',
  tag,
  audit: 'SEND_EMAIL',
  status: 202,
};

/** Newest first, of all senders. */
export const listEmailBroadcasts: Endpoint<S['listEmailBroadcasts']> = {
  id: 'listEmailBroadcasts',
  method: 'GET',
  path: '/v1/email/broadcasts',
  access,
  summary: 'List broadcasts with their progress.',
  tag,
  audit: null,
};

export const readEmailBroadcast: Endpoint<S['readEmailBroadcast']> = {
  id: 'readEmailBroadcast',
  method: 'GET',
  path: '/v1/email/broadcast/:id',
  access,
  summary: 'Read a broadcast.',
  tag,
  audit: null,
};

/** Available for thirty days. */
export const listEmailBroadcastRecipients: Endpoint<S['listEmailBroadcastRecipients']> = {
  id: 'listEmailBroadcastRecipients',
  method: 'GET',
  path: '/v1/email/broadcast/:id/recipients',
  access,
  summary: 'List the recipients of a broadcast with their state.',
  tag,
  audit: null,
};

/**
 * Recalls a broadcast before any mail is sent. 409 INVALID_TRANSITION once sending may have started: cancel the rest
 * instead.
 */
export const recallEmailBroadcast: Endpoint<S['recallEmailBroadcast']> = {
  id: 'recallEmailBroadcast',
  method: 'POST',
  path: '/v1/email/broadcast/:id/recall',
  access,
  summary: 'Recall a broadcast before its first mail is sent.',
  tag,
  audit: 'RECALL_EMAIL',
};

/** Mails that are being sent are still completed. 409 INVALID_TRANSITION when the broadcast is finished. */
export const pauseEmailBroadcast: Endpoint<S['pauseEmailBroadcast']> = {
  id: 'pauseEmailBroadcast',
  method: 'POST',
  path: '/v1/email/broadcast/:id/pause',
  access,
  summary: 'Pause a broadcast.',
  tag,
  audit: 'PAUSE_EMAIL',
};

/** Continues with the recipients who have not been sent the mail yet. */
export const resumeEmailBroadcast: Endpoint<S['resumeEmailBroadcast']> = {
  id: 'resumeEmailBroadcast',
  method: 'POST',
  path: '/v1/email/broadcast/:id/resume',
  access,
  summary: 'Resume a paused broadcast.',
  tag,
  audit: 'RESUME_EMAIL',
};

/** Skips the recipients who have not been sent the mail yet. */
export const cancelEmailBroadcast: Endpoint<S['cancelEmailBroadcast']> = {
  id: 'cancelEmailBroadcast',
  method: 'POST',
  path: '/v1/email/broadcast/:id/cancel',
  access,
  summary: 'Cancel the remaining mails of a broadcast.',
  tag,
  audit: 'CANCEL_EMAIL',
};

/** Retries failed mails. Recipients who bounced become `skipped`, because their addresses are suppressed. */
export const retryEmailBroadcast: Endpoint<S['retryEmailBroadcast']> = {
  id: 'retryEmailBroadcast',
  method: 'POST',
  path: '/v1/email/broadcast/:id/retry',
  access,
  summary: 'Retry the failed mails of a broadcast.',
  tag,
  audit: 'RETRY_EMAIL',
};
