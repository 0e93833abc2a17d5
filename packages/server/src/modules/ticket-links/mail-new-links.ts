import type { RegistrationStatus } from '@widya/contract/registration-status';
import { wibDate } from '@widya/contract/time/instants';
import type { Tx } from '../../platform/http/transaction.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import type { TicketHolder } from './ticket-holder.ts';
import { type LinkSettings, ticketAddresses } from './ticket-link.ts';

/** Rejected people have no ticket. */
const STATUSES_WITH_TICKET: readonly RegistrationStatus[] = ['PENDING', 'WAITING', 'ACCEPTED', 'CANCELLED', 'EXPIRED'];

const linkTo = (name: string, address: string): string =>
  `<p>Ini tautan tiket Anda untuk <b>${escapeHtml(name)}</b>:</p>` +
  `<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`;

const WARNING = '<p>Jangan teruskan surel ini. Siapa pun yang memegang tautan ini dapat membuka tiket Anda.</p>';

interface Mailing {
  readonly tx: Tx;
  readonly now: Date;
  readonly config: LinkSettings;
}

/** Whether a person has a ticket that a link may open. */
export const hasTicket = ({ unconfirmed, forgotten, status }: TicketHolder): boolean =>
  !unconfirmed && !forgotten && STATUSES_WITH_TICKET.includes(status);

/**
 * Mails the ticket links of one person in one mail, to the address of the first ticket and at most once an hour. People
 * without a ticket are skipped.
 * @param name of what all tickets are for; defaults to that of the first.
 */
export async function mailNewLinks(
  { tx, now, config }: Mailing,
  holders: readonly TicketHolder[],
  name?: string,
): Promise<void> {
  const withTicket = holders.filter(hasTicket);
  const [first] = withTicket;
  if (first === undefined) return;
  const { kind, full_name, member_id } = first;
  const address = await ticketAddresses(tx, config, { now });
  const hour = Math.floor(now.getTime() / 3_600_000);
  const ids = withTicket.map(({ id, serial }) => `${id}:${serial}`).join('+');
  const mail = {
    to: first.email,
    toName: full_name,
    subject: `Tautan tiket Anda: ${withTicket.length === 1 ? first.name : (name ?? first.name)}`,
    html: `<p>Yth. ${escapeHtml(full_name)},</p>${withTicket.map((one) => linkTo(one.name, address(one))).join('')}${WARNING}`,
    poster: await mailPoster(tx, { kind, id: first.ownerId }),
    dedupeKey: `ticket-link:${kind}:${ids}:${wibDate(now)}:${hour}`,
    ...(member_id === null ? {} : { memberId: member_id }),
  };
  await enqueueMail(tx, mail, now);
}

/**
 * Mails a new link if the person still has a registration. Expired and revoked links also request it, so the response
 * does not reveal whether there is one.
 */
export async function mailNewLink(
  mailing: Mailing,
  { holder }: { readonly holder: TicketHolder | null },
): Promise<void> {
  if (holder !== null) await mailNewLinks(mailing, [holder]);
}
