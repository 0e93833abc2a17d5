import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { countFreeSeats } from './count-free-seats.ts';
import { closeOrders, isPaidOrder, newestOrders } from './orders.ts';
import type { SeatContext, SeatOwner } from './owner.ts';
import type { PersonRow } from './present.ts';
import { promoteWaitingList } from './promote-waiting-list.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import type { People } from './source.ts';
import { type Decision, decide, type MailScenario, type PaymentException } from './states.ts';

export interface Change {
  readonly event: 'accept' | 'reject' | 'cancel' | 'expire' | 'pay';
  /** The reason; mailed to the person when they are rejected. */
  readonly reason?: string | undefined;
  /** False sends no mail. */
  readonly mail: boolean;
  /** True accepts although the class is full; the caller logs it (S27). */
  readonly override?: boolean | undefined;
}

/** A registration that could not be changed. */
export interface Refused {
  readonly row: PersonRow;
  readonly failure: ApiFailure;
}

export interface Changed {
  /** The rows before the change, in the order in which they were decided. */
  readonly before: readonly PersonRow[];
  /** The rows after the change, in no particular order; match them with `before` by id. */
  readonly after: readonly PersonRow[];
  readonly refused: readonly Refused[];
  /** Payments that staff must review, by registration id. */
  readonly exceptions: ReadonlyMap<number, PaymentException>;
  /** How many people of the waiting list got a freed seat. */
  readonly promoted: number;
  /** How many mails about the change were queued, without those to promoted people. */
  readonly mailed: number;
}

type Transition = Extract<Decision, { kind: 'change' }>;

/**
 * Locks registrations of a class or course, the earliest first, so that the last seat goes to whoever registered first.
 */
const lockRows = (ctx: SeatContext, { source, id }: SeatOwner, ids: readonly number[]): Promise<PersonRow[]> =>
  ctx.tx
    .select(columnsOf(source.people))
    .from(source.people)
    .where(and(eq(source.ownerId, id), inArray(source.people.id, [...ids])))
    .orderBy(asc(source.people.registered_at), asc(source.people.id))
    .for('update');

/** The columns that registrations of classes and courses share. */
export function columnsOf(people: People) {
  const { id, member_id, status, full_name, email, phone_num, organization, province, city, source, price } = people;
  const { voucher_id, invited, note, participant_note, status_change_info, predicate, certificate_url } = people;
  const { registered_at, accepted_at, confirmed_at, rejected_at, created_at, updated_at, version } = people;
  const { ticket_serial, confirm_by } = people;
  const who = { id, member_id, status, full_name, email, phone_num, organization, province, city, source, price };
  const what = { voucher_id, invited, note, participant_note, status_change_info, predicate, certificate_url };
  const when = { registered_at, accepted_at, confirmed_at, rejected_at, created_at, updated_at, confirm_by };
  return { ...who, ...what, ...when, ticket_serial, version };
}

/** The timestamps that belong to a new status. */
function timesOf(transition: Transition, now: Date) {
  if (transition.status === 'ACCEPTED') return { accepted_at: now, rejected_at: null };
  if (transition.status === 'REJECTED') return { accepted_at: null, confirmed_at: null, rejected_at: now };
  return { accepted_at: null, confirmed_at: null };
}

/** Applies one transition to many rows in one statement. */
async function writeTransition(
  ctx: SeatContext,
  { source }: SeatOwner,
  ids: readonly number[],
  transition: Transition,
  info: string,
) {
  const p = source.people;
  return ctx.tx
    .update(p)
    .set({
      status: transition.status,
      invited: transition.invited,
      status_change_info: info,
      ...timesOf(transition, ctx.now),
      confirm_by: null,
      ...(transition.status === 'REJECTED' ? { ticket_serial: sql`${p.ticket_serial} + 1` } : {}),
      updated_at: ctx.now,
      version: sql`${p.version} + 1`,
    })
    .where(inArray(p.id, [...ids]))
    .returning(columnsOf(p));
}

