import type { classes } from '../../platform/database/schema/classes.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { openOrders } from './orders.ts';
import { fillEmptyFields, type OwnDetails, ownMembers } from './own-member.ts';
import { ownerOfClass, type SeatContext, type SeatOwner } from './owner.ts';
import { type MemberRow, normalisedEmail } from './people.ts';
import type { OrderRow } from './present.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { seatsAfterWaitingList } from './seats-after-waiting-list.ts';
import { type Decision, decide, holdsSeat, type MailScenario } from './states.ts';
import { type Redeemed, redeemOptionalCode } from './vouchers.ts';
import {
  earlierRegistrations,
  type RegisteredFields,
  type RegistrationRow,
  writeRegistrations,
} from './write-registration.ts';

type ClassRow = typeof classes.$inferSelect;

export interface RegistrationForm extends RegisteredFields, OwnDetails {
  readonly voucher_code?: string | undefined;
}

export interface RegisteredPerson {
  readonly row: RegistrationRow;
  readonly owner: SeatOwner;
  /** Null when nothing is sold now: free of charge without a voucher, paid to staff, or on the waiting list. */
  readonly order: OrderRow | null;
}

/** A submitted form with its locked voucher. */
interface Entry {
  readonly form: RegistrationForm;
  readonly redeemed: Redeemed | undefined;
  /** After the voucher, in rupiah. */
  readonly price: number;
}

/** An entry that leads to a registration. */
interface DecidedEntry extends Entry {
  readonly member: MemberRow;
  readonly before: RegistrationRow | undefined;
  readonly decision: Extract<Decision, { kind: 'change' }>;
}

/**
 * Splits forms into groups that can be decided together, in their order; a form with a voucher or a repeated address
 * starts a new group, because its result depends on the ones before.
 */
function groupsOf(forms: readonly RegistrationForm[]): RegistrationForm[][] {
  const groups: RegistrationForm[][] = [];
  let addresses = new Set<string>();
  let isClosed = true;
  for (const form of forms) {
    const address = normalisedEmail(form.email);
    const hasVoucher = Boolean(form.voucher_code?.trim());
    if (isClosed || hasVoucher || addresses.has(address)) {
      groups.push([]);
      addresses = new Set();
    }
    groups.at(-1)?.push(form);
    addresses.add(address);
    isClosed = hasVoucher;
  }
  return groups;
}

/**
 * Registers people with proven addresses for a locked class, in their order: accepted when free of charge, otherwise
 * asked to pay, and on the waiting list when the class is full. Each gets one mail; orders and vouchers are written in
 * the same transaction.
 * @returns for each person the registration or a failure: 409 PARTICIPANT_ALREADY_REGISTERED, 422 for an invalid
 * voucher. Nothing is written for a refused person. Source: D108 and D120 to D123.
 */
export async function registerPeople(
  ctx: SeatContext,
  row: ClassRow,
  forms: readonly RegistrationForm[],
): Promise<(RegisteredPerson | ApiFailure)[]> {
  const registered: (RegisteredPerson | ApiFailure)[] = [];
  for (const group of groupsOf(forms)) registered.push(...(await registerGroup(ctx, row, group)));
  return registered;
}

async function registerGroup(ctx: SeatContext, row: ClassRow, group: readonly RegistrationForm[]) {
  const owner = ownerOfClass(row);
  const entries: (Entry | ApiFailure)[] = [];
  for (const form of group) entries.push(await entryOf(ctx, row, form));
  const decided = await decideAll(ctx, row, owner, entries);
  const written = await writeAll(
    ctx,
    owner,
    decided.filter((one): one is DecidedEntry => !(one instanceof ApiFailure)),
  );
  return decided.map((one) => (one instanceof ApiFailure ? one : found(written.get(one.member.id))));
}

function found(registered: RegisteredPerson | undefined): RegisteredPerson {
  if (registered === undefined) throw new Error('a registration was not written');
  return registered;
}

