import { z } from 'zod';
import { EMAIL_SHAPE } from './email-shape.ts';
import { INVITE_LIMITS, REMINDER_ISSUES } from './participants-invite.ts';
import { affectedAnswer, codeParam, flagInput, instant, requiredText, wibDay } from './scalars.schemas.ts';

/** Most invitations of one call. Clients split longer lists, with an idempotency key for each part. */
export const MAX_INVITES = 200;

/**
 * A person to invite, from a form or a CSV row. Only the shape is validated here; content errors are reported in
 * `failed`, so that one bad row does not stop the others (D71).
 */
export const invitee = z.object({
  email: z.string().max(1_000),
  full_name: z.string().max(1_000).optional(),
  nama: z.string().max(1_000).optional(),
  note: z.string().max(20_000).optional(),
  catatan: z.string().max(20_000).optional(),
  /** Row number in the file, as spreadsheets count; defaults to the position in the list, from 1. */
  row: z.number().int().positive().optional(),
});

/** One invitation, as its form validates it before sending. */
export const invitation = z.object({
  email: z
    .string()
    .trim()
    .min(1, 'Surel wajib diisi')
    .regex(EMAIL_SHAPE, 'Alamat surel tidak lengkap')
    .max(INVITE_LIMITS.email),
  nama: requiredText(INVITE_LIMITS.nama, 'Nama wajib diisi'),
  catatan: z.string().trim().max(INVITE_LIMITS.catatan, 'Maksimal 1.000 karakter'),
});

const invitees = z.array(invitee).min(1).max(MAX_INVITES);
/** `override_quota=1` allows exceeding the quota, which is logged (S27). */
const inviteQuery = z.object({ override_quota: flagInput.optional() });

export const inviteAnswer = affectedAnswer.extend({
  /** How many were newly invited. */
  invited: z.number().int(),
  already_registered: z.array(z.string()),
  failed: z.array(z.object({ row: z.number().int(), email: z.string(), reason: z.string() })),
});

/** Most rows per call of a long list; longer files take several calls. */
export const MAX_BATCH = 10_000;
/** Most rows of a task. Source: S21. */
export const MAX_BATCH_TOTAL = INVITE_LIMITS.rows;

/** The first call creates the task, the next ones refer to it; it starts with the call that has no `more`. */
export const batchBody = z.object({
  people: z.array(invitee).min(1).max(MAX_BATCH),
  job_id: z.number().int().positive().max(2_147_483_647).optional(),
  more: flagInput.optional(),
});

/** Invalid rows become items of the task too, so that they appear in its list of failures. */
export const batchAnswer = z.object({ success: z.literal(true), job_id: z.number().int(), total: z.number().int() });

const clock = z.union([z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), instant]);

/** Times as `HH:mm` in WIB or as instants. `tentative` allows an end equal to the start. Source: D25 and D68. */
const reminder = {
  params: codeParam,
  body: z.object({
    class_date: z.union([wibDay, z.literal('')], REMINDER_ISSUES.incomplete).optional(),
    start_time: z.union([clock, z.literal('')], REMINDER_ISSUES.incomplete).nullish(),
    end_time: z.union([clock, z.literal('')], REMINDER_ISSUES.incomplete).nullish(),
    tentative: flagInput.optional(),
    /** Allows the same reminder within ten minutes, which is otherwise refused (S36). */
    again: flagInput.optional(),
  }),
  answer: z.object({ success: z.literal(true), queued: z.number().int(), batch_id: z.string() }),
};

export const participantInviteSchemas = {
  inviteParticipants: { params: codeParam, query: inviteQuery, body: invitees, answer: inviteAnswer },
  startInviteBatch: {
    params: codeParam,
    query: inviteQuery,
    body: batchBody,
    answer: batchAnswer,
  },
  broadcastReminder: reminder,
  broadcastReminderByOldPath: reminder,
  exportParticipants: { params: codeParam, answer: z.string() },
  exportParticipantEmails: { params: codeParam, answer: z.string() },
};