/** Decides row by row, counting the seats that are taken and freed on the way. */
async function decideAll(ctx: SeatContext, owner: SeatOwner, rows: readonly PersonRow[], change: Change) {
  const orders = await newestOrders(
    ctx.tx,
    owner.source,
    rows.map(({ id }) => id),
  );
  let free = await countFreeSeats(ctx.tx, owner);
  const transitions: { row: PersonRow; transition: Transition }[] = [];
  const refused: Refused[] = [];
  const exceptions = new Map<number, PaymentException>();
  for (const row of rows) {
    const decision = decide(change.event, {
      status: row.status,
      invited: row.invited,
      price: row.price,
      freeSeats: free,
      paid: isPaidOrder(orders.get(row.id)),
      onlinePayment: owner.onlinePayment,
      override: change.override === true,
    });
    if (decision.kind === 'refuse') refused.push({ row, failure: new ApiFailure(409, decision.code, decision.msg) });
    if (decision.kind === 'exception') exceptions.set(row.id, decision.exception);
    if (decision.kind !== 'change') continue;
    free -= decision.seats;
    transitions.push({ row, transition: decision });
  }
  return { transitions, refused, exceptions, orders };
}

/** Groups rows with the same change, to write each group in one statement. */
function grouped(
  transitions: readonly { readonly row: PersonRow; readonly transition: Transition }[],
  reason: string | undefined,
) {
  const groups = new Map<string, { transition: Transition; info: string; ids: number[] }>();
  for (const { row, transition } of transitions) {
    const info = reason ?? (transition.info === '' ? row.status_change_info : transition.info);
    const key = JSON.stringify([transition.status, transition.invited, info]);
    const group = groups.get(key) ?? { transition, info, ids: [] };
    group.ids.push(row.id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const ORDER_END_OF: Readonly<Partial<Record<Change['event'], 'cancel' | 'expire'>>> = {
  reject: 'cancel',
  cancel: 'cancel',
  expire: 'expire',
};

/**
 * Changes registrations of one class or course in the caller's transaction (S35): decides each by the state machine,
 * writes them, closes unpaid orders, queues the mails and gives freed seats to the waiting list.
 * @param owner locked by `lockOwner` in the same transaction; ids of other owners are ignored.
 */
export async function changeRegistrations(
  ctx: SeatContext,
  owner: SeatOwner,
  ids: readonly number[],
  change: Change,
): Promise<Changed> {
  const rows = await lockRows(ctx, owner, ids);
  const { transitions, refused, exceptions, orders } = await decideAll(ctx, owner, rows, change);
  const after: PersonRow[] = [];
  const byScenario = new Map<MailScenario, PersonRow[]>();
  for (const { transition, info, ids: alike } of grouped(transitions, change.reason)) {
    const written = await writeTransition(ctx, owner, alike, transition, info);
    after.push(...written);
    if (transition.scenario !== null && change.mail)
      byScenario.set(transition.scenario, [...(byScenario.get(transition.scenario) ?? []), ...written]);
  }
  const orderEnd = ORDER_END_OF[change.event];
  if (orderEnd !== undefined)
    await closeOrders(
      ctx.tx,
      owner.source,
      after.map(({ id }) => id),
      orderEnd,
      ctx.now,
    );
  let mailed = 0;
  for (const [scenario, people] of byScenario) {
    const options = { config: ctx.config, key: changeKey(owner), orders };
    const mails = await scenarioMails(ctx.tx, owner, scenario, people, options);
    await enqueueMails(ctx.tx, mails, ctx.now);
    mailed += mails.length;
  }
  const freed = transitions.some(({ transition }) => transition.seats === -1);
  const promoted = freed && owner.source.kind === 'class' ? await promoteWaitingList(ctx, owner.id) : 0;
  return { before: transitions.map(({ row }) => row), after, refused, exceptions, promoted, mailed };
}
