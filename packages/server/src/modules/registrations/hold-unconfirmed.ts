import { outwardAddress } from '@widya/contract/outward-address';
import { secretsKeyOf } from '../../auth/secrets-key.ts';
import type { classes } from '../../database/schema/classes.ts';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import type { Mail } from '../../mail/mail.ts';
import { siteOf } from '../../site.ts';
import { escapeHtml } from '../class-editing/render-template.ts';
import { mailTicketLink } from '../tickets/renew-link.ts';
import { confirmationKey, ticketToken } from '../tickets/ticket-token.ts';
import { ownerOfClass, type SeatContext, type SeatOwner } from './owner.ts';
import { findOrCreateMembers, type MemberRow, normalisedEmail } from './people.ts';
import { placesBehindQueue, type RegistrationForm } from './register.ts';
import { whenText } from './scenario-mails.ts';
import { decide } from './states.ts';
import { redeemTyped } from './vouchers.ts';
import { formerTry, type RegistrationRow, writeRegistration } from './write-registration.ts';

/** So long a place is held for an address that is not proved. */
const HELD_MS = 24 * 3_600_000;

/** The link that confirms a registration, as long as its place is held. */
export async function confirmationToken(ctx: SeatContext, row: RegistrationRow): Promise<string> {
  const facts = { kind: 'class', id: row.id, serial: row.ticket_serial, expiresAt: row.confirm_by ?? ctx.now } as const;
  return ticketToken(confirmationKey(await secretsKeyOf(ctx.config)), facts);
}

async function confirmationMail(ctx: SeatContext, owner: SeatOwner, row: RegistrationRow): Promise<Mail> {
  const site = await siteOf(ctx.tx, ctx.config);
  const address = escapeHtml(outwardAddress(site, 'confirmation', await confirmationToken(ctx, row)));
  const [person, name] = [escapeHtml(row.full_name), escapeHtml(owner.name)];
  return {
    to: row.email,
    toName: row.full_name,
    subject: `Konfirmasi pendaftaran: ${owner.name}`,
    html:
      `<p>Yth. ${person},</p><p>Konfirmasi pendaftaran Anda untuk <b>${name}</b> sebelum ${whenText(row.confirm_by)}:</p>` +
      `<p><a href="${address}">${address}</a></p><p>Abaikan surel ini bila Anda tidak mendaftar.</p>`,
    dedupeKey: `confirm-registration:${row.id}:${row.version}`,
    classId: owner.id,
    participantId: row.id,
    memberId: row.member_id,
  };
}

/** The account behind an address that nobody has proved: made when there is none, otherwise left as it is. */
async function unknownOwner(tx: Tx, form: RegistrationForm, now: Date): Promise<MemberRow> {
  const { full_name, email, phone_num, organization, province, city, date_of_birth, gender } = form;
  const person = { full_name, email, phone_num, organization, province, city, date_of_birth, gender };
  const found = await findOrCreateMembers(tx, [{ ...person, dob_confirmed: true }], now);
  const member = found.get(normalisedEmail(email));
  if (member === undefined) throw new Error('a member was not written');
  return member;
}

/** Sends whoever has a registration already the link to it, since nobody may learn that they have one. */
async function remindOfTicket(ctx: SeatContext, owner: SeatOwner, before: RegistrationRow): Promise<void> {
  if (before.status === 'REJECTED' || before.confirm_by !== null) return;
  const { id, ticket_serial: serial, full_name, email, member_id, status } = before;
  const facts = { full_name, email, member_id, status, name: owner.name, unconfirmed: false, forgotten: false };
  await mailTicketLink(ctx, { kind: 'class', id, serial, endsAt: owner.endTime, ...facts });
}

/**
 * Holds a place for an address that cannot be proved while mails are down. The account is left alone, no voucher is spent and no order
 * opened before the mailed link is followed; the answer is the same for an address that is registered already.
 * @returns what was written; null when there was a registration before. @throws ApiFailure 422 for a voucher that cannot be spent.
 */
export async function holdUnconfirmed(
  ctx: SeatContext,
  row: typeof classes.$inferSelect,
  form: RegistrationForm,
): Promise<{ readonly row: RegistrationRow | null; readonly confirmBy: Date }> {
  const { tx, now } = ctx;
  const owner = ownerOfClass(row);
  const confirmBy = new Date(now.getTime() + HELD_MS);
  const redeemed = await redeemTyped(tx, form.voucher_code, row.price);
  const price = row.price - (redeemed?.discount ?? 0);
  const member = await unknownOwner(tx, form, now);
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
    if (before) await remindOfTicket(ctx, owner, before);
    return { row: null, confirmBy };
  }
  const own = { classId: row.id, memberId: member.id, before, fields: form };
  const terms = { status: decision.status, price, voucherId: redeemed?.voucher.id ?? null, confirmBy };
  const written = await writeRegistration(tx, { ...own, ...terms }, now);
  await enqueueMail(tx, await confirmationMail(ctx, owner, written), now);
  return { row: written, confirmBy };
}
