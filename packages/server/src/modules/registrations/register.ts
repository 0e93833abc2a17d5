import { type RegistrationState, registrationState } from '@widya/contract/registration-state';
import { eq, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../database/schema/classes.ts';
import { ApiFailure, invalid, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { promoteQueue } from '../class-editing/promote-queue.ts';
import type { OrderRow } from '../participants/present.ts';
import { areas } from '../regions/areas.ts';
import { openOrders } from './orders.ts';
import { type OwnDetails, saveOwnMember } from './own-member.ts';
import { freePlaces, ownerOfClass, type SeatContext, type SeatOwner } from './owner.ts';
import { periodOf } from './registration-period.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { decide, holdsPlace } from './states.ts';
import { redeemTyped } from './vouchers.ts';
import { formerTry, type RegisteredFields, type RegistrationRow, writeRegistration } from './write-registration.ts';

type ClassRow = typeof classes.$inferSelect;

export interface RegistrationForm extends RegisteredFields, OwnDetails {
  readonly voucher_code?: string | undefined;
}

export interface RegisteredPerson {
  readonly row: RegistrationRow;
  readonly owner: SeatOwner;
  readonly order: OrderRow | null;
}

/** Why a class takes nobody, as people are told. */
const CLOSED_SENTENCES: Readonly<Partial<Record<RegistrationState, string>>> = {
  OVER: 'Kelas ini sudah selesai',
  NOT_YET: 'Pendaftaran kelas ini belum dibuka',
  CLOSED: 'Pendaftaran kelas ini sudah ditutup',
};

const selectClass = (tx: Tx, code: string) =>
  tx
    .select()
    .from(classes)
    .where(eq(sql`lower(${classes.code})`, code.toLowerCase()));

/** @throws ApiFailure 404 for drafts and hidden classes. */
function knownClass(row: ClassRow | undefined): ClassRow {
  if (row === undefined || row.active === 0 || row.publish_status === 'DRAFT') throw notFound('Kelas tidak ditemukan');
  return row;
}

/** A class that people may know of, not locked. @throws ApiFailure 404 for drafts and hidden classes. */
export const findPublicClass = async (tx: Tx, code: string): Promise<ClassRow> =>
  knownClass((await selectClass(tx, code))[0]);

/** Locks a class that people may know of. @throws ApiFailure 404 for drafts and hidden classes, 409 while it takes nobody. */
export async function lockOpenClass(tx: Tx, code: string, now: Date): Promise<ClassRow> {
  const [row] = await selectClass(tx, code).for('update');
  const found = knownClass(row);
  const reason = CLOSED_SENTENCES[registrationState({ ...periodOf(found), placesLeft: null }, now.getTime())];
  if (reason !== undefined) throw new ApiFailure(409, 'INVALID_TRANSITION', reason);
  return found;
}

/** @throws ApiFailure 422 for a province or city that does not exist. */
export async function assertRegion({ province, city }: Pick<RegistrationForm, 'province' | 'city'>): Promise<void> {
  const cities = (await areas()).get(province);
  if (cities === undefined) throw invalid({ province: 'Pilih provinsi dari daftar' });
  if (!cities.includes(city)) throw invalid({ city: 'Pilih kota dari daftar' });
}

/** Places that are free once everyone who queued before has one: a place may have come free without anybody telling the queue. */
export async function placesBehindQueue(ctx: SeatContext, owner: SeatOwner): Promise<number> {
  const free = await freePlaces(ctx.tx, owner);
  if (free < 1) return free;
  const [kept] = await ctx.tx
    .select({ pending: classCounters.pending })
    .from(classCounters)
    .where(eq(classCounters.class_id, owner.id));
  if ((kept?.pending ?? 0) === 0) return free;
  await promoteQueue(ctx, owner.id);
  return freePlaces(ctx.tx, owner);
}

/**
 * Registers someone whose address is proved for a class that is locked: accepted when there is nothing to pay, else asked to pay, else queued. One
 * mail tells of it; the order and the voucher are written in the same transaction.
 * @throws ApiFailure 409 PARTICIPANT_ALREADY_REGISTERED, 422 for a voucher that cannot be spent.
 * Source: specification 2 §4, decisions 108 and 120 to 123.
 */
export async function registerPerson(
  ctx: SeatContext,
  row: ClassRow,
  form: RegistrationForm,
): Promise<RegisteredPerson> {
  const { tx, now } = ctx;
  const owner = ownerOfClass(row);
  const redeemed = await redeemTyped(tx, form.voucher_code, row.price);
  const price = row.price - (redeemed?.discount ?? 0);
  const member = await saveOwnMember(tx, form.email, form, now);
  const before = await formerTry(tx, row.id, member.id);
  // What was held for the address before it was proved is taken up with its place.
  const isUnconfirmed = before !== undefined && before.confirm_by !== null;
  const free = await placesBehindQueue(ctx, owner);
  const decision = decide('register', {
    status: isUnconfirmed ? 'EXPIRED' : (before?.status ?? null),
    invited: false,
    price,
    freePlaces: free + (isUnconfirmed && holdsPlace(before.status) ? 1 : 0),
    paid: false,
    onlinePayment: row.online_payment,
    override: false,
  });
  if (decision.kind === 'refuse') throw new ApiFailure(409, decision.code, decision.msg);
  if (decision.kind !== 'change') throw new Error(`registering led to ${decision.kind}`);
  const own = { classId: row.id, memberId: member.id, before, fields: form };
  const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy: null };
  const written = await writeRegistration(tx, { ...own, ...terms }, now);
  // A place in the queue holds no voucher: it is spent when the place is given.
  const buys = decision.status === 'PENDING' ? false : redeemed !== undefined || (price > 0 && row.online_payment);
  const orders = buys ? await openOrders(tx, owner, [{ ...written, redeemed }], now) : new Map<number, OrderRow>();
  if (decision.scenario !== null) {
    const options = { config: ctx.config, key: changeKey(owner), orders };
    await enqueueMails(tx, await scenarioMails(tx, owner, decision.scenario, [written], options), now);
  }
  return { row: written, owner, order: orders.get(written.id) ?? null };
}
