import type { classes } from '../../database/schema/classes.ts';
import type { registrations } from '../../database/schema/registrations.ts';
import type { Tx } from '../../http/transaction.ts';
import type { Mail } from '../../mail/mail.ts';
import { clockOf, dayOf } from '../wib.ts';
import { renderHtml, renderText, type TemplateValues } from './render-template.ts';
import { scenarioTemplate } from './scenario-template.ts';

type ClassRow = typeof classes.$inferSelect;
/** A registration that has just left the queue. */
export type PromotedPerson = typeof registrations.$inferSelect;

const rupiah = (amount: number): string =>
  amount === 0 ? 'Gratis' : `Rp${String(amount).replace(/\B(?=(\d{3})+$)/g, '.')}`;

const when = ({ start_time }: ClassRow): string =>
  start_time === null ? '' : `${dayOf(start_time).split('-').toReversed().join('-')} ${clockOf(start_time)} WIB`;

/** What the templates may say of a person and a class. Source: decision 50. */
const valuesOf = (row: ClassRow, person: PromotedPerson, publicUrl: string | null): TemplateValues => {
  const registration = `${publicUrl?.replace(/\/$/, '') ?? ''}/daftar/${row.code}`;
  return {
    nama_peserta: person.full_name,
    nama_bergelar: person.full_name,
    email_peserta: person.email,
    nama_kelas: row.name,
    nama_pengajar: row.speaker,
    kode_kelas: row.code,
    tanggal_waktu: when(row),
    tautan_kelas: row.stream_url ?? '',
    jumlah_bayar: rupiah(person.price),
    tautan_pembayaran: registration,
    tautan_transaksi: registration,
  };
};

/** One mail for each promoted person; the key names the change, so that telling of it twice sends one mail (S28). */
export async function promotionMails(
  tx: Tx,
  row: ClassRow,
  people: readonly PromotedPerson[],
  publicUrl: string | null,
): Promise<Mail[]> {
  const templates = {
    ACCEPTED: await scenarioTemplate(tx, 'ACCEPTED', row.accepted_template_id),
    WAITING: await scenarioTemplate(tx, 'WAITING', row.waiting_template_id),
  };
  return people.map((person) => {
    const scenario = person.status === 'ACCEPTED' ? 'ACCEPTED' : 'WAITING';
    const template = templates[scenario];
    const values = valuesOf(row, person, publicUrl);
    return {
      to: person.email,
      toName: person.full_name,
      subject: renderText(template.subject, values),
      html: renderHtml(template.body, values),
      dedupeKey: `queue:${person.id}:${person.version}`,
      scenario,
      ...(template.id === null ? {} : { templateId: template.id }),
      classId: row.id,
      memberId: person.member_id,
      participantId: person.id,
    };
  });
}
