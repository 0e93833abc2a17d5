import { registrationLabel } from '@widya/contract/registration-status';
import { siteOf } from '../../platform/addresses/site.ts';
import { enqueueMails } from '../../platform/mail/enqueue-mail.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import { renderHtml, usesVariable } from '../../platform/text/render-template.ts';
import { whenText } from '../../platform/text/when-text.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import type { SeatContext } from '../registrations/owner.ts';
import { ticketAddresses } from '../ticket-links/ticket-link.ts';
import { sessionName } from './event-people.ts';
import { chosenTemplates, isMailed, type MailedStatus, TICKET } from './mail-templates.ts';
import { type MailedSeat, type MailLinks, seatValues } from './mail-values.ts';
import { mailKey, registrationMails } from './registration-mails.ts';

/** Default text of a session without a chosen template. */
const BUILT_IN: Readonly<Record<MailedStatus, string>> = {
  ACCEPTED: TICKET,
  WAITING: `<p>Silakan membayar {{jumlah_bayar}} melalui {{tautan_pembayaran}}.</p>${TICKET}`,
  PENDING: `<p>Kuota sudah penuh. Anda akan diberi tahu begitu tempat tersedia.</p>${TICKET}`,
  REJECTED: '<p>{{alasan_penolakan}}</p>',
};

/** The part of the mail about one session; a chosen template keeps its text, and the ticket link is always added. */
async function partOf({ tx }: SeatContext, mailed: MailedSeat, links: MailLinks): Promise<string> {
  const { seats, row, order } = mailed;
  if (!isMailed(row.status)) return '';
  const template = (await chosenTemplates(tx, seats.session.id)).get(row.status);
  const body = template?.body ?? BUILT_IN[row.status];
  const when = whenText(seats.session.start_time);
  const label = registrationLabel({ status: row.status, invited: false, order: order ?? null });
  const head = `<p><b>${escapeHtml(sessionName(seats))}</b>${when === '' ? '' : ` (${when})`}<br>${label}</p>`;
  const ticket = usesVariable(body, 'tautan_tiket') ? '' : TICKET;
  return head + renderHtml(body + ticket, seatValues(mailed, links));
}

/** One mail about all sessions, with the status and the ticket of each. */
async function mailOfAll(ctx: SeatContext, mailed: readonly [MailedSeat, ...MailedSeat[]]): Promise<Mail> {
  const { tx, now, config } = ctx;
  const { row, seats } = mailed[0];
  const { event } = seats;
  const links = { site: await siteOf(tx, config), ticketAddress: await ticketAddresses(tx, config, { now }) };
  const parts: string[] = [];
  for (const one of mailed) parts.push(await partOf(ctx, one, links));
  const isSame = mailed.every((one) => one.row.status === row.status);
  return {
    to: row.email,
    toName: row.full_name,
    subject: `Pendaftaran Anda: ${event.name}`,
    html: `<p>Yth. ${escapeHtml(row.full_name)},</p><p>Anda mendaftar untuk ${mailed.length} sesi <b>${escapeHtml(event.name)}</b>:</p>${parts.join('')}`,
    poster: await mailPoster(tx, { kind: 'event', id: event.id }),
    dedupeKey: mailKey(mailed.map((one) => one.row)),
    scenario: isSame ? row.status : 'GENERAL',
    ...(row.member_id === null ? {} : { memberId: row.member_id }),
  };
}

const startOf = ({ seats }: MailedSeat): number => seats.session.start_time?.getTime() ?? Number.POSITIVE_INFINITY;

/** Sorts the earliest first; sessions without a time come last in their order. */
const byStart = (a: MailedSeat, b: MailedSeat): number => (startOf(a) === startOf(b) ? 0 : startOf(a) - startOf(b));

/** Mails a visitor once about all sessions chosen in one form. */
export async function mailForm(ctx: SeatContext, mailed: readonly MailedSeat[]): Promise<void> {
  const [first, ...more] = mailed.toSorted(byStart);
  if (first === undefined) return;
  const { seats, row, order } = first;
  const orders = new Map(order === undefined ? [] : [[row.id, order]]);
  const mails =
    more.length === 0 ? await registrationMails(ctx, seats, [row], orders) : [await mailOfAll(ctx, [first, ...more])];
  await enqueueMails(ctx.tx, mails, ctx.now);
}
