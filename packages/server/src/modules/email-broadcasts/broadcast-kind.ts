import { randomBytes } from 'node:crypto';
import { outwardAddress } from '@widya/contract/outward-address';
import { and, eq, inArray, lte } from 'drizzle-orm';
import { siteOf } from '../../platform/addresses/site.ts';
import { emailBroadcasts, emailOutbox, emailSuppressions } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { defineTaskKind, type HandedOver, type ItemOf, type TaskOf } from '../../platform/jobs/engine/task-kind.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { recordReply } from '../complaints/reply.ts';
import { fillIn, valuesFor } from '../email-templates/addressees.ts';
import { readOwner } from '../registrations/owner.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE } from '../registrations/source.ts';
import { REASON_TEXTS } from './reasons.ts';
import type { RecipientsBody } from './recipients.ts';
import { unsubscribeFooter } from './unsubscribe/footer.ts';

export interface BroadcastItem extends Readonly<Record<string, unknown>> {
  readonly email: string;
  readonly name: string;
  readonly member_id: number | null;
  readonly participant_id: number | null;
  /** Whether the address was entered, even if it is also in an audience. */
  readonly typed: boolean;
}

export interface BroadcastInput extends Readonly<Record<string, unknown>> {
  readonly broadcast_id: number;
  readonly starts_at: string;
  /** The complainant's address, which gets the answer even if it has unsubscribed. */
  readonly answers: string | null;
  /** Whether it is a newsletter, so that people who have unsubscribed since are skipped. */
  readonly isNewsletter: boolean;
  /** The audience, in addition to entered addresses. */
  readonly audience: RecipientsBody['audience'] | null;
}

type Broadcast = typeof emailBroadcasts.$inferSelect;
type Item = ItemOf<BroadcastItem>;

/** After mails of scenarios (S38). */
const PRIORITY = 10;
/**
 * For how long the waiting mails of a broadcast last at the configured rate. They are still sent after a pause; a shorter
 * time would end before the next ones are handed over, every two seconds.
 */
const SECONDS_WAITING = 3;
/** Mails per second that are written as files, where no mail server is set. */
const FILES_PER_SECOND = 10;

/** Batch id of a broadcast in outbox and log. */
export const batchOf = (broadcastId: number): string => `broadcast:${broadcastId}`;

/** How many more mails may wait; mails scheduled for a retry do not count. */
async function roomOf({ config, clock }: Services, tx: Tx, { broadcast_id }: BroadcastInput): Promise<number> {
  const waiting = and(
    eq(emailOutbox.batch_id, batchOf(broadcast_id)),
    inArray(emailOutbox.status, ['queued', 'sending']),
    lte(emailOutbox.next_at, clock()),
  );
  return SECONDS_WAITING * (config.smtp?.rate ?? FILES_PER_SECOND) - (await tx.$count(emailOutbox, waiting));
}

async function ownerOf(tx: Tx, { class_id, course_id }: Broadcast) {
  if (class_id !== null) return readOwner(tx, CLASS_PEOPLE, class_id);
  return course_id === null ? null : readOwner(tx, COURSE_PEOPLE, course_id);
}

/** Addresses of members who unsubscribed from the newsletter since the broadcast began, also through staff (S43). */
async function unsubscribedAddresses(tx: Tx, items: readonly Item[]): Promise<readonly string[]> {
  const ids = items.flatMap(({ data: { member_id } }) => (member_id === null ? [] : [member_id]));
  const rows = await tx
    .select({ email: members.email_normalised })
    .from(members)
    .where(and(inArray(members.id, ids), eq(members.subscribe_newsletter, false)));
  return rows.map(({ email }) => email);
}

