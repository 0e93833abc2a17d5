import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';
import { withLabels } from './with-labels.ts';

/**
 * SQL of a person's rows in each table, without secrets of the account. Tables without a member id are matched by
 * address.
 */
const SECTIONS = {
  akun: sql`select id, email, full_name, phone_num, organization, province, city, date_of_birth, gender, subscribe_newsletter,
    newsletter_source, newsletter_changed_at, is_claimed, activated, active, last_login_at, created_at from members where id = m.id`,
  pendaftaran_kelas: sql`select r.*, c.code as class_code, c.name as class_name from registrations r join classes c on c.id = r.class_id
    where r.member_id = m.id order by r.id`,
  pendaftaran_kelas_mandiri: sql`select r.*, c.course_code, c.title from member_courses r join courses c on c.id = r.course_id
    where r.member_id = m.id order by r.id`,
  kemajuan_kelas_mandiri: sql`select p.* from course_progress p join member_courses r on r.id = p.member_course_id
    where r.member_id = m.id order by p.course_sub_chapter_id`,
  pesanan: sql`select id, order_id, amount, discount, paid_status, payment_type, created_at, paid_at, expired_at, rejected_at
    from orders where member_id = m.id order by id`,
  surel: sql`select subject, to_email, scenario, status, created_at from email_log where member_id = m.id order by id`,
  surel_dalam_antrean: sql`select subject, to_email, scenario, status, created_at from email_outbox where member_id = m.id order by id`,
  sertifikat: sql`select t.printed_number, t.public_code, t.full_name, t.predicate, t.issued_at from certificates t
    where t.participant_id in (select id from registrations where member_id = m.id)
      or t.member_course_id in (select id from member_courses where member_id = m.id) order by t.id`,
  jawaban_tes: sql`select a.* from quiz_answers a join registrations r on r.id = a.participant_id where r.member_id = m.id order by a.id`,
  jawaban_tes_tambahan: sql`select * from quiz_forms where lower(email) = m.email_normalised order by id`,
  umpan_balik: sql`select f.* from feedback f where lower(f.email) = m.email_normalised
    or f.participant_id in (select id from registrations where member_id = m.id) order by f.id`,
  umpan_balik_kelas_mandiri: sql`select f.* from course_ratings f join member_courses r on r.id = f.member_course_id
    where r.member_id = m.id order by f.id`,
  pendaftaran_acara: sql`select * from event_registrations where member_id = m.id or lower(email) = m.email_normalised order by id`,
  pertanyaan: sql`select q.* from questions q where q.member_id = m.id or lower(q.email) = m.email_normalised order by q.id`,
  presensi: sql`select * from presence_forms where lower(email) = m.email_normalised order by id`,
  aduan: sql`select * from complaints where lower(email) = m.email_normalised order by id`,
  formulir_kontak: sql`select * from contact_forms where lower(email) = m.email_normalised order by id`,
  permintaan_data: sql`select kind, created_at, done_at from data_requests where email = m.email_normalised order by id`,
  perangkat_terbukti: sql`select user_agent, created_at, expires_at, revoked_at from address_proofs where email = m.email_normalised
    order by id`,
  formulir_dokumen: sql`select * from document_forms where lower(email) = m.email_normalised order by id`,
} as const;

/**
 * All stored data of a person: a list of rows per section; null for an unknown person. Omits columns that only serve
 * searches, and replaces codes by labels. Source: S43.
 */
export async function selectEverything(tx: Tx, memberId: number): Promise<Record<string, unknown[]> | null> {
  const everything: Record<string, unknown[]> = {};
  for (const [section, rows] of Object.entries(SECTIONS)) {
    const found = await tx.execute<{ rows: Record<string, unknown>[] }>(sql`
      select coalesce(jsonb_agg(to_jsonb(found) - 'search_text'), '[]'::jsonb) as rows
      from members m cross join lateral (${rows}) found where m.id = ${memberId}`);
    everything[section] = (found.rows[0]?.rows ?? []).map(withLabels);
  }
  return everything.akun?.length === 1 ? everything : null;
}
