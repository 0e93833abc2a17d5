import { chance, choice, instantLiteral } from '../sql-text.ts';
import { REVIEWS, SOURCES } from '../texts/phrases.ts';

/** Decides who takes which self-paced course, with which status. */
export const courseFacts = (prime: number, now: number): string => `
  create unlogged table seed_work.takes as
  select p.first_id + k as id, p.course_id, p.title,
    1 + ((p.member_offset + k::bigint * p.member_step) % ${prime})::integer as member_id,
    case when p.price = 0 then case when r < 0.97 then 'ACCEPTED' else 'CANCELLED' end
      when r < 0.78 then 'ACCEPTED' when r < 0.92 then 'EXPIRED' when r < 0.97 then 'CANCELLED' else 'REJECTED' end as status,
    p.price, p.price > 0 and r < 0.04 as invited, p.opens + (${instantLiteral(now)} - interval '2 days' - p.opens) * ((k + ${chance('k', 30)}) / p.n) as registered_at
  from (
    select *, ${chance('100000000 + first_id + k', 31)} as r from seed_work.course_plan cross join lateral generate_series(0, n - 1) k
  ) p`;

/** Decides how many sub-chapters each accepted person finished, adding up to exactly `rows`. */
export const progressFacts = (rows: number): string => `
  create unlogged table seed_work.progress as
  with learners as (
    select t.id, t.course_id, s.n as subs, row_number() over (order by t.id) as place, count(*) over () as learners
    from seed_work.takes t join (select course_id, count(*)::integer as n from course_sub_chapters group by 1) s using (course_id)
    where t.status = 'ACCEPTED'
  )
  select id, course_id, subs, (${rows} / learners + (place <= ${rows} % learners)::integer)::integer as done from learners`;

export const insertMemberCourses = (): string => `
  insert into member_courses (id, course_id, member_id, status, full_name, email, phone_num, organization, province, city, source,
    price, voucher_id, invited, status_change_info, progress, predicate, registered_at, accepted_at, confirmed_at, rejected_at, created_at, updated_at)
  select t.id, t.course_id, t.member_id, t.status, m.full_name, m.email, m.phone_num, m.organization, m.province, m.city,
    ${choice(SOURCES, 't.id', 32)}, case when t.invited then 0 else t.price - coalesce(o.discount, 0) end, o.voucher_id, t.invited,
    case when t.invited then 'Invited' else '' end, coalesce(least(100, p.done * 100 / p.subs), 0),
    case when p.done >= p.subs then 'Menengah' end, t.registered_at,
    case when t.status = 'ACCEPTED' then t.registered_at + interval '1 hour' end, null,
    case when t.status = 'REJECTED' then t.registered_at + interval '1 day' end, t.registered_at, t.registered_at
  from seed_work.takes t
  join members m on m.id = t.member_id
  left join seed_work.orders o on o.take_id = t.id
  left join seed_work.progress p on p.id = t.id
  order by t.id`;

/** Marks the first sub-chapters of a course as done; quizzes and exercises have answers and a score. */
export const insertProgress = (now: number): string => `
  insert into course_progress (course_sub_chapter_id, member_course_id, score, additional_information, completed_at)
  select s.id, p.id, case when s.quiz then x.score end,
    case when s.quiz then jsonb_build_object('answers', jsonb_build_array('Gagasan kedua', 'Gagasan pertama'), 'score', x.score) end,
    least(${instantLiteral(now)}, mc.registered_at + s.place * interval '11 hours')
  from seed_work.progress p
  join member_courses mc on mc.id = p.id
  join (
    select id, course_id, type in ('Kuis', 'Latihan') as quiz, row_number() over (partition by course_id order by id) as place
    from course_sub_chapters
  ) s on s.course_id = p.course_id and s.place <= p.done
  cross join lateral (select round(50 + 50 * ${chance('p.id * 131 + s.id', 33)}) as score) x`;

export const insertCourseRatings = (): string => `
  insert into course_ratings (id, course_id, member_course_id, full_name, rating, comment, active, created_at, updated_at)
  select row_number() over (order by id)::integer, course_id, id, full_name, 3 + floor(${chance('id', 34)} * 3)::integer,
    ${choice(REVIEWS, 'id', 35)}, (${chance('id', 36)} > 0.03)::integer, at, at
  from (select *, registered_at + interval '1 day' as at from member_courses where status = 'ACCEPTED' and ${chance('id', 37)} < 0.2) m`;
