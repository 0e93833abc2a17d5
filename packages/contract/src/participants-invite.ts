import type { z } from 'zod';
import { type Access, ANY_STAFF, type Endpoint } from './endpoint.ts';
import type { inviteAnswer, invitee, participantInviteSchemas } from './participants-invite.schemas.ts';

type S = typeof participantInviteSchemas;

export type Invitee = z.input<typeof invitee>;
export type InviteAnswer = z.output<typeof inviteAnswer>;
export type InviteBatchInput = z.input<S['startInviteBatch']['body']>;
export type ReminderInput = z.input<S['broadcastReminder']['body']>;

/** Invitations per call; longer lists are split, with an idempotency key for each part. */
export const INVITE_CHUNK = 200;

/** Rows per call of `startInviteBatch`; longer lists send `more` and then refer to the returned `job_id`. */
export const INVITE_BATCH_CHUNK = 5_000;

/** Columns of the invitation CSV and its example file. Source: B-109 and B-113. */
export const INVITE_COLUMNS = ['email', 'nama', 'catatan'] as const;
export const INVITE_EXAMPLE_FILE = 'contoh-undangan.csv';

/** Longest values of an invitation, and most rows of a file. Source: D139, S21. */
export const INVITE_LIMITS = { email: 255, nama: 255, catatan: 1_000, rows: 50_000 } as const;

/** Messages about an invalid class reminder. Source: B-097 to B-100. */
export const REMINDER_ISSUES = {
  incomplete: 'Harap lengkapi semua data',
  order: 'Waktu mulai kelas harus lebih awal dari waktu selesai kelas',
  past: 'Tanggal kelas tidak boleh di masa lalu',
} as const;

const tag = 'Participants';
const access: Access = { kind: 'staff', roles: ANY_STAFF, menuKey: 'home', scope: 'own-classes' };
const CSV = 'text/csv; charset=utf-8';

/** May succeed partly: lists who was already registered or could not be invited. Source: D71. */
export const inviteParticipants: Endpoint<S['inviteParticipants']> = {
  id: 'inviteParticipants',
  method: 'POST',
  path: '/v1/class/:code/invite',
  access,
  summary: 'Invite people to a class, at most 200 in one call.',
  tag,
  audit: 'INVITE_PARTICIPANT',
};

/** Creates a task for long lists, with an item per row. */
export const startInviteBatch: Endpoint<S['startInviteBatch']> = {
  id: 'startInviteBatch',
  method: 'POST',
  path: '/v1/class/:code/invite/batch',
  access,
  summary: 'Invite a long list of people to a class.',
  tag,
  audit: 'INVITE_PARTICIPANT',
  status: 202,
};

/** Queued: 202; an end equal to the start needs `tentative`. Source: B-100 and D68. */
export const broadcastReminder: Endpoint<S['broadcastReminder']> = {
  id: 'broadcastReminder',
  method: 'POST',
  path: '/v1/class/:code/broadcastReminder',
  access,
  summary: 'Send the reminder of a class to all accepted participants.',
  tag,
  audit: 'REMIND_PARTICIPANT',
  status: 202,
};

/** The same call under another path. Source: D68. */
export const broadcastReminderByOldPath: Endpoint<S['broadcastReminderByOldPath']> = {
  id: 'broadcastReminderByOldPath',
  method: 'POST',
  path: '/v1/participant/:code/broadcastReminder',
  access,
  summary: 'Send the reminder of a class to all accepted participants (the other address of the same call).',
  tag,
  audit: 'REMIND_PARTICIPANT',
  status: 202,
};

/** `daftar-peserta.csv` with the accepted participants. Source: D104. */
export const exportParticipants: Endpoint<S['exportParticipants']> = {
  id: 'exportParticipants',
  method: 'POST',
  path: '/v1/class/:code/participants/export',
  access,
  summary: 'Download all accepted participants of a class as a CSV.',
  tag,
  audit: 'EXPORT_PARTICIPANT',
  answerType: CSV,
};

/** `email-peserta.csv` with the accepted participants who subscribe to the newsletter. Source: B-063. */
export const exportParticipantEmails: Endpoint<S['exportParticipantEmails']> = {
  id: 'exportParticipantEmails',
  method: 'POST',
  path: '/v1/class/:code/participants/emails',
  access,
  summary: 'Download the emails of newsletter subscribers among the accepted participants.',
  tag,
  audit: 'EXPORT_PARTICIPANT',
  answerType: CSV,
};
