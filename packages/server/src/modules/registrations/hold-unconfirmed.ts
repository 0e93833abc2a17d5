import type { classes } from '../../platform/database/schema/classes.ts';
import { heldUntil } from './confirmation-mail.ts';
import { holdOnlySeat } from './hold-seat.ts';
import { ownerOfClass, type SeatContext } from './owner.ts';
import type { RegistrationForm } from './register-people.ts';
import { seatsAfterWaitingList } from './seats-after-waiting-list.ts';
import { classHolder } from './ticket-holders.ts';
import { unprovenMember } from './unproven-member.ts';
import { redeemOptionalCode } from './vouchers.ts';
import { earlierRegistration, type RegistrationRow, writeRegistration } from './write-registration.ts';

/**
 * Holds a seat while mails cannot be sent and so the address cannot be proven. Until the person confirms through the
 * mailed link, an existing account is not changed, no voucher is spent and no order is opened. The response is the same
 * for an address that is already registered, which is mailed the link to its ticket.
 * @returns the new row; null when the person is already registered. @throws ApiFailure 422 for an invalid voucher.
 */
export async function holdUnconfirmed(
  ctx: SeatContext,
  row: typeof classes.$inferSelect,
  form: RegistrationForm,
): Promise<{ readonly row: RegistrationRow | null; readonly confirmBy: Date }> {
  const { tx, now } = ctx;
  const owner = ownerOfClass(row);
  const confirmBy = heldUntil(now);
  const redeemed = await redeemOptionalCode(tx, form.voucher_code, row.price);
  const member = await unprovenMember(tx, form, now);
  const before = await earlierRegistration(tx, row.id, member.id);
  const written = await holdOnlySeat(ctx, {
    of: { kind: 'class', ownerId: owner.id, name: owner.name },
    holder: classHolder,
    before,
    freeSeats: await seatsAfterWaitingList(ctx, owner),
    onlinePayment: row.online_payment,
    fullPrice: row.price,
    redeemed,
    confirmBy,
    write: (terms) =>
      writeRegistration(tx, { classId: row.id, memberId: member.id, before, fields: form, ...terms }, now),
    mailed: ({ id }) => ({ classId: owner.id, participantId: id }),
  });
  return { row: written, confirmBy };
}
