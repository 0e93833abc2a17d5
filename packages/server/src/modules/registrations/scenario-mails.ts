import { outwardAddress, type Site } from '@widya/contract/outward-address';
import { siteOf } from '../../platform/addresses/site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { renderHtml, renderText, type TemplateValues } from '../../platform/text/render-template.ts';
import { rupiahText } from '../../platform/text/rupiah-text.ts';
import { whenText } from '../../platform/text/when-text.ts';
import { mailPoster } from '../posters/mail-poster.ts';
import { type LinkSettings, type TicketAddresses, ticketAddresses } from '../ticket-links/ticket-link.ts';
import type { SeatOwner } from './owner.ts';
import type { OrderRow } from './present.ts';
import { scenarioTemplate } from './scenario-template.ts';
import type { MailScenario } from './states.ts';

/** The person whom a mail is about. */
export interface MailPerson {
  readonly id: number;
  readonly member_id: number;
  readonly full_name: string;
  readonly email: string;
  readonly price: number;
  readonly status_change_info: string;
  readonly version: number;
  readonly ticket_serial: number;
}

/** What the values of a template depend on besides the person and the class. */
export interface ValueOptions {
  /** Base addresses of links. */
  readonly site: Site;
  readonly ticketAddress: TicketAddresses;
  readonly orders?: ReadonlyMap<number, OrderRow>;
  /** Values that differ from those of the class, such as the time of a reminder. */
  readonly extra?: TemplateValues;
}

export interface MailOptions extends Omit<ValueOptions, 'site' | 'ticketAddress'> {
  readonly config: LinkSettings;
  /** Identifies the event, so that a repetition sends no second mail (S28, S36). */
  readonly key: (person: MailPerson) => string;
  readonly batchId?: string;
  readonly priority?: number;
}

const SCENARIOS_WITH_CLASS_LINK: readonly MailScenario[] = ['ACCEPTED', 'REMINDER', 'CLASS_START_REMINDER'];

/** The ticket link of a registration; null for rejected people and for previews without a registration. */
function ticketOf(owner: SeatOwner, { id, ticket_serial }: MailPerson, scenario: MailScenario, options: ValueOptions) {
  if (id === 0 || scenario === 'REJECTED') return null;
  return options.ticketAddress({ kind: owner.source.kind, id, serial: ticket_serial, endsAt: owner.endTime });
}

/** The variables of templates for a person and a class. Source: D50. */
export function valuesOf(
  owner: SeatOwner,
  person: MailPerson,
  scenario: MailScenario,
  options: ValueOptions,
): TemplateValues {
  const order = options.orders?.get(person.id);
  const page = owner.source.kind === 'class' ? 'registration' : 'coursePage';
  const registration = outwardAddress(options.site, page, owner.code);
  const ticket = ticketOf(owner, person, scenario, options);
  return {
    nama_peserta: person.full_name,
    nama_bergelar: person.full_name,
    email_peserta: person.email,
    nama_kelas: owner.name,
    nama_pengajar: owner.speaker,
    kode_kelas: owner.code,
    tanggal_waktu: whenText(owner.startTime),
    // Only accepted people get the link to the class.
    tautan_kelas: SCENARIOS_WITH_CLASS_LINK.includes(scenario) ? (owner.streamUrl ?? '') : '',
    jumlah_bayar: rupiahText(order?.amount ?? person.price),
    // The provider's payment page is created after the order, so the mail links to our page, which leads there.
    tautan_pembayaran:
      order === undefined
        ? registration
        : (order.snap_payment_url ?? outwardAddress(options.site, 'payment', order.order_id)),
    tautan_transaksi: ticket ?? registration,
    tautan_tiket: ticket ?? '',
    id_pesanan: order?.order_id ?? '',
    batas_bayar: whenText(order?.should_expire_at ?? null),
    alasan_penolakan: scenario === 'REJECTED' ? person.status_change_info : '',
    ...options.extra,
  };
}

/**
 * The mails of a scenario, one per person, with the template of the class, else the first one of the scenario, else a
 * built-in one.
 */
export async function scenarioMails(
  tx: Tx,
  owner: SeatOwner,
  scenario: MailScenario,
  people: readonly MailPerson[],
  options: MailOptions,
): Promise<Mail[]> {
  if (people.length === 0) return [];
  const isClass = owner.source.kind === 'class';
  const wanted = isClass || scenario !== 'ACCEPTED' ? scenario : 'WELCOME';
  const template = await scenarioTemplate(tx, wanted, owner.templates[scenario]);
  const site = await siteOf(tx, options.config);
  const ticketAddress = await ticketAddresses(tx, options.config, { site });
  const poster = await mailPoster(tx, { kind: owner.source.kind, id: owner.id });
  return people.map((person) => {
    const values = valuesOf(owner, person, scenario, { ...options, site, ticketAddress });
    return {
      to: person.email,
      toName: person.full_name,
      subject: renderText(template.subject, values),
      html: renderHtml(template.body, values),
      poster,
      dedupeKey: options.key(person),
      scenario,
      ...(template.id === null ? {} : { templateId: template.id }),
      ...(isClass ? { classId: owner.id } : { courseId: owner.id }),
      participantId: person.id,
      memberId: person.member_id,
      ...(options.batchId === undefined ? {} : { batchId: options.batchId }),
      ...(options.priority === undefined ? {} : { priority: options.priority }),
    };
  });
}

/** Key of the mail about a change; it contains the version of the row. */
export const changeKey =
  ({ source }: SeatOwner) =>
  (person: MailPerson): string =>
    `${source.kind === 'class' ? 'registration' : 'member-course'}:${person.id}:${person.version}`;
