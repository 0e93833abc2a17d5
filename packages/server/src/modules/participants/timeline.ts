import { activityLabel } from '@widya/contract/admin-log-labels';
import type { Participant, TimelineEntry } from '@widya/contract/participants';
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { emailLog, emailOutbox, UNSENT_MAIL } from '../../platform/database/schema/email.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { ParticipantSource } from '../registrations/source.ts';
import { changeText } from './change-text.ts';

const MAX_ENTRIES = 200;

interface Entry extends Omit<TimelineEntry, 'at'> {
  readonly at: Date;
}

/** A log row as a timeline entry, with the facts that identify the registration's own entry of the same change. */
interface LoggedEntry extends Entry {
  readonly verb: string;
  readonly status: string | null;
}

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const fieldOf = (fields: unknown, name: string): unknown =>
  typeof fields === 'object' && fields !== null && name in fields ? (fields as Record<string, unknown>)[name] : null;

/** Changes by staff: log rows of this registration, and of bulk actions with its id. */
async function changes(tx: Tx, { logObject }: ParticipantSource, person: Participant): Promise<LoggedEntry[]> {
  const ids = JSON.stringify([person.id]);
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, logObject),
        or(
          eq(auditLog.object_id, String(person.id)),
          // Predicates given across several classes have no class.
          and(
            or(eq(auditLog.object_id, person.class_code), isNull(auditLog.object_id)),
            sql`${auditLog.after} -> 'ids' @> ${ids}::jsonb`,
          ),
        ),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_ENTRIES);
  return rows.map((row) => ({
    id: `log-${row.id}`,
    at: row.at,
    kind: fieldOf(row.after, 'status') === null ? 'change' : 'status',
    title: activityLabel(row.code),
    detail: changeText(logObject, row.before, row.after),
    actor: text(row.actor_name),
    verb: row.code.slice(0, row.code.indexOf('_')),
    status: text(fieldOf(row.after, 'status')),
  }));
}

/** The personal fields that the list shows; other fields of the account do not concern this registration. */
const SHOWN_OF_PERSON = ['full_name', 'email', 'phone_num', 'organization', 'province', 'city', 'subscribe_newsletter'];

const shownOf = (fields: unknown) =>
  Object.fromEntries(
    SHOWN_OF_PERSON.flatMap((name) => {
      const value = fieldOf(fields, name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Changes of the person's data since the registration was made, in this list or among the users. */
async function personChanges(tx: Tx, person: Participant): Promise<Entry[]> {
  const rows = await tx
    .select()
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, 'member'),
        eq(auditLog.object_id, String(person.member.id)),
        gte(auditLog.at, new Date(person.registered_at)),
        inArray(auditLog.code, ['UPDATE_MEMBER', 'SUBSCRIBE_MEMBER', 'UNSUBSCRIBE_MEMBER']),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MAX_ENTRIES);
  return rows.flatMap((row): Entry[] => {
    const detail = changeText('member', shownOf(row.before), shownOf(row.after));
    if (detail === null) return [];
    const title = activityLabel(row.code);
    return [{ id: `log-${row.id}`, at: row.at, kind: 'change', title, detail, actor: text(row.actor_name) }];
  });
}

async function payments(tx: Tx, { orderItem }: ParticipantSource, person: Participant): Promise<Entry[]> {
  const rows = await tx
    .select({ order: orders })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.order_ref))
    .where(eq(orderItem, person.id))
    .orderBy(asc(orders.id))
    .limit(MAX_ENTRIES);
  return rows.flatMap(({ order }) => {
    const entry = (kind: 'order' | 'paid', at: Date | null, title: string): Entry[] =>
      at === null ? [] : [{ id: `order-${order.id}-${title}`, at, kind, title, detail: order.order_id, actor: null }];
    return [
      ...entry('order', order.created_at, 'Pesanan dibuat'),
      ...entry('paid', order.paid_at, 'Pembayaran diterima'),
      ...entry('order', order.expired_at, 'Pesanan kedaluwarsa'),
      ...(order.expired_at === null ? entry('order', order.rejected_at, 'Pembayaran ditolak') : []),
    ];
  });
}

