import { SEAT_STATUSES } from '@widya/contract/registration-status';
import { type SQL, sql } from 'drizzle-orm';
import { containsPattern } from '../../platform/lists/search-terms.ts';

/** A row of the catalogue's query. */
export interface EntryRow extends Record<string, unknown> {
  readonly kind: 'class' | 'event' | 'course';
  readonly code: string;
  readonly name: string;
  readonly topic_code: string | null;
  readonly topic_name: string | null;
  /** The type of an event, or the first category of a course. */
  readonly category: string | null;
  readonly start_time: string | null;
  readonly end_time: string | null;
  readonly display_time: string[];
  readonly price: number;
  readonly full_price: number | null;
  readonly opens: string | null;
  readonly closes: string | null;
  /** Null means unlimited. */
  readonly quota: number | null;
  readonly places_left: number | null;
  readonly image_url: string | null;
  /** Number of sub-chapters of a course; null for other kinds. */
  readonly lessons: number | null;
  /** Length of a course in seconds; null for other kinds. */
  readonly duration: number | null;
  readonly gives_certificate: boolean;
}

/** SQL of the people who get a free seat before a new registration does: a waiting list without unconfirmed addresses. */
const promotable = (row: SQL): SQL => sql`(${row}.status = 'PENDING' and ${row}.confirm_by is null)`;

/** Classes that accept registrations now or later. */
const openClasses = (now: string): SQL => sql`
  select 'class' as kind, c.code, c.name, c.topic_code, t.name as topic_name, null::text as category,
    case when c.permanent then null else c.start_time end as start_time,
    case when c.permanent then null else c.end_time end as end_time,
    c.display_time, c.price, case when c.is_discounted_price_null then null else c.non_discounted_price end as full_price,
    c.registration_start_time as opens, c.registration_end_time as closes, c.quota,
    case when c.quota is not null then greatest(0, c.quota - k.waiting - k.accepted - case when k.pending = 0 then 0 else (
      select count(*)::int from registrations r where r.class_id = c.id and ${promotable(sql`r`)}) end) end as places_left,
    c.class_image_url as image_url, null::int as lessons, null::int as duration, true as gives_certificate,
    concat_ws(' ', c.name, t.name, c.speaker, (
      select string_agg(i.name, ' ') from class_instructors l join instructors i on i.id = l.instructor_id where l.class_id = c.id
    )) as words
  from classes c join class_counters k on k.class_id = c.id join topics t on t.code = c.topic_code
  where c.active = 1 and c.publish_status = 'OPEN'
    and (c.permanent or c.end_time is null or c.end_time > ${now}::timestamptz)
    and (c.registration_end_time is null or c.registration_end_time > ${now}::timestamptz)`;

/** Events with a session that accepts registrations. */
const openEvents = (now: string): SQL => sql`
  select 'event', e.event_url, e.name, null, null, e.type, e.start_time, e.end_time, '[]'::jsonb,
    s.price, null::int, null::timestamptz, null::timestamptz, s.quota, s.places_left,
    coalesce(e.event_banner_url, e.event_icon_url), null::int, null::int, false,
    concat_ws(' ', e.name, e.type, s.speakers)
  from events e join lateral (
    select min(x.price) as price, string_agg(x.session_speaker, ' ') as speakers,
      case when bool_or(x.quota is null) then null else sum(x.quota)::int end as quota,
      case when bool_or(x.quota is null) then null else sum(greatest(0, x.quota - (
        select count(*) from event_registrations r where r.session_id = x.id
          and (r.status in ${SEAT_STATUSES} or ${promotable(sql`r`)}))))::int end as places_left
    from event_sessions x where x.event_id = e.id and x.allow_registration
      and (x.end_time is null or x.end_time > ${now}::timestamptz) having count(*) > 0
  ) s on true
  where e.active = 1 and e.enabled and e.publish_status = 'OPEN'
    and (coalesce(e.end_time, e.start_time) is null or coalesce(e.end_time, e.start_time) > ${now}::timestamptz)`;

const COURSES: SQL = sql`
  select 'course', c.course_code, c.title, t.code, t.name, c.category->>0, null::timestamptz, null::timestamptz, '[]'::jsonb,
    c.price, case when c.is_discounted_price_null then null else c.non_discounted_price end,
    null::timestamptz, null::timestamptz, null::int, null::int, c.course_image_url, s.lessons, s.duration,
    c.additional_information ? 'Sertifikat', concat_ws(' ', c.title, c.category->>0, (
      select string_agg(i.name, ' ') from course_instructors l join instructors i on i.id = l.instructor_id where l.course_id = c.id
    ))
  from courses c
  left join topics t on lower(t.name) = lower(c.category->>0) and t.active = 1
  join lateral (
    select count(*)::int as lessons, coalesce(sum(p.duration), 0)::int as duration
    from course_sub_chapters p where p.course_id = c.id
  ) s on true
  where c.active = 1`;

const ENTRIES_OF = { class: openClasses, event: openEvents, course: () => COURSES } as const;

/** SQL of all entries; the first query of the union names the columns. */
export const entries = (now: Date): SQL =>
  sql.join(
    Object.values(ENTRIES_OF).map((part) => part(now.toISOString())),
    sql` union all `,
  );

export interface EntryFilter {
  readonly words: readonly string[];
  readonly topic: string | undefined;
  readonly price: 'free' | 'paid' | undefined;
  readonly kind: EntryRow['kind'] | undefined;
}

/** All filters except the month. */
export const entryFilter = ({ words, topic, price, kind }: EntryFilter): SQL =>
  sql.join(
    [
      sql`true`,
      ...words.map((word) => sql`words ilike ${containsPattern(word)}`),
      ...(topic === undefined ? [] : [sql`lower(topic_code) = lower(${topic})`]),
      ...(price === undefined ? [] : [price === 'free' ? sql`price = 0` : sql`price > 0`]),
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
    ],
    sql` and `,
  );
