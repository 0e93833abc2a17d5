import type { classes } from '../../database/schema/classes.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { CLASS_DESK } from '../tickets/class-desk.ts';
import { mailNewLink } from '../tickets/renew-link.ts';
import { confirmationMail, heldUntil } from './confirmation-mail.ts';
import { ownerOfClass, type SeatContext } from './owner.ts';
import { placesBehindQueue } from './places-behind-queue.ts';
import type { RegistrationForm } from './register-people.ts';
import { decide } from './states.ts';
import { unprovenMember } from './unproven-member.ts';
import { redeemTyped } from './vouchers.ts';
import { formerTry, type RegistrationRow, writeRegistration } from './write-registration.ts';

/**
 * Holds a place for an address that cannot be proved while mails are down. The account is left alone, no voucher is spent and no order
 * opened before the mailed link is followed; the answer is the same for an address that is registered already, which gets the link to
 * its ticket.
 * @returns what was written; null when there was a registration before. @throws ApiFailure 422 for a voucher that cannot be spent.
 */
export async function holdUnconfirmed(
  ctx: SeatContext,
  row: typeof classes.$inferSelect,
  form: RegistrationForm,
): Promise<{ readonly row: RegistrationRow | null; readonly confirmBy: Date }> {
  const { tx, now } = ctx;
  const owner = ownerOfClass(row);
  const confirmBy = heldUntil(now);
  const redeemed = await redeemTyped(tx, form.voucher_code, row.price);
  const price = row.price - (redeemed?.discount ?? 0);
  const member = await unprovenMember(tx, form, now);
  const before = await formerTry(tx, row.id, member.id);
  const freePlaces = await placesBehindQueue(ctx, owner);
  // Nobody is accepted before they have confirmed, also where nothing is to be paid.
  const situation = { invited: false, price: Math.max(price, 1), freePlaces, paid: false, override: false };
  const decision = decide('register', {
    ...situation,
    status: before?.status ?? null,
    onlinePayment: row.online_payment,
  });
  if (decision.kind !== 'change') {
    if (before) await mailNewLink(ctx, { holder: await CLASS_DESK.holder(tx, before.id) });
    return { row: null, confirmBy };
  }
  const own = { classId: row.id, memberId: member.id, before, fields: form };
  const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy };
  const written = await writeRegistration(tx, { ...own, ...terms }, now);
  const mail = await confirmationMail(ctx, { kind: 'class', ownerId: owner.id, name: owner.name }, written);
  await enqueueMail(tx, { ...mail, classId: owner.id, participantId: written.id }, now);
  return { row: written, confirmBy };
}
