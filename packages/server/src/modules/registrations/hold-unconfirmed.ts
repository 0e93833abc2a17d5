import type { classes } from '../../platform/database/schema/classes.ts';
import { heldUntil } from './confirmation-mail.ts';
import { holdOnlyPlace } from './hold-place.ts';
import { ownerOfClass, type SeatContext } from './owner.ts';
import { placesBehindQueue } from './places-behind-queue.ts';
import type { RegistrationForm } from './register-people.ts';
import { classHolder } from './ticket-holders.ts';
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
  const member = await unprovenMember(tx, form, now);
  const before = await formerTry(tx, row.id, member.id);
  const held = await holdOnlyPlace(ctx, {
    of: { kind: 'class', ownerId: owner.id, name: owner.name },
    holder: classHolder,
    before,
    freePlaces: await placesBehindQueue(ctx, owner),
    onlinePayment: row.online_payment,
    fullPrice: row.price,
    redeemed,
    confirmBy,
    write: (terms) =>
      writeRegistration(tx, { classId: row.id, memberId: member.id, before, fields: form, ...terms }, now),
    mailed: ({ id }) => ({ classId: owner.id, participantId: id }),
  });
  return { row: held, confirmBy };
}
