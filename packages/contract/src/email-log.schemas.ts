import { z } from 'zod';
import { suppressionReason } from './email-broadcasts.schemas.ts';
import { mailOwner } from './email-templates.schemas.ts';
import { EMAIL_SCENARIOS } from './email-variables.ts';
import {
  affectedAnswer,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredEmail,
  wibDay,
  writtenAnswer,
} from './scalars.schemas.ts';

export const EMAIL_LOG_STATES = ['sent', 'failed', 'bounced', 'uncertain'] as const;

export const HOLD_REASONS = ['sign_in', 'connection', 'sender', 'other'] as const;

export const emailLogRow = z
  .object({
    id: z.number().int(),
    message_id: z.string(),
    subject: z.string(),
    to: z.string(),
    created_at: instant,
    scenario: z.enum(EMAIL_SCENARIOS),
    status: z.enum(EMAIL_LOG_STATES),
    /** The answer of the receiving server. */
    error: z.string().nullable(),
    class_code: z.string().nullable(),
    class_name: z.string().nullable(),
    course_id: z.number().int().nullable(),
    course_title: z.string().nullable(),
    /** The broadcast that the mail belongs to. */
    broadcast_id: z.number().int().nullable(),
    /**
     * Whether the mail can be sent again unchanged. False for mails of a broadcast, which has its own retry, and for
     * mails whose text or secret link is no longer stored.
     */
    resendable: z.boolean(),
  })
  .meta({ id: 'EmailLog' });

const filters = {
  ...mailOwner,
  scenario: z.enum(EMAIL_SCENARIOS).optional(),
  status: z.enum(EMAIL_LOG_STATES).optional(),
  /** First and last day, WIB, both included. */
  from: wibDay.optional(),
  to: wibDay.optional(),
  sort: z.enum(['created_at', '-created_at']).default('-created_at'),
};

/** Final states after which a mail may be sent again. */
export const RESENDABLE_STATES = ['failed', 'uncertain', 'bounced'] as const;

/** `q` searches recipients by name or address. */
const logQuery = pageQuery.extend(filters);

export const suppressionRow = z
  .object({
    id: z.number().int(),
    email: z.string(),
    reason: suppressionReason,
    note: z.string(),
    created_at: instant,
  })
  .meta({ id: 'EmailSuppression' });

/** Whether mails are being sent; `reason` says why the mail server refuses them. */
export const emailDelivery = z
  .object({
    waiting: z.number().int(),
    hold: z
      .object({
        since: instant,
        reason: z.enum(HOLD_REASONS),
        /** The error of the mail server or the network. */
        detail: z.string(),
        next_at: instant,
      })
      .nullable(),
  })
  .meta({ id: 'EmailDelivery' });

const logParam = z.object({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

export const emailLogSchemas = {
  readEmailDelivery: { answer: emailDelivery },
  listEmailHistory: { query: logQuery, answer: listAnswer(emailLogRow) },
  readEmailLog: {
    params: logParam,
    /** `body_html` is the mail as sent; null for old mails and for people whose data was erased. Source: D77. */
    answer: emailLogRow.extend({ body_html: z.string().nullable() }),
  },
  resendEmail: { params: logParam, answer: affectedAnswer },
  resendEmails: {
    /** The filters of the log. */
    body: z.object({ ...filters, status: z.enum(RESENDABLE_STATES), q: pageQuery.shape.q }).omit({ sort: true }),
    /** `left_out` counts matching mails that cannot be sent again. */
    answer: z.object({ success: z.literal(true), queued: z.number().int(), left_out: z.number().int() }),
  },
  listSentEmails: {
    query: logQuery,
    answer: listAnswer(emailLogRow.pick({ message_id: true, subject: true, to: true, created_at: true })),
  },
  listEmailSuppressions: {
    query: pageQuery.extend({ reason: suppressionReason.optional() }),
    answer: listAnswer(suppressionRow),
  },
  addEmailSuppression: {
    body: z.object({
      email: requiredEmail('Harap mengisi alamat surel.'),
      note: z.string().trim().max(1_000).default(''),
    }),
    answer: writtenAnswer(suppressionRow).omit({ version: true }),
  },
  removeEmailSuppression: { params: idParam, answer: affectedAnswer },
};
