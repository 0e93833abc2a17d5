import { orderItemName } from '@widya/contract/order-item-name';
import type { PersonCertificate, PersonComplaint, PersonMail, PersonRegistration } from '@widya/contract/person';
import { registrationLabel } from '@widya/contract/registration-status';
import { and, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../platform/auth/caller.ts';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { emailLog, emailOutbox, UNSENT_MAIL } from '../../platform/database/schema/email.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import { orderItems, orders } from '../../platform/database/schema/orders.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { ownersById } from '../registrations/find-owner.ts';
import type { OrderRow } from '../registrations/present.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from '../registrations/source.ts';
import { eventRegistrationsOf } from './person-events.ts';

/** Maximum number of rows that one query of a part returns, the newest first; more than any person has. */
export const MOST_OF_PERSON = 200;

/** The screens of users and of participation show registrations of both kinds. */
const seesRegistrations = (keys: Caller['keys'], key: 'home' | 'private-class'): boolean =>
  keys.has(key) || keys.has('users') || keys.has('participation');

/** The kinds of registrations that the caller's menu keys allow. */
export const shownSources = (keys: Caller['keys']): readonly ParticipantSource[] => [
  ...(seesRegistrations(keys, 'home') ? [CLASS_PEOPLE] : []),
  ...(seesRegistrations(keys, 'private-class') ? [COURSE_PEOPLE] : []),
];

/** Orders of a person, the newest first; one row per item of an order. */
export async function ordersOf(tx: Tx, memberId: number) {
  const rows = await tx
    .select({
      order: orders,
      label: orderItems.label,
      now: sql<string | null>`coalesce(${classes.name}, ${courses.title})`,
      participant: orderItems.participant_id,
      memberCourse: orderItems.member_course_id,
      eventRegistration: orderItems.event_registration_id,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.order_ref, orders.id))
    .leftJoin(registrations, eq(registrations.id, orderItems.participant_id))
    .leftJoin(classes, eq(classes.id, registrations.class_id))
    .leftJoin(memberCourses, eq(memberCourses.id, orderItems.member_course_id))
    .leftJoin(courses, eq(courses.id, memberCourses.course_id))
    .where(eq(orders.member_id, memberId))
    .orderBy(desc(orders.id))
    .limit(MOST_OF_PERSON);
  return rows.map(({ now, label, ...row }) => ({ ...row, label: orderItemName(label, now) }));
}

/** The newest order of each registration. */
function newestOrderByKey(purchases: Awaited<ReturnType<typeof ordersOf>>): ReadonlyMap<string, OrderRow> {
  const found = new Map<string, OrderRow>();
  for (const { order, participant, memberCourse, eventRegistration } of purchases) {
    const key =
      participant !== null
        ? `class:${participant}`
        : memberCourse !== null
          ? `course:${memberCourse}`
          : `event:${eventRegistration}`;
    if (!found.has(key)) found.set(key, order);
  }
  return found;
}

/** Notes of staff need the menu key of classes or of courses. */
const showsNotes = (keys: Caller['keys'], { kind }: ParticipantSource): boolean =>
  keys.has(kind === 'class' ? 'home' : 'private-class');

async function registrationsIn(
  tx: Tx,
  keys: Caller['keys'],
  source: ParticipantSource,
  memberId: number,
  orderOf: ReadonlyMap<string, OrderRow>,
): Promise<PersonRegistration[]> {
  const { people: p, kind } = source;
  const rows = await tx
    .select({
      id: p.id,
      ownerId: sql<number>`${source.ownerId}`,
      status: p.status,
      invited: p.invited,
      confirmBy: p.confirm_by,
      price: p.price,
      predicate: p.predicate,
      isPresent: source.isPresent,
      progress: source.progress,
      note: p.note,
      participantNote: p.participant_note,
      registeredAt: p.registered_at,
    })
    .from(p)
    .where(eq(p.member_id, memberId))
    .orderBy(desc(p.registered_at), desc(p.id))
    .limit(MOST_OF_PERSON);
  const owners = await ownersById(tx, source, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map((row) => ({
    id: row.id,
    kind,
    code: owners.get(row.ownerId)?.code ?? '',
    name: owners.get(row.ownerId)?.name ?? '',
    status: row.status,
    label: registrationLabel({
      ...row,
      unconfirmed: row.confirmBy !== null,
      order: orderOf.get(`${kind}:${row.id}`) ?? null,
    }),
    price: row.price,
    predicate: row.predicate,
    is_present: row.isPresent,
    progress: row.progress,
    confirm_by: row.confirmBy?.toISOString() ?? null,
    registered_at: row.registeredAt.toISOString(),
    ...(showsNotes(keys, source) && { note: row.note, participant_note: row.participantNote }),
  }));
}

/** The registrations of a person that the menu keys allow, newest first; those for events need the key of classes. */
export async function registrationsOf(
  tx: Tx,
  keys: Caller['keys'],
  memberId: number,
  purchases: Awaited<ReturnType<typeof ordersOf>>,
): Promise<PersonRegistration[]> {
  const orderOf = newestOrderByKey(purchases);
  const found: PersonRegistration[] = [];
  for (const source of shownSources(keys)) found.push(...(await registrationsIn(tx, keys, source, memberId, orderOf)));
  if (keys.has('home')) found.push(...(await eventRegistrationsOf(tx, memberId, { orderOf, limit: MOST_OF_PERSON })));
  return found.toSorted((a, b) => b.registered_at.localeCompare(a.registered_at));
}

async function certificatesIn(tx: Tx, source: ParticipantSource, memberId: number): Promise<PersonCertificate[]> {
  const { people: p, kind } = source;
  const rows = await tx
    .select({ certificate: certificates, ownerId: sql<number>`${source.ownerId}`, name: p.full_name })
    .from(p)
    .innerJoin(certificates, eq(source.certificate, p.id))
    .where(eq(p.member_id, memberId))
    .orderBy(desc(certificates.issued_at))
    .limit(MOST_OF_PERSON);
  const owners = await ownersById(tx, source, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map(({ certificate: row, ownerId, name }) => {
    const owner = { kind, code: '', name: '', ...owners.get(ownerId) };
    return {
      id: row.id,
      printed_number: row.printed_number,
      public_code: row.public_code,
      name: owner.name,
      predicate: row.predicate,
      certificate_url: row.certificate_url,
      revision: row.revision,
      issued_at: row.issued_at.toISOString(),
      revoked_at: row.revoked_at?.toISOString() ?? null,
      owner,
      former_name: row.certificate_url !== null && row.full_name !== name ? row.full_name : null,
    };
  });
}

/** The certificates of registrations that the menu keys allow, newest first. */
export async function certificatesOf(tx: Tx, keys: Caller['keys'], memberId: number): Promise<PersonCertificate[]> {
  const found: PersonCertificate[] = [];
  for (const source of shownSources(keys)) found.push(...(await certificatesIn(tx, source, memberId)));
  return found.toSorted((a, b) => b.issued_at.localeCompare(a.issued_at));
}

type MailTable = typeof emailLog | typeof emailOutbox;

/** Restricts mails like their log: `email` allows all, the keys of classes and courses only mails about these. */
function visibleMails(keys: Caller['keys'], table: MailTable): SQL | undefined {
  if (keys.has('email')) return undefined;
  return or(
    keys.has('home') ? isNotNull(table.class_id) : sql`false`,
    keys.has('private-class') ? isNotNull(table.course_id) : sql`false`,
  );
}

/** Mails of a person, the newest first: unsent ones from the outbox, sent and failed ones from the log. */
export async function mailsOf(tx: Tx, keys: Caller['keys'], memberId: number): Promise<PersonMail[]> {
  const waiting = await tx
    .select({
      id: emailOutbox.id,
      subject: emailOutbox.subject,
      scenario: emailOutbox.scenario,
      status: emailOutbox.status,
      error: emailOutbox.last_error,
      created_at: emailOutbox.created_at,
    })
    .from(emailOutbox)
    .where(and(eq(emailOutbox.member_id, memberId), UNSENT_MAIL, visibleMails(keys, emailOutbox)))
    .orderBy(desc(emailOutbox.created_at))
    .limit(MOST_OF_PERSON);
  const logged = await tx
    .select({
      id: emailLog.id,
      subject: emailLog.subject,
      scenario: emailLog.scenario,
      status: emailLog.status,
      error: emailLog.error,
      created_at: emailLog.created_at,
    })
    .from(emailLog)
    .where(and(eq(emailLog.member_id, memberId), visibleMails(keys, emailLog)))
    .orderBy(desc(emailLog.created_at))
    .limit(MOST_OF_PERSON);
  const rows = [
    ...waiting.map((row) => ({ ...row, id: `antre-${row.id}`, log_id: null })),
    ...logged.map((row) => ({ ...row, id: String(row.id), log_id: Number(row.id) })),
  ];
  return rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, MOST_OF_PERSON)
    .map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** Complaints of a person, found by address, because anybody with a class code can file one. */
export async function complaintsOf(tx: Tx, email: string): Promise<PersonComplaint[]> {
  const rows = await tx
    .select()
    .from(complaints)
    .where(eq(sql`lower(${complaints.email})`, email.toLowerCase()))
    .orderBy(desc(complaints.created_at), desc(complaints.id))
    .limit(MOST_OF_PERSON);
  return rows.map(({ id, class_name, complaint, note, status, created_at }) => ({
    id,
    class_name,
    complaint,
    note,
    status,
    created_at: created_at.toISOString(),
  }));
}
