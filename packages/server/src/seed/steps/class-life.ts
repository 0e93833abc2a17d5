import { DEMO_DOCUMENTS } from '../demo-documents.ts';
import { chance, choice, instantLiteral } from '../sql-text.ts';
import {
  ANSWERS,
  COMPLAINTS,
  CONTACT_MESSAGES,
  DIVISIONS,
  DOCUMENT_TYPES,
  QUESTIONS,
  RANKS,
  REVIEWS,
  WANTED_CLASSES,
} from '../texts/phrases.ts';

const stars = (use: number): string => `least(5, 2 + floor(${chance('id', use)} * 4.2)::integer)`;

/**
 * Up to `count` randomly drawn accepted participants of ended classes. Only ids are sorted, which matters for millions
 * of rows.
 */
const participants = (count: number, use: number): string => `
  select p.n, r.*, c.name as class_name, c.end_time
  from (
    select id, row_number() over (order by id)::integer as n from (
      select id from seed_work.regs where status = 'ACCEPTED' and past order by ${chance('id', use)}, id limit ${count}
    ) drawn
  ) p join registrations r on r.id = p.id join classes c on c.id = r.class_id`;

export const insertFeedback = (count: number): string => `
  insert into feedback (id, class_id, participant_id, full_name, email, topik_sesuai, topik_dipahami, pengajar_jelas, pengajar_interaktif,
    pendaftaran_mudah, mekanisme_jelas, masukan, kelas_yang_diinginkan, question, note, active, created_at, updated_at)
  select n, class_id, id, full_name, email, ${[50, 51, 52, 53, 54, 55].map(stars).join(', ')}, ${choice(REVIEWS, 'id', 56)}, ${choice(WANTED_CLASSES, 'id', 57)},
    case when ${chance('id', 58)} < 0.1 then ${choice(QUESTIONS, 'id', 59)} else '' end, case when ${chance('id', 60)} < 0.03 then 'Sudah ditindaklanjuti' else '' end,
    (${chance('id', 61)} > 0.02)::integer, end_time + interval '1 hour', end_time + interval '1 hour'
  from (${participants(count, 62)}) p`;

export const insertQuestions = (count: number): string => `
  insert into questions (id, class_id, participant_id, member_id, full_name, email, question, answer, asked_at, answered_at, active, updated_at)
  select n, class_id, case when known then id end, case when known then member_id end, case when known then full_name else 'Penanya Tamu' end,
    case when known then email else '' end, '<p>' || ${choice(QUESTIONS, 'id', 63)} || '</p>', case when answered then '<p>' || ${choice(ANSWERS, 'id', 64)} || '</p>' end,
    end_time - interval '30 minutes', case when answered then end_time + interval '1 day' * ${chance('id', 65)} end, (${chance('id', 66)} > 0.03)::integer, end_time
  from (select *, ${chance('id', 67)} > 0.04 as known, ${chance('id', 68)} < 0.7 as answered from (${participants(count, 69)}) p) q`;

/** Inserts the final test answers of everybody with a certificate whose class has a final test. */
export const insertQuizAnswers = (): string => `
  insert into quiz_answers (id, quiz_question_id, participant_id, score, answer_json, created_at)
  select row_number() over (order by r.id)::integer, q.id, r.id, (4 + floor(${chance('r.id', 70)} * 7)) / 10,
    jsonb_build_array(jsonb_build_object('fieldName', 'soal_1', 'answer', 'Selalu benar'), jsonb_build_object('fieldName', 'soal_2', 'answer', 'Tidak benar')),
    c.end_time + interval '3 hours'
  from registrations r join quiz_questions q on q.class_id = r.class_id join classes c on c.id = r.class_id
  where r.certificate_url is not null`;

/** Inserts answers of people who are not participants, a few in one class of eight. */
export const insertQuizForms = (): string => `
  insert into quiz_forms (id, class_id, name, email, score, answer_json, predicate, created_at)
  select row_number() over (order by q.class_id, k)::integer, q.class_id, 'Peserta Tambahan ' || k, 'tambahan' || q.class_id || '.' || k || '@surel.example', 0.8,
    jsonb_build_array(jsonb_build_object('fieldName', 'soal_1', 'answer', 'Selalu benar')), case when k = 1 then 'Menengah' end, c.end_time + interval '5 hours'
  from quiz_questions q join classes c on c.id = q.class_id cross join generate_series(1, 3) k
  where q.class_id % 8 = 3 and c.end_time < (select max(until) from seed_work.class_plan)`;

/** Inserts attendance forms: most match a participant, some by an email in different case, some not at all. */
export const insertPresence = (count: number): string => `
  insert into presence_forms (id, class_id, class_name, full_name, email, phone_num, created_at)
  select n, class_id, class_name, full_name,
    case when x < 0.06 then 'lupa.' || id || '@surel.example' when x < 0.12 then upper(email) else email end, phone_num, end_time - interval '20 minutes' * ${chance('id', 72)}
  from (select *, ${chance('id', 71)} as x from (${participants(count, 73)}) p) q`;

/** Inserts complaints: half are resolved, some are in progress, the others are new. */
export const insertComplaints = (count: number, now: number): string => `
  insert into complaints (id, class_id, class_name, name, email, complaint, note, status, replied_at, replied_by, created_at, updated_at)
  select n, class_id, class_name, full_name, email, ${choice(COMPLAINTS, 'id', 74)}, case when x < 0.5 then 'Sudah dibalas' else '' end,
    case when x < 0.5 then 'RESOLVED' when x < 0.7 then 'IN_PROGRESS' else 'NEW' end,
    replied_at, case when replied_at is not null then 'Aditya Admin' end, asked_at, coalesce(replied_at, asked_at)
  from (
    select *, case when x < 0.7 then least(asked_at + interval '3 days' * ${chance('id', 83)}, ${instantLiteral(now)}) end as replied_at
    from (
      select p.*, ${chance('id', 75)} as x, least(end_time + interval '1 day' * ${chance('id', 76)}, ${instantLiteral(now)} - interval '10 minutes') as asked_at
      from (${participants(count, 77)}) p) asked) q`;

/** In the order of the document types, so that the same random number gives a type and its file. */
const DEMO_KEYS = DEMO_DOCUMENTS.map(({ key }) => key);

export const insertDocuments = (count: number): string => `
  insert into document_forms (id, class_id, class_name, full_name, email, division, rank, document_type, document_url, created_at)
  select n, class_id, class_name, full_name, email, ${choice(DIVISIONS, 'id', 78)}, ${choice(RANKS, 'id', 79)}, ${choice(DOCUMENT_TYPES, 'id', 80)},
    '/files/' || ${choice(DEMO_KEYS, 'id', 80)}, end_time - interval '1 day'
  from (${participants(count, 81)}) p`;

export const insertContacts = (): string => `
  insert into contact_forms (id, name, email, phone_num, message, created_at)
  select id, full_name, email, phone_num, ${choice(CONTACT_MESSAGES, 'id', 82)}, created_at from members where id % 211 = 7 and id < 10000`;
