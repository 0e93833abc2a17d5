import type { AdminLog } from '@widya/contract/admin-logs';
import { type SQL, sql } from 'drizzle-orm';
import { idsIn } from '../../platform/database/ids-in.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type Owner = NonNullable<AdminLog['owner']>;
type LogRow = Pick<AdminLog, 'id' | 'code' | 'object' | 'object_id' | 'before' | 'after'>;

/** SQL of rows `ref, owner_id` for the given object ids. */
type Source = (ids: SQL) => SQL;

interface Kind {
  readonly kind: Owner['kind'];
  readonly source: Source;
}

const ofClass = (source: Source): Kind => ({ kind: 'class', source });
const ofCourse = (source: Source): Kind => ({ kind: 'course', source });
const ofEvent = (source: Source): Kind => ({ kind: 'event', source });

const REGISTRATION = ofClass((ids) => sql`select id, class_id from registrations where id in ${ids}`);

/** How to find the owners of logged objects, by object type. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  participant: [REGISTRATION],
  testtoken: [REGISTRATION],
  class_instructor: [ofClass((ids) => sql`select id, class_id from class_instructors where id in ${ids}`)],
  question: [ofClass((ids) => sql`select id, class_id from questions where id in ${ids}`)],
  quiz: [ofClass((ids) => sql`select id, class_id from quiz_questions where id in ${ids}`)],
  quizform: [ofClass((ids) => sql`select id, class_id from quiz_forms where id in ${ids}`)],
  feedback: [ofClass((ids) => sql`select id, class_id from feedback where id in ${ids}`)],
  certificate: [
    ofClass((ids) => sql`select id, class_id from certificates where id in ${ids} and class_id is not null`),
    ofCourse((ids) => sql`select id, course_id from certificates where id in ${ids} and course_id is not null`),
  ],
  course_participant: [ofCourse((ids) => sql`select id, course_id from member_courses where id in ${ids}`)],
  course_instructor: [ofCourse((ids) => sql`select id, course_id from course_instructors where id in ${ids}`)],
  course_chapter: [ofCourse((ids) => sql`select id, course_id from course_chapters where id in ${ids}`)],
  course_sub_chapter: [ofCourse((ids) => sql`select id, course_id from course_sub_chapters where id in ${ids}`)],
  course_rating: [ofCourse((ids) => sql`select id, course_id from course_ratings where id in ${ids}`)],
  event: [ofEvent((ids) => sql`select id, id from events where id in ${ids}`)],
  eventsession: [ofEvent((ids) => sql`select id, event_id from event_sessions where id in ${ids}`)],
  sessiontemplate: [ofEvent((ids) => sql`select id, event_id from event_sessions where id in ${ids}`)],
  sessionregistration: [
    ofEvent(
      (ids) => sql`select r.id, s.event_id from event_registrations r
        join event_sessions s on s.id = r.session_id where r.id in ${ids}`,
    ),
  ],
};

/** A visitor's answer to a final test is logged under the registration. */
const objectTypeOf = ({ code, object }: LogRow): string => (code === 'ANSWER_QUIZ' ? 'participant' : (object ?? ''));

const OWNER_ROWS: Readonly<Record<Owner['kind'], (found: SQL) => SQL>> = {
  class: (found) =>
    sql`select found.ref, o.code from (${found}) found(ref, owner_id) join classes o on o.id = owner_id`,
  course: (found) =>
    sql`select found.ref, o.id::text as code from (${found}) found(ref, owner_id) join courses o on o.id = owner_id`,
  event: (found) =>
    sql`select found.ref, o.event_url as code from (${found}) found(ref, owner_id) join events o on o.id = owner_id`,
};

const isId = (text: string): boolean => /^\d{1,9}$/.test(text);

const textIn = (fields: LogRow['after'], name: string): string | null => {
  const value = fields?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
};

/** The owner named in the row itself, for deleted objects and bulk actions. */
function ownerInRow(log: LogRow): Owner | null {
  const field = (name: string) => textIn(log.after, name) ?? textIn(log.before, name);
  const classCode = field('class_code');
  if (classCode !== null) return { kind: 'class', code: classCode };
  const courseId = field('course_id');
  if (courseId !== null) return { kind: 'course', code: courseId };
  const kind = KINDS[objectTypeOf(log)]?.[0]?.kind;
  // A bulk action has the code of its class or course as `object_id`.
  if (kind === undefined || log.object_id === null || isId(log.object_id)) return null;
  return { kind, code: log.object_id };
}

/**
 * The class, course or event on whose screens the object of each log row is shown, by row id; one query for all rows.
 */
export async function findOwners(tx: Tx, logs: readonly LogRow[]): Promise<ReadonlyMap<number, Owner>> {
  const wanted = new Map<string, Set<number>>();
  for (const log of logs) {
    const objectType = objectTypeOf(log);
    if (KINDS[objectType] === undefined || log.object_id === null || !isId(log.object_id)) continue;
    wanted.set(objectType, (wanted.get(objectType) ?? new Set()).add(Number(log.object_id)));
  }
  const parts = [...wanted].flatMap(([objectType, ids]) =>
    (KINDS[objectType] ?? []).map(({ kind, source }) => {
      const found = source(idsIn([...ids]));
      return sql`select ${objectType}::text as object_type, ${kind}::text as kind, ref, code from (${OWNER_ROWS[kind](found)}) owned`;
    }),
  );
  const { rows } =
    parts.length === 0
      ? { rows: [] }
      : await tx.execute<{ object_type: string; kind: Owner['kind']; ref: number; code: string }>(
          sql.join(parts, sql` union all `),
        );
  const found = new Map(rows.map(({ object_type, kind, ref, code }) => [`${object_type} ${ref}`, { kind, code }]));
  return new Map(
    logs.flatMap((log) => {
      const owner = found.get(`${objectTypeOf(log)} ${log.object_id}`) ?? ownerInRow(log);
      return owner === null ? [] : [[log.id, owner] as const];
    }),
  );
}
