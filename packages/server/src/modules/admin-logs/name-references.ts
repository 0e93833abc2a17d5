import type { AdminLog } from '@widya/contract/admin-logs';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/http/transaction.ts';

type LogRow = Pick<AdminLog, 'code' | 'object' | 'before' | 'after'>;
type Fields = NonNullable<AdminLog['before']>;

type Source = (refs: SQL) => SQL;

/** SQL of rows `ref, name` for the given ids; the cast lets the table's index be used. */
const byId =
  (table: SQL, name: SQL): Source =>
  (refs) =>
    sql`select id::text, ${name} from ${table} where id in (select ref::integer from ${refs} where ref ~ '^[0-9]{1,9}$')`;

const byCode =
  (table: SQL, code: SQL, name: SQL): Source =>
  (refs) =>
    sql`select ${code}, ${name} from ${table} where ${code} in (select ref from ${refs})`;

const CLASS_NAME = sql`name || ' · ' || code`;
const COURSE_NAME = sql`title || ' · ' || course_code`;

const NAMES = {
  template: byId(sql`email_templates`, sql`template_name`),
  class: byId(sql`classes`, CLASS_NAME),
  classCode: byCode(sql`classes`, sql`code`, CLASS_NAME),
  course: byId(sql`courses`, COURSE_NAME),
  courseCode: byCode(sql`courses`, sql`course_code`, COURSE_NAME),
  chapter: byId(sql`course_chapters`, sql`name`),
  topic: byCode(sql`topics`, sql`code`, sql`name`),
  participant: byId(sql`registrations`, sql`full_name`),
  courseParticipant: byId(sql`member_courses`, sql`full_name`),
  quizForm: byId(sql`quiz_forms`, sql`name`),
} as const satisfies Readonly<Record<string, Source>>;
type Kind = keyof typeof NAMES;

const KIND_OF_FIELD: Readonly<Record<string, Kind>> = {
  class_id: 'class',
  class_code: 'classCode',
  copied_from: 'classCode',
  course_id: 'course',
  topic_code: 'topic',
  quizForms: 'quizForm',
};

/** The kind of record that a field refers to; undefined when its value is not a reference. */
function kindOf({ object }: LogRow, field: string): Kind | undefined {
  if (field.endsWith('_template_id') || object === 'sessiontemplate') return 'template';
  if (field === 'ids' && object === 'participant') return 'participant';
  if (field === 'ids' && object === 'course_participant') return 'courseParticipant';
  if (field === 'copy_of') return object === 'course_chapter' ? 'chapter' : 'course';
  return KIND_OF_FIELD[field];
}

/** The fields of a bulk price change are the codes of the changed records. */
const kindOfFields = ({ code }: LogRow): Kind | undefined =>
  code === 'UPDATEPRICE_CLASS' ? 'classCode' : code === 'UPDATEPRICE_COURSE' ? 'courseCode' : undefined;

const isRef = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
const refsIn = (value: unknown): (string | number)[] => (Array.isArray(value) ? value : [value]).filter(isRef);

type NameOf = (kind: Kind, ref: string | number) => string | undefined;

async function lookUp(tx: Tx, wanted: ReadonlyMap<Kind, ReadonlySet<string>>): Promise<NameOf> {
  if (wanted.size === 0) return () => undefined;
  const parts = [...wanted].map(([kind, refs]) => {
    const found = NAMES[kind](sql`jsonb_array_elements_text(${JSON.stringify([...refs])}::jsonb) wanted(ref)`);
    return sql`select ${kind}::text as kind, ref, name from (${found}) found(ref, name)`;
  });
  const { rows } = await tx.execute<{ kind: Kind; ref: string; name: string }>(sql.join(parts, sql` union all `));
  const names = new Map(rows.map(({ kind, ref, name }) => [`${kind} ${ref}`, name]));
  return (kind, ref) => names.get(`${kind} ${ref}`);
}

function withNames(log: LogRow, fields: Fields | null, nameOf: NameOf): Fields | null {
  if (fields === null) return null;
  const kindOfAll = kindOfFields(log);
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (kindOfAll !== undefined) return [nameOf(kindOfAll, field) ?? field, value];
      const kind = kindOf(log, field);
      if (kind === undefined) return [field, value];
      const read = (ref: unknown) => (isRef(ref) ? (nameOf(kind, ref) ?? ref) : ref);
      return [field, Array.isArray(value) ? value.map(read) : read(value)];
    }),
  );
}

/** Log rows with names in place of ids and codes; references to deleted records stay. One query for all rows. */
export async function nameReferences<L extends LogRow>(tx: Tx, logs: readonly L[]): Promise<L[]> {
  const wanted = new Map<Kind, Set<string>>();
  const want = (kind: Kind, ref: string | number) => wanted.set(kind, (wanted.get(kind) ?? new Set()).add(String(ref)));
  for (const log of logs) {
    for (const [field, value] of [log.before, log.after].flatMap((fields) => Object.entries(fields ?? {}))) {
      const kindOfAll = kindOfFields(log);
      const kind = kindOf(log, field);
      if (kindOfAll !== undefined) want(kindOfAll, field);
      else if (kind !== undefined) for (const ref of refsIn(value)) want(kind, ref);
    }
  }
  const nameOf = await lookUp(tx, wanted);
  return logs.map((log) => ({
    ...log,
    before: withNames(log, log.before, nameOf),
    after: withNames(log, log.after, nameOf),
  }));
}
