import { z } from 'zod';
import {
  attachment,
  MAX_BODY,
  mailOwner,
  NO_CONTENT,
  NO_SUBJECT,
  SUBJECT_TOO_LONG,
} from './email-templates.schemas.ts';
import { REGISTRATION_STATUSES } from './registration-status.ts';
import { codeParam, flagInput, idParam, instant, listAnswer, pageQuery, requiredText } from './scalars.schemas.ts';

/** Most typed or pasted addresses; longer lists are sent to an audience. */
export const MAX_RECIPIENTS = 5_000;

export const NO_RECIPIENT = 'Harap masukan tujuan pengiriman Email';

const personId = z.number().int().positive().max(2_147_483_647);

/** A typed address, or one with known facts of the person. Source: D75. */
const recipient = z.union([
  z.string().trim().max(255),
  z.object({
    email: z.string().trim().max(255),
    name: z.string().trim().max(255).optional(),
    /** Id in the class or course that the mail is about. */
    participant_id: personId.optional(),
  }),
]);

const status = z
  .array(z.enum(REGISTRATION_STATUSES))
  .min(1, 'Harap memilih paling sedikit satu status.')
  .max(REGISTRATION_STATUSES.length)
  .default(['ACCEPTED']);

/** Recipients by a condition that is evaluated when the mail is sent, so that long lists need not be transferred. */
const audience = z.discriminatedUnion('kind', [
  /** Active members who subscribed to the newsletter. */
  z.object({ kind: z.literal('newsletter') }),
  z.object({ kind: z.literal('class'), code: codeParam.shape.code, status }),
  z.object({ kind: z.literal('course'), code: z.string().trim().min(1).max(64), status }),
]);

/** Both are combined into one list without duplicate addresses. */
const recipients = {
  recipients: z.array(recipient).max(MAX_RECIPIENTS).default([]),
  audience: audience.nullish(),
  ...mailOwner,
  /** The complaint that the mail replies to; it is also sent to people who take no newsletters. */
  complaint_id: personId.optional(),
};

/** Why broadcasts skip an address. */
export const SUPPRESSION_REASONS = ['bounced', 'unsubscribed', 'manual'] as const;
export const suppressionReason = z.enum(SUPPRESSION_REASONS);

export const recipientCount = z.object({
  /** Number of distinct addresses. */
  total: z.number().int(),
  /** How many of them would get the mail: `Kirim ke 1.284 orang`. */
  sendable: z.number().int(),
  /** How many are skipped, and a few of them. */
  suppressed: z.number().int(),
  suppressed_examples: z.array(z.object({ email: z.string(), reason: suppressionReason })),
  /** Entries that repeat an address. */
  duplicates: z.number().int(),
  /** The first of the typed entries that are not addresses; sending refuses them. */
  invalid: z.array(z.string()),
  /** A few of those who would get the mail. */
  examples: z.array(z.object({ email: z.string(), name: z.string() })),
});

export const BROADCAST_STATES = ['SCHEDULED', 'SENDING', 'PAUSED', 'DONE', 'CANCELLED', 'RECALLED', 'FAILED'] as const;

const counts = z.object({
  /** queued + sent + failed + bounced + skipped = total. */
  total: z.number().int(),
  queued: z.number().int(),
  sent: z.number().int(),
  failed: z.number().int(),
  bounced: z.number().int(),
  skipped: z.number().int(),
});

export const broadcastRow = z
  .object({
    id: z.number().int(),
    /** The task; null once it was removed, thirty days after its end. */
    job_id: z.number().int().nullable(),
    subject: z.string(),
    /** SCHEDULED: no mail has been sent yet, so the broadcast can be recalled. */
    state: z.enum(BROADCAST_STATES),
    counts,
    /** When the first mail is sent; the broadcast can be recalled until then. */
    starts_at: instant,
    created_at: instant,
    finished_at: instant.nullable(),
    created_by: z.string(),
    class_code: z.string().nullable(),
    class_name: z.string().nullable(),
    course_id: z.number().int().nullable(),
    course_code: z.string().nullable(),
    course_title: z.string().nullable(),
  })
  .meta({ id: 'EmailBroadcast' });

/** Recipients of a recalled broadcast, to edit and send it again. Text and subject are in the record. */
const draft = z.object({
  /** Typed addresses, without people whose data was erased since. Empty once the task was removed. */
  recipients: z.array(z.string()),
  audience: audience.nullable(),
  attachments: z.array(attachment.extend({ size: z.number().int() })),
  /** The complaint that it replies to. */
  complaint_id: personId.nullable(),
});

const broadcastRecord = broadcastRow.extend({
  content: z.string(),
  attachments: z.array(attachment),
  /** Null unless it was recalled. */
  draft: draft.nullable(),
});

export const BROADCAST_RECIPIENT_STATES = ['queued', 'sent', 'failed', 'bounced', 'skipped'] as const;

export const broadcastRecipientRow = z
  .object({
    id: z.number().int(),
    email: z.string(),
    name: z.string(),
    state: z.enum(BROADCAST_RECIPIENT_STATES),
    /** Why it failed, bounced or was skipped. */
    reason: z.string().nullable(),
    attempts: z.number().int(),
    sent_at: instant.nullable(),
    /** The mail in the log, once it was sent or has failed. */
    message_id: z.string().nullable(),
  })
  .meta({ id: 'EmailBroadcastRecipient' });

const changed = { params: idParam, answer: z.object({ success: z.literal(true), data: broadcastRow }) };

export const emailBroadcastSchemas = {
  listEmailClasses: {
    query: pageQuery.pick({ q: true }),
    /** At most twenty, latest first. */
    answer: z.array(z.object({ code: z.string(), name: z.string(), start_time: instant.nullable() })),
  },
  countEmailRecipients: { body: z.object(recipients), answer: recipientCount },
  sendEmail: {
    body: z.object({
      ...recipients,
      subject: requiredText(255, NO_SUBJECT, SUBJECT_TOO_LONG),
      content: requiredText(MAX_BODY, NO_CONTENT),
      attachments: z.array(attachment).max(10).default([]),
      /** The number of recipients that the person saw; 409 VERSION_CONFLICT when it has changed. */
      expected: z.number().int().min(0).optional(),
      /** Allows the same mail to the same people within ten minutes, which is otherwise refused (S36). */
      again: flagInput.optional(),
    }),
    answer: z.object({
      success: z.literal(true),
      job_id: z.number().int(),
      queued: z.number().int(),
      skipped: z.number().int(),
      data: broadcastRow,
    }),
  },
  listEmailBroadcasts: {
    query: pageQuery.extend(mailOwner),
    answer: listAnswer(broadcastRow),
  },
  readEmailBroadcast: { params: idParam, answer: broadcastRecord },
  listEmailBroadcastRecipients: {
    params: idParam,
    query: pageQuery.extend({ state: z.enum(BROADCAST_RECIPIENT_STATES).optional() }),
    answer: listAnswer(broadcastRecipientRow),
  },
  recallEmailBroadcast: changed,
  pauseEmailBroadcast: changed,
  resumeEmailBroadcast: changed,
  cancelEmailBroadcast: changed,
  retryEmailBroadcast: changed,
};
