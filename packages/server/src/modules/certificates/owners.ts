import {
  type CertificateKind,
  type CertificateTemplate,
  CLASS_DEFAULTS,
  readTemplate,
} from '@widya/contract/certificate-template';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { type Caller, isInstructor } from '../../platform/auth/caller.ts';
import { classScope } from '../../platform/auth/instructor-scope.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

/** The class or self-paced course of certificates. */
export interface Owner {
  readonly kind: CertificateKind;
  readonly id: number;
  readonly code: string;
  readonly name: string;
  /** Day in WIB; null for a self-paced course. */
  readonly date: string | null;
  /** The template as stored. */
  readonly stored: Readonly<Record<string, unknown>> | null;
  readonly whatToLearn: readonly string[];
  readonly version: number;
}

/** The template with defaults for everything that is missing. */
export const templateOf = ({ stored }: Pick<Owner, 'stored'>): CertificateTemplate =>
  readTemplate(stored, CLASS_DEFAULTS);

/** Restricts instructors to the courses linked to them; undefined for other callers (S11). */
function courseScope(caller: Caller): SQL | undefined {
  if (!isInstructor(caller)) return undefined;
  return sql`exists (
    select 1 from course_instructors link where link.course_id = ${courses.id} and link.instructor_id = ${caller.id})`;
}

/** Matches a course by code or id. Source: D118. */
const courseRef = (ref: string): SQL =>
  sql`(lower(${courses.course_code}) = lower(${ref}) or ${courses.id} = ${/^\d{1,9}$/.test(ref) ? Number(ref) : 0})`;

async function selectClass(tx: Tx, caller: Caller, ref: string, kind: CertificateKind, lock: boolean) {
  const query = tx
    .select({
      id: classes.id,
      code: classes.code,
      name: classes.name,
      date: classes.class_date,
      stored: classes.custom_certificate_template,
      whatToLearn: classes.what_to_learn,
      version: classes.version,
    })
    .from(classes)
    .where(and(sql`lower(${classes.code}) = lower(${ref})`, classScope(caller)));
  const [row] = await (lock ? query.for('update') : query);
  return row === undefined ? undefined : { ...row, kind };
}

async function selectCourse(tx: Tx, caller: Caller, ref: string, lock: boolean) {
  const query = tx
    .select({
      id: courses.id,
      code: courses.course_code,
      name: courses.title,
      stored: courses.custom_certificate_template,
      whatToLearn: courses.what_to_learn,
      version: courses.version,
    })
    .from(courses)
    .where(and(courseRef(ref), courseScope(caller)))
    .orderBy(sql`lower(${courses.course_code}) = lower(${ref}) desc`)
    .limit(1);
  const [row] = await (lock ? query.for('update') : query);
  return row === undefined ? undefined : { ...row, kind: 'course' as const, date: null };
}

/** Finds the class or course of certificates, if the caller may see it. @throws ApiFailure 404 otherwise (S11). */
export async function findCertificateOwner(tx: Tx, caller: Caller, kind: CertificateKind, ref: string): Promise<Owner> {
  return present(
    await (kind === 'course' ? selectCourse(tx, caller, ref, false) : selectClass(tx, caller, ref, kind, false)),
  );
}

/**
 * `findCertificateOwner` with a lock on the row, so that batches allocate numbers one after another.
 * @throws ApiFailure 404. Source: D87.
 */
export async function lockCertificateOwner(tx: Tx, caller: Caller, kind: CertificateKind, ref: string): Promise<Owner> {
  return present(
    await (kind === 'course' ? selectCourse(tx, caller, ref, true) : selectClass(tx, caller, ref, kind, true)),
  );
}

/** Locks the row of a class or course that was already found. */
export async function lockCertificateOwnerRow(tx: Tx, { kind, id }: Owner): Promise<void> {
  const table = kind === 'course' ? courses : classes;
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');
}

function present(found: Owner | undefined): Owner {
  if (found === undefined) throw notFound('Kelas tidak ditemukan');
  return found;
}
