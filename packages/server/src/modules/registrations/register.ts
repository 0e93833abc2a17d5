import type { RegistrationStatus } from '@widya/contract/registration-status';
import { and, eq, sql } from 'drizzle-orm';
import { classCounters, classes } from '../../database/schema/classes.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { ApiFailure, invalid, notFound } from '../../http/api-failure.ts';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMails } from '../../mail/enqueue-mail.ts';
import { promoteQueue } from '../class-editing/promote-queue.ts';
import type { OrderRow } from '../participants/present.ts';
import { areas } from '../regions/areas.ts';
import { closeOrders, openOrders } from './orders.ts';
import { freePlaces, ownerOfClass, type SeatContext, type SeatOwner } from './owner.ts';
import { findOrCreateMembers, normalisedEmail } from './people.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { decide } from './states.ts';
import { redeemCode } from './vouchers.ts';

type ClassRow = typeof classes.$inferSelect;

export interface RegistrationForm {
  readonly full_name: string;
  readonly email: string;
  readonly phone_num: string;
  readonly organization: string;
  readonly province: string;
  readonly city: string;
  readonly participant_note: string;
  readonly voucher_code?: string | undefined;
}

export interface RegisteredPerson {
  readonly id: number;
  readonly owner: SeatOwner;
  readonly status: RegistrationStatus;
  readonly invited: boolean;
  readonly order: OrderRow | null;
}

/** Why a class takes no registrations now; null when it does. */
function closedBecause(row: ClassRow, now: Date): string | null {
  if (row.publish_status !== 'OPEN') return 'Pendaftaran kelas ini sedang ditutup';
  if (!row.permanent && row.end_time !== null && row.end_time <= now) return 'Kelas ini sudah selesai';
  if (row.registration_start_time !== null && row.registration_start_time > now)
    return 'Pendaftaran kelas ini belum dibuka';
  const end = row.registration_end_time;
  return end !== null && end <= now ? 'Pendaftaran kelas ini sudah ditutup' : null;
}

/** Locks a class that people may know of. @throws ApiFailure 404 for drafts and hidden classes, 409 while it takes nobody. */
export async function lockOpenClass(tx: Tx, code: string, now: Date): Promise<ClassRow> {
  const [row] = await tx
    .select()
    .from(classes)
    .where(eq(sql`lower(${classes.code})`, code.toLowerCase()))
    .for('update');
  if (row === undefined || row.active === 0 || row.publish_status === 'DRAFT') throw notFound('Kelas tidak ditemukan');
  const reason = closedBecause(row, now);
  if (reason !== null) throw new ApiFailure(409, 'INVALID_TRANSITION', reason);
  return row;
}

/** @throws ApiFailure 422 for a province or city that does not exist. */
export async function assertRegion({ province, city }: Pick<RegistrationForm, 'province' | 'city'>): Promise<void> {
  const cities = (await areas()).get(province);
  if (cities === undefined) throw invalid({ province: 'Pilih provinsi dari daftar' });
  if (!cities.includes(city)) throw invalid({ city: 'Pilih kota dari daftar' });
}

async function formerTry(tx: Tx, classId: number, memberId: number) {
  const [row] = await tx
    .select()
    .from(registrations)
    .where(and(eq(registrations.class_id, classId), eq(registrations.member_id, memberId)))
    .for('update');
  return row;
}

/** Places that are free once everyone who queued before has one: a place may have come free without anybody telling the queue. */
async function placesBehindQueue(ctx: SeatContext, owner: SeatOwner): Promise<number> {
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
 * Registers someone for a class that is locked: accepted when there is nothing to pay, else asked to pay, else queued. One
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
  const code = form.voucher_code?.trim() ?? '';
  const redeemed = code === '' || row.price === 0 ? undefined : await redeemCode(tx, code, row.price);
  const price = row.price - (redeemed?.discount ?? 0);
  const { voucher_code: _, participant_note, ...person } = form;
  const member = (await findOrCreateMembers(tx, [person], now)).get(normalisedEmail(form.email));
  if (member === undefined) throw new Error('a member was not written');
  const before = await formerTry(tx, row.id, member.id);
  const decision = decide('register', {
    status: before?.status ?? null,
    invited: false,
    price,
    freePlaces: await placesBehindQueue(ctx, owner),
    paid: false,
    onlinePayment: row.online_payment,
    override: false,
  });
  if (decision.kind === 'refuse') throw new ApiFailure(409, decision.code, decision.msg);
  if (decision.kind !== 'change') throw new Error(`registering led to ${decision.kind}`);
  const values = {
    ...person,
    participant_note,
    status: decision.status,
    status_change_info: '',
    invited: false,
    price,
    voucher_id: redeemed?.voucher.id ?? null,
    source: 'Formulir pendaftaran',
    registered_at: now,
    accepted_at: decision.status === 'ACCEPTED' ? now : null,
    confirmed_at: null,
    rejected_at: null,
    updated_at: now,
  };
  if (before) await closeOrders(tx, owner.source, [before.id], 'cancel', now);
  const [written] = before
    ? await tx
        .update(registrations)
        .set({ ...values, version: before.version + 1 })
        .where(eq(registrations.id, before.id))
        .returning()
    : await tx
        .insert(registrations)
        .values({ ...values, class_id: row.id, member_id: member.id, created_at: now })
        .returning();
  if (written === undefined) throw new Error('a registration was not written');
  // A place in the queue holds no voucher: it is spent when the place is given.
  const buys = decision.status === 'PENDING' ? false : redeemed !== undefined || (price > 0 && row.online_payment);
  const orders = buys ? await openOrders(tx, owner, [{ ...written, redeemed }], now) : new Map<number, OrderRow>();
  if (decision.scenario !== null) {
    const options = { config: ctx.config, key: changeKey(owner), orders };
    await enqueueMails(tx, await scenarioMails(tx, owner, decision.scenario, [written], options), now);
  }
  return { id: written.id, owner, status: written.status, invited: false, order: orders.get(written.id) ?? null };
}
