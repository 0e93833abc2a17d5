import { type EmailScenario, isFilledIn } from '@widya/contract/email-variables';
import type { RegistrationStatus } from '@widya/contract/registration-status';
import { and, eq, sql } from 'drizzle-orm';
import { siteOf } from '../../platform/addresses/site.ts';
import { idsIn } from '../../platform/database/ids-in.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cleanEmailHtml } from '../../platform/text/email-html.ts';
import { renderHtml, renderText, type TemplateValues } from '../../platform/text/render-template.ts';
import { feedbackAddresses } from '../feedback/feedback-link.ts';
import { newestOrders } from '../registrations/orders.ts';
import type { SeatOwner } from '../registrations/owner.ts';
import { valuesOf } from '../registrations/scenario-mails.ts';
import type { MailScenario } from '../registrations/states.ts';
import { type LinkSettings, ticketAddresses } from '../ticket-links/ticket-link.ts';

/** A recipient of a mail. */
export interface Addressee {
  readonly email: string;
  /** Empty when only the address is known. */
  readonly name: string;
  /** The recipient's registration in the mail's class or course. */
  readonly participant_id: number | null;
}

export interface MailAbout {
  /** Null for a mail without a class or course. */
  readonly owner: SeatOwner | null;
  readonly config: LinkSettings;
  /** Decides which facts a person may get; by default the status of their registration does. */
  readonly scenario?: EmailScenario;
}

/** Salutation for a recipient without a name. */
const NAMELESS = 'Bapak/Ibu';

const namesOf = ({ email, name }: Addressee): TemplateValues => {
  const salutation = name === '' ? NAMELESS : name;
  return { nama_peserta: salutation, nama_bergelar: salutation, email_peserta: email };
};

/** A mail without a scenario contains the facts that each person's registration allows. */
const scenarioOf = (scenario: EmailScenario | undefined, status: RegistrationStatus): MailScenario => {
  if (scenario === 'WELCOME' || scenario === 'FEEDBACK') return 'ACCEPTED';
  if (scenario !== undefined && scenario !== 'GENERAL') return scenario;
  return status === 'ACCEPTED' || status === 'REJECTED' ? status : 'WAITING';
};

/** A recipient without a registration: gets the facts of the class but not the link to join. */
const unregistered = ({ email, name }: Addressee, { price }: SeatOwner) => ({
  id: 0,
  member_id: 0,
  full_name: name === '' ? NAMELESS : name,
  email,
  price,
  status_change_info: '',
  version: 1,
  ticket_serial: 0,
});

/** Whether a person may give feedback: participants of a class; a course is rated in its player. */
const givesFeedback = ({ source }: SeatOwner, { status }: { readonly status: RegistrationStatus }): boolean =>
  source.kind === 'class' && status === 'ACCEPTED';

/** The values of the variables for each person, in order; the same as in mails of scenarios. Source: D50. */
export async function valuesFor(
  tx: Tx,
  addressees: readonly Addressee[],
  { owner, config, scenario }: MailAbout,
): Promise<TemplateValues[]> {
  if (owner === null) return addressees.map(namesOf);
  const ids = addressees.flatMap(({ participant_id }) => (participant_id === null ? [] : [participant_id]));
  const { people, ownerId } = owner.source;
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(people)
          .where(and(eq(ownerId, owner.id), sql`${people.id} in ${idsIn(ids)}`));
  const site = await siteOf(tx, config);
  const ticketAddress = await ticketAddresses(tx, config, { site });
  const feedbackAddress = await feedbackAddresses(config, site);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const orders = await newestOrders(tx, owner.source, ids);
  return addressees.map((addressee) => {
    const row = rowById.get(addressee.participant_id ?? 0);
    if (row === undefined) return valuesOf(owner, unregistered(addressee, owner), 'WAITING', { site, ticketAddress });
    const hasFeedbackLink = givesFeedback(owner, row) && isFilledIn('tautan_umpan_balik', scenario ?? 'GENERAL');
    const extra = { tautan_umpan_balik: hasFeedbackLink ? feedbackAddress(row.id) : '' };
    return valuesOf(owner, row, scenarioOf(scenario, row.status), { site, ticketAddress, orders, extra });
  });
}

export interface MailText {
  readonly subject: string;
  readonly html: string;
}

/** Fills in a mail and sanitises it again, because a value may become part of a link's address (S16). */
export const fillIn = ({ subject, html }: MailText, values: TemplateValues): MailText => ({
  subject: renderText(subject, values),
  html: cleanEmailHtml(renderHtml(html, values)),
});