/** Locks the voucher; on failure nothing is locked or written. */
async function entryOf({ tx }: SeatContext, { price }: ClassRow, form: RegistrationForm): Promise<Entry | ApiFailure> {
  try {
    const redeemed = await redeemOptionalCode(tx, form.voucher_code, price);
    return { form, redeemed, price: price - (redeemed?.discount ?? 0) };
  } catch (error) {
    if (error instanceof ApiFailure) return error;
    throw error;
  }
}

async function decideAll(
  ctx: SeatContext,
  row: ClassRow,
  owner: SeatOwner,
  entries: readonly (Entry | ApiFailure)[],
): Promise<(DecidedEntry | ApiFailure)[]> {
  const people = entries.flatMap((entry) => (entry instanceof ApiFailure ? [] : [entry.form]));
  const members = await ownMembers(ctx.tx, people, ctx.now);
  const earlier = await earlierRegistrations(
    ctx.tx,
    row.id,
    [...members.values()].map(({ id }) => id),
  );
  let free = await seatsAfterWaitingList(ctx, owner);
  return entries.map((entry) => {
    if (entry instanceof ApiFailure) return entry;
    const member = members.get(normalisedEmail(entry.form.email));
    if (member === undefined) throw new Error('a member was not written');
    const before = earlier.get(member.id);
    // A registration held for the unproven address is continued with its seat.
    const isUnconfirmed = before !== undefined && before.confirm_by !== null;
    const own = isUnconfirmed && holdsSeat(before.status) ? 1 : 0;
    const decision = decide('register', {
      status: isUnconfirmed ? 'EXPIRED' : (before?.status ?? null),
      invited: false,
      price: entry.price,
      freeSeats: free + own,
      paid: false,
      onlinePayment: row.online_payment,
      override: false,
    });
    if (decision.kind === 'refuse') return new ApiFailure(409, decision.code, decision.msg);
    if (decision.kind !== 'change') throw new Error(`registering led to ${decision.kind}`);
    free += own - decision.seats;
    return { ...entry, member, before, decision };
  });
}

/** Whether the person buys now; on the waiting list a voucher is spent only at promotion. */
const buys = ({ decision, redeemed, price }: DecidedEntry, { onlinePayment }: SeatOwner): boolean =>
  decision.status !== 'PENDING' && (redeemed !== undefined || (price > 0 && onlinePayment));

/** @returns the written rows by member id. */
async function writeAll(
  ctx: SeatContext,
  owner: SeatOwner,
  entries: readonly DecidedEntry[],
): Promise<Map<number, RegisteredPerson>> {
  const { tx, now } = ctx;
  for (const { member, form } of entries) await fillEmptyFields(tx, member, form, now);
  const rows = await writeRegistrations(
    tx,
    entries.map(({ member, before, form, decision, price, redeemed }) => {
      const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy: null };
      return { classId: owner.id, memberId: member.id, before, fields: form, ...terms };
    }),
    now,
  );
  const pairs = entries.map((one, index) => ({ ...one, row: rows[index] as RegistrationRow }));
  const buyers = pairs.filter((one) => buys(one, owner)).map(({ row, redeemed }) => ({ ...row, redeemed }));
  const orders = await openOrders(tx, owner, buyers, now);
  const byScenario = Map.groupBy(pairs, ({ decision }) => decision.scenario);
  for (const [scenario, some] of byScenario)
    if (scenario !== null) await mailResults(ctx, owner, scenario, some, orders);
  return new Map(pairs.map(({ member, row }) => [member.id, { row, owner, order: orders.get(row.id) ?? null }]));
}

async function mailResults(
  { tx, now, config }: SeatContext,
  owner: SeatOwner,
  scenario: MailScenario,
  people: readonly { readonly row: RegistrationRow }[],
  orders: ReadonlyMap<number, OrderRow>,
): Promise<void> {
  const rows = people.map(({ row }) => row);
  const options = { config, key: changeKey(owner), orders };
  await enqueueMails(tx, await scenarioMails(tx, owner, scenario, rows, options), now);
}
