import type { Participant } from '@widya/contract/participants';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { feedback } from '../../platform/database/schema/feedback.ts';
import { quizAnswers } from '../../platform/database/schema/quiz.ts';
import { registrations, testSessions, testTokens } from '../../platform/database/schema/registrations.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import { countFreeSeats } from './count-free-seats.ts';
import { isPaidOrder, newestOrders } from './orders.ts';
import { ownerOfClass, type SeatContext, type SeatOwner } from './owner.ts';
import { promoteWaitingList, takesPeople } from './promote-waiting-list.ts';
import { changeKey, scenarioMails } from './scenario-mails.ts';
import { decide, holdsSeat } from './states.ts';

/** The old and the new class of a move, both locked. */
export interface TwoClasses {
  readonly origin: SeatOwner;
  readonly target: SeatOwner;
}

const refused = (msg: string) => new ApiFailure(409, 'INVALID_TRANSITION', msg);

/**
 * Locks the old and the new class of a move, the lower id first, so that two moves cannot deadlock.
 * @throws ApiFailure 404, 409 for a class that is a draft, hidden or over, and for the same class.
 */
export async function lockBoth(
  { tx, now }: SeatContext,
  from: { readonly id: number; readonly originId: number },
  targetId: number,
): Promise<TwoClasses> {
  const { id, originId } = from;
  const rows = await tx
    .select()
    .from(classes)
    .where(inArray(classes.id, [originId, targetId]))
    .orderBy(classes.id)
    .for('update');
  const [own] = await tx
    .select({ originId: registrations.class_id })
    .from(registrations)
    .where(eq(registrations.id, id));
  const origin = rows.find((row) => row.id === originId);
  const target = rows.find((row) => row.id === targetId);
  if (own === undefined || origin === undefined) throw notFound('Data Pendaftaran tidak ditemukan');
  if (target === undefined) throw notFound('Kelas tidak ditemukan');
  if (own.originId !== originId) throw refused('Pendaftaran ini baru saja dipindahkan ke kelas lain');
  if (target === origin) throw refused('Peserta sudah berada di kelas ini');
  if (!takesPeople(target, now)) throw refused('Kelas tujuan belum dipublikasikan, disembunyikan, atau sudah selesai');
  return { origin: ownerOfClass(origin), target: ownerOfClass(target) };
}

const hasAny = async (tx: Tx, table: typeof quizAnswers | typeof feedback, id: number): Promise<boolean> =>
  (await tx.select({ id: table.id }).from(table).where(eq(table.participant_id, id)).limit(1)).length > 0;

/** Refuses to move a person with results, because results belong to the class in which they were made. */
async function assertNoResults(tx: Tx, person: Participant): Promise<void> {
  if (person.confirm_by !== null) throw refused('Alamat surel pendaftaran ini belum dikonfirmasi');
  if (person.certificate_url !== null || person.certificate_revoked_at !== null)
    throw refused('Peserta sudah memiliki sertifikat di kelas ini');
  if (person.is_present) throw refused('Peserta sudah tercatat hadir di kelas ini');
  if (person.predicate !== null) throw refused('Peserta sudah memiliki predikat di kelas ini');
  if (await hasAny(tx, quizAnswers, person.id)) throw refused('Peserta sudah mengerjakan tes di kelas ini');
  if (await hasAny(tx, feedback, person.id)) throw refused('Peserta sudah memberi umpan balik untuk kelas ini');
}

async function assertNotRegistered(tx: Tx, target: SeatOwner, { id, member }: Participant): Promise<void> {
  const [there] = await tx
    .select({ status: registrations.status })
    .from(registrations)
    .where(
      and(eq(registrations.class_id, target.id), eq(registrations.member_id, member.id), ne(registrations.id, id)),
    );
  if (there !== undefined)
    throw new ApiFailure(409, 'PARTICIPANT_ALREADY_REGISTERED', 'Peserta sudah terdaftar di kelas tujuan');
}

/**
 * Moves a registration to another class with its state, order and price. The freed seat goes to the waiting list of the
 * old class; a person on that list gets a free seat of the new class immediately. Sends one mail with the state in the
 * new class.
 * @param person as read under the lock of both classes.
 * @throws ApiFailure 409 INVALID_TRANSITION, QUOTA_FULL or PARTICIPANT_ALREADY_REGISTERED.
 */
export async function moveRegistration(ctx: SeatContext, { origin, target }: TwoClasses, person: Participant) {
  const { tx, now } = ctx;
  const { id } = person;
  const orders = await newestOrders(tx, origin.source, [id]);
  const decision = decide('move', {
    status: person.status,
    invited: person.invited,
    price: person.price,
    freeSeats: await countFreeSeats(tx, target),
    paid: isPaidOrder(orders.get(id)),
    onlinePayment: target.onlinePayment,
    override: false,
  });
  if (decision.kind === 'refuse') throw new ApiFailure(409, decision.code, decision.msg);
  await assertNoResults(tx, person);
  await assertNotRegistered(tx, target, person);
  // Links to the final test of the old class must not open that of the new one.
  await tx.delete(testTokens).where(eq(testTokens.participant_id, id));
  await tx.delete(testSessions).where(eq(testSessions.participant_id, id));
  await tx
    .update(registrations)
    .set({
      class_id: target.id,
      confirmed_at: null,
      updated_at: now,
      version: sql`${registrations.version} + 1`,
    })
    .where(eq(registrations.id, id));
  const promoted = holdsSeat(person.status) ? await promoteWaitingList(ctx, origin.id) : 0;
  // Promotion from the new class's waiting list sends its own mail.
  if (person.status === 'PENDING') await promoteWaitingList(ctx, target.id);
  const [row] = await tx.select().from(registrations).where(eq(registrations.id, id));
  if (row === undefined) throw new Error('a registration vanished');
  if (row.status === person.status && decision.kind === 'change' && decision.scenario !== null) {
    const options = { config: ctx.config, key: changeKey(target), orders };
    await enqueueMails(tx, await scenarioMails(tx, target, decision.scenario, [row], options), now);
  }
  return { promoted };
}
