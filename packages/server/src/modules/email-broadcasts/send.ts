import { createHash } from 'node:crypto';
import type { EmailBroadcast } from '@widya/contract/email-broadcasts';
import { RECALL_SECONDS } from '@widya/contract/email-broadcasts';
import { type emailBroadcastSchemas, NO_RECIPIENT } from '@widya/contract/email-broadcasts.schemas';
import { NO_CONTENT } from '@widya/contract/email-templates.schemas';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Caller } from '../../platform/auth/caller.ts';
import { emailBroadcasts } from '../../platform/database/schema/email.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { startTask } from '../../platform/jobs/engine/start-task.ts';
import { cleanEmailHtml, isBlankEmail } from '../../platform/text/email-html.ts';
import { findAttachments, storeAttachments } from '../email-templates/attachments.ts';
import { storePictures, withoutOrigin } from '../email-templates/pictures.ts';
import { broadcastKind } from './broadcast-kind.ts';
import { countRecipients } from './count.ts';
import { selectBroadcast } from './queries.ts';
import { type ChosenRecipients, chooseRecipients, recipientRows } from './recipients.ts';

type Body = z.output<(typeof emailBroadcastSchemas)['sendEmail']['body']>;
type SendContext = Pick<Ctx, 'tx' | 'now' | 'audit' | 'jobs' | 'requestId' | 'config'> & { readonly caller: Caller };

/** The same mail to the same people within this time is probably a double click (S36). */
const AGAIN_MS = 10 * 60_000;
const MOST_SHOWN = 5;

/** Hash of everything that makes two broadcasts the same. */
function hashOf(
  { subject, attachments, recipients, audience }: Body,
  content: string,
  owner: ChosenRecipients['owner'],
): string {
  const people = recipients.map((entry) => (typeof entry === 'string' ? entry : entry.email).toLowerCase()).toSorted();
  const about = owner && `${owner.source.kind}:${owner.id}`;
  const facts = [subject, content, attachments.map(({ path }) => path), people, audience ?? null, about];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** @throws ApiFailure 409 when the same was just sent and neither recalled nor cancelled. */
async function assertNotJustSent(tx: Tx, hash: string, now: Date): Promise<void> {
  // Makes concurrent calls run one after another, so that the second finds the first one's broadcast.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${hash}, 0))`);
  const [same] = await tx
    .select({ id: emailBroadcasts.id })
    .from(emailBroadcasts)
    .innerJoin(tasks, eq(tasks.id, emailBroadcasts.task_id))
    .where(
      and(
        eq(emailBroadcasts.content_hash, hash),
        gt(emailBroadcasts.created_at, new Date(now.getTime() - AGAIN_MS)),
        isNull(emailBroadcasts.recalled_at),
        ne(tasks.state, 'CANCELLED'),
      ),
    )
    .limit(1);
  if (same !== undefined)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      'Surel yang sama baru saja dikirim ke penerima yang sama. Kirim lagi hanya jika memang diperlukan.',
      { current: { id: same.id } },
    );
}

/**
 * @throws ApiFailure 422 when no recipient is left or an entry is not an address; 409 when the number differs from what
 * the caller saw.
 */
async function countChosen(tx: Tx, chosen: ChosenRecipients, expected: number | undefined) {
  if (chosen.invalid.length > 0) {
    const shown = chosen.invalid.slice(0, MOST_SHOWN).join(', ');
    const more = chosen.invalid.length > MOST_SHOWN ? ` dan ${chosen.invalid.length - MOST_SHOWN} lainnya` : '';
    throw invalid({ recipients: `Alamat surel tidak sesuai: ${shown}${more}` });
  }
  const counted = await countRecipients(tx, chosen);
  if (counted.total === 0) throw invalid({ recipients: NO_RECIPIENT });
  if (counted.sendable === 0) throw invalid({ recipients: 'Semua alamat ini tidak dikirimi siaran' });
  if (expected !== undefined && counted.sendable !== expected)
    throw new ApiFailure(
      409,
      'VERSION_CONFLICT',
      `Penerima sekarang berjumlah ${counted.sendable} orang. Periksa kembali.`,
      { current: counted },
    );
  return counted;
}

const ownerColumns = (owner: ChosenRecipients['owner']) => ({
  class_id: owner?.source.kind === 'class' ? owner.id : null,
  course_id: owner?.source.kind === 'course' ? owner.id : null,
});

/**
 * Starts a broadcast: a task with one item per address, which sends the first mail after the time for recalling.
 * @throws ApiFailure 404 for an unknown class, course, participant or complaint, 409 when the same was just sent or the
 * number of recipients has changed, 413 for attachments that are too large, 422. Source: D75, D76.
 */
export async function sendBroadcast(
  ctx: SendContext,
  body: Body,
): Promise<{ data: EmailBroadcast; job_id: number; queued: number; skipped: number }> {
  const { tx, caller, now } = ctx;
  const content = cleanEmailHtml(withoutOrigin(body.content, ctx.config));
  if (isBlankEmail(content)) throw invalid({ content: NO_CONTENT });
  // Before personal data is read that is written into the items.
  await holdPeople(tx);
  const chosen = await chooseRecipients(tx, caller, body);
  const { sendable, suppressed } = await countChosen(tx, chosen, body.expected);
  const attachments = await findAttachments(tx, caller, body.attachments);
  const hash = hashOf(body, content, chosen.owner);
  if (body.again !== true) await assertNotJustSent(tx, hash, now);
  const starts_at = new Date(now.getTime() + RECALL_SECONDS * 1_000);
  const [created] = await tx
    .insert(emailBroadcasts)
    .values({
      subject: body.subject,
      content,
      attachments,
      ...ownerColumns(chosen.owner),
      complaint_id: body.complaint_id ?? null,
      created_by: caller.name,
      content_hash: hash,
      starts_at,
      created_at: now,
    })
    .returning({ id: emailBroadcasts.id });
  const id = created?.id ?? 0;
  await storeAttachments(tx, caller, attachments, `email-broadcast:${id}`);
  await storePictures(tx, caller, content, `email-broadcast:${id}`);
  const task = await startTask(ctx, broadcastKind, {
    label: `${broadcastKind.label} · ${body.subject}`,
    input: {
      broadcast_id: id,
      starts_at: starts_at.toISOString(),
      answers: chosen.answers,
      isNewsletter: body.audience?.kind === 'newsletter',
      audience: body.audience ?? null,
    },
    items: sql`select email as label, jsonb_build_object('email', email, 'name', name, 'member_id', member_id,
      'participant_id', participant_id, 'typed', email = any(${sql.param(chosen.entered.map(({ email }) => email))})) as data from (${recipientRows(chosen)}) r order by nr`,
  });
  await tx.update(emailBroadcasts).set({ task_id: task.id }).where(eq(emailBroadcasts.id, id));
  ctx.audit({
    object: 'email',
    objectId: id,
    label: body.subject,
    after: {
      job_id: task.id,
      recipients: sendable,
      skipped: suppressed,
      attachments: attachments.length,
      audience: body.audience?.kind ?? null,
      ...ownerColumns(chosen.owner),
    },
  });
  const data = await selectBroadcast(tx, id, now);
  return { data, job_id: task.id, queued: sendable, skipped: suppressed };
}