/** Why addresses are skipped now, for example because people have unsubscribed since the broadcast began. */
async function skipReasons(tx: Tx, items: readonly Item[], { answers, isNewsletter }: BroadcastInput) {
  const ended = isNewsletter ? await unsubscribedAddresses(tx, items) : [];
  const rows = await tx
    .select({ email: emailSuppressions.email, reason: emailSuppressions.reason })
    .from(emailSuppressions)
    .where(
      inArray(
        emailSuppressions.email,
        items.map(({ data }) => data.email),
      ),
    );
  return new Map([
    ...ended.map((email) => [email, 'unsubscribed'] as const),
    ...rows
      .filter(({ email, reason }) => !(reason === 'unsubscribed' && email === answers))
      .map(({ email, reason }) => [email, reason] as const),
  ]);
}

const newToken = (): string => randomBytes(18).toString('base64url');

async function mailsFor(services: Services, tx: Tx, broadcast: Broadcast, items: readonly Item[]): Promise<Mail[]> {
  const { config } = services;
  const site = await siteOf(tx, config);
  const owner = await ownerOf(tx, broadcast);
  const addressees = items.map(({ data: { email, name, participant_id } }) => ({ email, name, participant_id }));
  const values = await valuesFor(tx, addressees, { owner, config });
  const { id, subject, content, class_id, course_id, complaint_id, attachments } = broadcast;
  return items.map(({ id: taskItemId, attempts, data: { email, name, member_id, participant_id } }, n) => {
    // An answer to a complaint is not a newsletter and has no unsubscribe link.
    const token = complaint_id === null ? newToken() : null;
    const text = fillIn({ subject, html: content }, values[n] ?? {});
    return {
      to: email,
      toName: name,
      subject: text.subject,
      html: token === null ? text.html : text.html + unsubscribeFooter(outwardAddress(site, 'unsubscription', token)),
      // A retry after a failure is a new mail.
      dedupeKey: `${batchOf(id)}:${taskItemId}:${attempts}`,
      batchId: batchOf(id),
      taskItemId,
      priority: PRIORITY,
      attachments,
      ...(token === null ? {} : { unsubscribeToken: token }),
      ...(class_id === null ? {} : { classId: class_id }),
      ...(course_id === null ? {} : { courseId: course_id }),
      ...(member_id === null ? {} : { memberId: member_id }),
      ...(participant_id === null ? {} : { participantId: participant_id }),
    };
  });
}

async function handOver(
  services: Services,
  tx: Tx,
  items: readonly Item[],
  { input }: TaskOf<BroadcastInput>,
): Promise<HandedOver[]> {
  const [broadcast] = await tx.select().from(emailBroadcasts).where(eq(emailBroadcasts.id, input.broadcast_id));
  if (broadcast === undefined) throw new Error(`Broadcast ${input.broadcast_id} is gone`);
  const reasons = await skipReasons(tx, items, input);
  const addressed = items.filter(({ data }) => !reasons.has(data.email));
  const now = services.clock();
  await enqueueMails(tx, await mailsFor(services, tx, broadcast, addressed), now);
  const { complaint_id, created_by: by } = broadcast;
  // Recorded only now, because the broadcast could be recalled until here.
  if (complaint_id !== null && addressed.some(({ data }) => data.email === input.answers))
    await recordReply(tx, complaint_id, { by, now });
  return items.map(({ data }) => {
    const reason = reasons.get(data.email);
    return reason === undefined ? 'handed' : { outcome: 'skipped', reason: REASON_TEXTS[reason] };
  });
}

/**
 * One mail to many people, one item each. An item ends only when its mail was sent or given up, so the displayed counts
 * are true. Source: S34 to S38.
 */
export const broadcastKind = defineTaskKind<BroadcastItem, BroadcastInput>({
  name: 'email-broadcast',
  label: 'Siaran surel',
  failureColumns: ['email', 'name'],
  failureHeaders: ['email', 'nama'],
  handOver: {
    notBefore: ({ input }) => new Date(input.starts_at),
    room: (services, tx, { input }) => roomOf(services, tx, input),
    work: handOver,
  },
});
