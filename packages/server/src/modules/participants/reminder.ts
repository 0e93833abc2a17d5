import { REMINDER_ISSUES as issues } from '@widya/contract/participants-invite';
import type { participantInviteSchemas } from '@widya/contract/participants-invite.schemas';
import { instantAt, wibDate } from '@widya/contract/time/instants';
import { formatClock } from '@widya/contract/time/texts';
import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { whenText } from '../../platform/text/when-text.ts';
import { findClassOwner } from '../registrations/find-owner.ts';
import { lockOwner } from '../registrations/owner.ts';
import { scenarioMails } from '../registrations/scenario-mails.ts';
import { CLASS_PEOPLE } from '../registrations/source.ts';

type Body = z.output<(typeof participantInviteSchemas)['broadcastReminder']['body']>;

const TOO_FAR = 'Tanggal kelas terlalu jauh di masa depan';
/** The latest allowed day, the same as for periods in lists. */
const LAST_DAY = '2100-12-31';
/** The same reminder within this time is probably a double click (S36). */
const AGAIN_MS = 10 * 60_000;
/** Mails per statement. */
const CHUNK = 1_000;

const atClock = (day: string, clock: string): Date =>
  clock.includes('T') ? instantAt(day, formatClock(new Date(clock))) : instantAt(day, clock);

/** The times of a reminder; a tentative one may end when it starts. @throws ApiFailure 422. Source: D25 and D68. */
export function reminderTimes(body: Body, now: Date): { readonly start: Date; readonly end: Date } {
  const tentative = body.tentative === true;
  const { class_date: day = '', start_time } = body;
  const from = start_time ?? '';
  const until = body.end_time ?? (tentative ? from : '');
  const missing = Object.entries({ class_date: day, start_time: from, end_time: until }).filter(([, v]) => v === '');
  if (missing.length > 0)
    throw invalid(Object.fromEntries(missing.map(([name]) => [name, issues.incomplete])), issues.incomplete);
  if (day < wibDate(now)) throw invalid({ class_date: issues.past });
  if (day > LAST_DAY) throw invalid({ class_date: TOO_FAR });
  const start = atClock(day, from);
  const end = atClock(day, until);
  if (start > end || (start.getTime() === end.getTime() && !tentative)) throw invalid({ start_time: issues.order });
  return { start, end };
}

async function assertNotJustSent(tx: Tx, batchId: string, now: Date): Promise<void> {
  const [sent] = await tx
    .select({ id: emailOutbox.id })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.batch_id, batchId), gt(emailOutbox.created_at, new Date(now.getTime() - AGAIN_MS))))
    .limit(1);
  if (sent !== undefined)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      'Pengingat yang sama baru saja dikirim. Kirim lagi hanya jika memang diperlukan.',
    );
}

type ReminderContext = Pick<Ctx, 'tx' | 'now' | 'config' | 'audit'> & { readonly caller: Caller };

/**
 * Queues the reminder of a class to all accepted participants.
 * @throws ApiFailure 404 (S11), 409 when the same reminder was sent within ten minutes and `again` is not set, 422.
 */
export async function broadcastReminder(ctx: ReminderContext, code: string, body: Body) {
  const { tx, now } = ctx;
  const { id } = await findClassOwner(tx, ctx.caller, code);
  const { start, end } = reminderTimes(body, now);
  // The lock makes concurrent calls run one after another, so that the second finds the first one's mails.
  const owner = await lockOwner(tx, CLASS_PEOPLE, id);
  const batchId = `reminder:${id}:${start.toISOString()}:${end.toISOString()}`;
  if (body.again !== true) await assertNotJustSent(tx, batchId, now);
  const people = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.class_id, id), eq(registrations.status, 'ACCEPTED')));
  const until = start.getTime() === end.getTime() ? '' : `–${formatClock(end)}`;
  const extra = { tanggal_waktu: whenText(start).replace(' WIB', `${until} WIB`) };
  const key = ({ id: person }: { readonly id: number }) => `${batchId}:${now.getTime()}:${person}`;
  for (let from = 0; from < people.length; from += CHUNK) {
    const some = people.slice(from, from + CHUNK);
    const options = { config: ctx.config, key, batchId, priority: 5, extra };
    await enqueueMails(tx, await scenarioMails(tx, owner, 'REMINDER', some, options), now);
  }
  const after = { start: start.toISOString(), end: end.toISOString(), queued: people.length };
  ctx.audit({ object: 'participant', objectId: owner.code, label: owner.name, after });
  return { success: true, queued: people.length, batch_id: batchId } as const;
}
