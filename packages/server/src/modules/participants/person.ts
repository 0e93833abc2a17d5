import type { PersonRecord } from '@widya/contract/participants';
import { registrationLabel } from '@widya/contract/registration-status';
import { and, asc, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../auth/caller.ts';
import { certificates } from '../../database/schema/certificates.ts';
import { classes } from '../../database/schema/classes.ts';
import { courses } from '../../database/schema/courses.ts';
import { emailLog } from '../../database/schema/email.ts';
import { complaints } from '../../database/schema/forms.ts';
import { members } from '../../database/schema/members.ts';
import { orderItems, orders } from '../../database/schema/orders.ts';
import { notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { ownersById } from './owners.ts';
import { type OrderRow, presentOrder } from './present.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE, type ParticipantSource } from './source.ts';

/** Nobody has more of anything; the drawer shows the newest. */
const MOST = 200;

type Rows = PersonRecord['registrations'];

async function registrationsOf(
  tx: Tx,
  source: ParticipantSource,
  memberId: number,
  orderOf: ReadonlyMap<string, OrderRow>,
): Promise<Rows> {
  const { people: p, kind } = source;
  const rows = await tx
    .select({
      id: p.id,
      ownerId: sql<number>`${source.ownerId}`,
      status: p.status,
      invited: p.invited,
      price: p.price,
      predicate: p.predicate,
      isPresent: source.isPresent,
      registeredAt: p.registered_at,
    })
    .from(p)
    .where(eq(p.member_id, memberId))
    .orderBy(desc(p.registered_at), desc(p.id))
    .limit(MOST);
  const owners = await ownersById(tx, source, [...new Set(rows.map(({ ownerId }) => ownerId))]);
  return rows.map((row) => ({
    id: row.id,
    kind,
    code: owners.get(row.ownerId)?.code ?? '',
    name: owners.get(row.ownerId)?.name ?? '',
    status: row.status,
    label: registrationLabel({ ...row, order: orderOf.get(`${kind}:${row.id}`) ?? null }),
    price: row.price,
    predicate: row.predicate,
    is_present: row.isPresent,
    registered_at: row.registeredAt.toISOString(),
  }));
}

const ordersOf = (tx: Tx, memberId: number) =>
  tx
    .select({
      order: orders,
      label: orderItems.label,
      participant: orderItems.participant_id,
      memberCourse: orderItems.member_course_id,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.order_ref, orders.id))
    .where(eq(orders.member_id, memberId))
    .orderBy(desc(orders.id))
    .limit(MOST);

/** The screens of users and of participation list registrations of both kinds. */
const showsAny = (keys: Caller['keys'], key: 'home' | 'private-class'): boolean =>
  keys.has(key) || keys.has('users') || keys.has('participation');

/** The certificates of a person's registrations, of classes and of courses. */
async function certificatesOf(tx: Tx, registrations: Rows): Promise<PersonRecord['certificates']> {
  const list = (kind: Rows[number]['kind']) => {
    const ids = registrations.filter((row) => row.kind === kind).map(({ id }) => id);
    return sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;
  };
  const rows = await tx
    .select({ certificate: certificates, className: classes.name, courseTitle: courses.title })
    .from(certificates)
    .leftJoin(classes, eq(classes.id, certificates.class_id))
    .leftJoin(courses, eq(courses.id, certificates.course_id))
    .where(
      sql`${certificates.participant_id} in ${list('class')} or ${certificates.member_course_id} in ${list('course')}`,
    )
    .orderBy(desc(certificates.issued_at))
    .limit(MOST);
  return rows.map(({ certificate: row, className, courseTitle }) => ({
    id: row.id,
    printed_number: row.printed_number,
    public_code: row.public_code,
    name: className ?? courseTitle ?? '',
    predicate: row.predicate,
    certificate_url: row.certificate_url,
    revision: row.revision,
    issued_at: row.issued_at.toISOString(),
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }));
}

/** As in the log of mails: `email` shows all of them, the keys of classes and courses those of classes and of courses. */
function visibleMails(keys: Caller['keys']): SQL | undefined {
  if (keys.has('email')) return undefined;
  return or(
    keys.has('home') ? isNotNull(emailLog.class_id) : sql`false`,
    keys.has('private-class') ? isNotNull(emailLog.course_id) : sql`false`,
  );
}

async function mailsOf(tx: Tx, memberId: number, keys: Caller['keys']): Promise<PersonRecord['mails']> {
  const rows = await tx
    .select({
      id: emailLog.id,
      subject: emailLog.subject,
      scenario: emailLog.scenario,
      status: emailLog.status,
      error: emailLog.error,
      created_at: emailLog.created_at,
    })
    .from(emailLog)
    .where(and(eq(emailLog.member_id, memberId), visibleMails(keys)))
    .orderBy(desc(emailLog.created_at))
    .limit(MOST);
  return rows.map((row) => ({ ...row, id: String(row.id), created_at: row.created_at.toISOString() }));
}

/** Complaints are written by whoever knows a class; their address ties them to a person. */
async function complaintsOf(tx: Tx, email: string): Promise<NonNullable<PersonRecord['complaints']>> {
  const rows = await tx
    .select()
    .from(complaints)
    .where(eq(sql`lower(${complaints.email})`, email.toLowerCase()))
    .orderBy(desc(complaints.created_at), asc(complaints.id))
    .limit(MOST);
  return rows.map(({ id, class_name, complaint, created_at }) => ({
    id,
    class_name,
    complaint,
    created_at: created_at.toISOString(),
  }));
}

/** What the caller's menu keys show of one member. @throws ApiFailure 404. Source: product bar 1.6. */
export async function selectPerson(tx: Tx, { keys }: Caller, memberId: number): Promise<PersonRecord> {
  const [member] = await tx.select().from(members).where(eq(members.id, memberId));
  if (member === undefined) throw notFound('Pengguna tidak ditemukan');
  const bought = await ordersOf(tx, memberId);
  const orderOf = new Map<string, OrderRow>();
  // The newest comes first and is the one that counts.
  for (const { order, participant, memberCourse } of bought) {
    const key = participant === null ? `course:${memberCourse}` : `class:${participant}`;
    if (!orderOf.has(key)) orderOf.set(key, order);
  }
  const registrations = [
    ...(showsAny(keys, 'home') ? await registrationsOf(tx, CLASS_PEOPLE, memberId, orderOf) : []),
    ...(showsAny(keys, 'private-class') ? await registrationsOf(tx, COURSE_PEOPLE, memberId, orderOf) : []),
  ].toSorted((a, b) => b.registered_at.localeCompare(a.registered_at));
  return {
    member: {
      id: member.id,
      full_name: member.full_name,
      email: member.email,
      phone_num: member.phone_num,
      organization: member.organization,
      province: member.province,
      city: member.city,
      gender: member.gender,
      date_of_birth: member.date_of_birth,
      subscribe_newsletter: member.subscribe_newsletter,
      is_claimed: member.is_claimed,
      activated: member.activated,
      active: member.active,
      created_at: member.created_at.toISOString(),
      version: member.version,
    },
    registrations,
    ...(keys.has('transaction') && { orders: bought.map(({ order, label }) => ({ ...presentOrder(order), label })) }),
    mails: await mailsOf(tx, memberId, keys),
    certificates: await certificatesOf(tx, registrations),
    ...(keys.has('complaint') && { complaints: await complaintsOf(tx, member.email) }),
  };
}
