import type { RegistrationStatus } from '@widya/contract/registration-status';
import { wibDate } from '@widya/contract/time/instants';
import type { Tx } from '../../http/transaction.ts';
import { enqueueMail } from '../../mail/enqueue-mail.ts';
import { escapeHtml } from '../class-editing/render-template.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import type { TicketHolder } from './desk.ts';
import type { SignedLink } from './open-ticket.ts';
import { type LinkSettings, ticketAddresses } from './ticket-link.ts';

/** Whoever was turned down keeps no ticket. */
const KEEPS: readonly RegistrationStatus[] = ['PENDING', 'WAITING', 'ACCEPTED', 'CANCELLED', 'EXPIRED'];

const bodyOf = ({ full_name, name }: TicketHolder, address: string): string =>
  `<p>Yth. ${escapeHtml(full_name)},</p><p>Ini tautan tiket Anda untuk <b>${escapeHtml(name)}</b>:</p>` +
  `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>` +
  '<p>Jangan teruskan surel ini. Siapa pun yang memegang tautan ini dapat membuka tiket Anda.</p>';

interface Mailing {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: LinkSettings;
}

/** Mails the link to a ticket to the address of its registration, at most once an hour. */
async function mailTicketLink({ tx, now, config }: Mailing, holder: TicketHolder): Promise<void> {
  const address = (await ticketAddresses(tx, config, { now }))(holder);
  const hour = Math.floor(now.getTime() / 3_600_000);
  const mail = {
    to: holder.email,
    toName: holder.full_name,
    subject: `Tautan tiket Anda: ${holder.name}`,
    html: bodyOf(holder, address),
    poster: await mailPoster(tx, { kind: holder.kind, id: holder.ownerId }),
    dedupeKey: `ticket-link:${holder.kind}:${holder.id}:${holder.serial}:${wibDate(now)}:${hour}`,
    ...(holder.member_id === null ? {} : { memberId: holder.member_id }),
  };
  await enqueueMail(tx, mail, now);
}

/** Whether somebody has a ticket that a link may lead to. */
export const keepsTicket = ({ unconfirmed, forgotten, status }: TicketHolder): boolean =>
  !unconfirmed && !forgotten && KEEPS.includes(status);

/** Mails a new link where the person still has a registration. An old or revoked link asks too, so nothing says whether they have. */
export async function mailNewLink(mailing: Mailing, { holder }: Pick<SignedLink, 'holder'>): Promise<void> {
  if (holder !== null && keepsTicket(holder)) await mailTicketLink(mailing, holder);
}
