import { siteOf } from '../../platform/addresses/site.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderHtml, renderText } from '../../platform/text/render-template.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import type { SeatContext } from '../registrations/owner.ts';
import type { OrderRow } from '../registrations/present.ts';
import { ticketAddresses } from '../ticket-links/ticket-link.ts';
import type { EventSeats, RegistrationRow } from './event-people.ts';
import { builtInTemplate, chosenTemplates, isMailed } from './mail-templates.ts';
import { seatValues } from './mail-values.ts';

/** Key of a mail; it identifies the changes, so that a repetition sends no second mail. */
export const mailKey = (rows: readonly RegistrationRow[]): string =>
  `event:${rows.map(({ id, version }) => `${id}:${version}`).join('+')}`;

/** One mail for each registration about its current status; none for cancelled and expired ones. */
export async function registrationMails(
  { tx, now, config }: SeatContext,
  seats: EventSeats,
  people: readonly RegistrationRow[],
  orders: ReadonlyMap<number, OrderRow>,
): Promise<Mail[]> {
  const { event, session } = seats;
  const chosen = await chosenTemplates(tx, session.id);
  const links = { site: await siteOf(tx, config), ticketAddress: await ticketAddresses(tx, config, { now }) };
  const poster = await mailPoster(tx, { kind: 'event', id: event.id });
  const mails: Mail[] = [];
  for (const row of people) {
    const { status } = row;
    if (!isMailed(status)) continue;
    const template = chosen.get(status) ?? builtInTemplate(status);
    const values = seatValues({ seats, row, order: orders.get(row.id) }, links);
    mails.push({
      to: row.email,
      toName: row.full_name,
      subject: renderText(template.subject, values),
      html: renderHtml(template.body, values),
      poster,
      dedupeKey: mailKey([row]),
      scenario: status,
      ...(row.member_id === null ? {} : { memberId: row.member_id }),
      ...(template.id === null ? {} : { templateId: template.id }),
    });
  }
  return mails;
}