/** Mails of the registration: sent ones from the log, waiting and cancelled ones from the outbox. */
async function mails(tx: Tx, { kind }: ParticipantSource, person: Participant, ownerId: number): Promise<Entry[]> {
  const ofClass = kind === 'class';
  const sent = await tx
    .select()
    .from(emailLog)
    .where(
      and(
        eq(emailLog.member_id, person.member.id),
        ofClass ? eq(emailLog.class_id, ownerId) : eq(emailLog.course_id, ownerId),
      ),
    )
    .orderBy(desc(emailLog.created_at))
    .limit(MAX_ENTRIES);
  const waiting = await tx
    .select()
    .from(emailOutbox)
    .where(
      and(
        // Mails to unproven addresses have no member, and older mails of courses have no participant.
        or(eq(emailOutbox.participant_id, person.id), eq(emailOutbox.member_id, person.member.id)),
        ofClass ? eq(emailOutbox.class_id, ownerId) : eq(emailOutbox.course_id, ownerId),
        UNSENT_MAIL,
      ),
    )
    .limit(MAX_ENTRIES);
  return [
    ...sent.map(
      (mail): Entry => ({
        id: `mail-${mail.id}`,
        at: mail.created_at,
        kind: mail.status === 'failed' ? 'mail_failed' : 'mail',
        title: mail.status === 'failed' ? 'Surel gagal terkirim' : 'Surel terkirim',
        detail: mail.error === null ? mail.subject : `${mail.subject}: ${mail.error}`,
        actor: null,
      }),
    ),
    ...waiting.map(
      (mail): Entry => ({
        id: `outbox-${mail.id}`,
        at: mail.created_at,
        kind: 'mail',
        title: mail.status === 'queued' || mail.status === 'sending' ? 'Surel dalam antrean' : 'Surel dibatalkan',
        detail: mail.subject,
        actor: null,
      }),
    ),
  ];
}

async function certificateEntries(tx: Tx, { certificate }: ParticipantSource, person: Participant): Promise<Entry[]> {
  const rows = await tx.select().from(certificates).where(eq(certificate, person.id));
  return rows.flatMap((row): Entry[] => {
    const about = { kind: 'certificate', detail: row.printed_number, actor: null } as const;
    const title = row.revision > 1 ? `Sertifikat diterbitkan ulang (revisi ${row.revision})` : 'Sertifikat diterbitkan';
    return [
      { ...about, id: `certificate-${row.id}`, at: row.issued_at, title },
      ...(row.revoked_at === null
        ? []
        : [{ ...about, id: `revoked-${row.id}`, at: row.revoked_at, title: 'Sertifikat dicabut' }]),
    ];
  });
}

/** A change and its log row share a transaction, which takes less than this. */
const SAME_CHANGE_MS = 60_000;

const LOGGED_BY: Readonly<Record<'registered' | 'accepted' | 'confirmed' | 'rejected', (row: LoggedEntry) => boolean>> =
  {
    registered: ({ verb }) => verb === 'REGISTER' || verb === 'INVITE',
    accepted: ({ verb, status }) => verb === 'ACCEPT' || verb === 'INVITE' || status === 'ACCEPTED',
    confirmed: ({ verb }) => verb === 'CONFIRM',
    rejected: ({ verb, status }) => verb === 'REJECT' || verb === 'CANCEL' || status === 'REJECTED',
  };

/** Entries from the registration's own timestamps; a log row of the same change has more details and replaces them. */
function ownEntries(person: Participant, logged: readonly LoggedEntry[]): Entry[] {
  const entry = (
    id: keyof typeof LOGGED_BY,
    at: string | null,
    title: string,
    detail: string | null = null,
  ): Entry[] => {
    if (at === null) return [];
    const when = new Date(at);
    const isLogged = logged.some(
      (row) => LOGGED_BY[id](row) && Math.abs(row.at.getTime() - when.getTime()) < SAME_CHANGE_MS,
    );
    return isLogged
      ? []
      : [{ id, at: when, kind: id === 'registered' ? 'registered' : 'status', title, detail, actor: null }];
  };
  const isInvited = person.invited && person.status_change_info === 'Invited';
  return [
    ...entry('registered', person.registered_at, isInvited ? 'Diundang' : 'Mendaftar', text(person.participant_note)),
    ...entry('accepted', person.accepted_at, 'Diterima'),
    ...entry('confirmed', person.confirmed_at, 'Dikonfirmasi'),
    ...entry('rejected', person.rejected_at, 'Ditolak'),
  ];
}

/** The history of a registration, newest first. */
export async function selectTimeline(
  tx: Tx,
  source: ParticipantSource,
  person: Participant,
  ownerId: number,
): Promise<TimelineEntry[]> {
  const logged = await changes(tx, source, person);
  const all = [
    ...ownEntries(person, logged),
    ...(await payments(tx, source, person)),
    ...logged.toReversed(),
    ...(await personChanges(tx, person)).toReversed(),
    ...(await mails(tx, source, person, ownerId)),
    ...(await certificateEntries(tx, source, person)),
  ];
  // Of entries at the same time, the consequence comes first: 'Diterima' above 'Mendaftar', its mail above both.
  return all
    .toReversed()
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ id, at, kind, title, detail, actor }) => ({ id, at: at.toISOString(), kind, title, detail, actor }));
}
