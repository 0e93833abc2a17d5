import type { CertificateKind } from '@widya/contract/certificate-template';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { quizAnswers, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from './owners.ts';

/** Table and columns of the people of one kind of certificate. */
export interface People {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly owner: PgColumn;
  readonly fullName: PgColumn;
  readonly email: PgColumn;
  readonly predicate: PgColumn;
  readonly certificateUrl: PgColumn;
  /** For the rules of a batch; null when this kind of person does not have it. */
  readonly isPresent: SQL<boolean | null>;
  /** 0 to 1 over all active tests; null until all of them were taken. */
  readonly score: SQL<number | null>;
  readonly progress: SQL<number | null>;
  /** Only accepted people are listed (B-119); additional answers are listed without a condition. */
  readonly listed: SQL | undefined;
  /** The column of `certificates` that refers to the person. */
  readonly link: PgColumn;
}

export const PEOPLE: Readonly<Record<CertificateKind, People>> = {
  class: {
    table: registrations,
    id: registrations.id,
    owner: registrations.class_id,
    fullName: registrations.full_name,
    email: registrations.email,
    predicate: registrations.predicate,
    certificateUrl: registrations.certificate_url,
    isPresent: sql`${registrations.is_present}`,
    score: sql`(select case when count(*) = count(a.id) then avg(a.score::numeric)::float8 end from ${quizQuestions} q
      left join ${quizAnswers} a on a.quiz_question_id = q.id and a.participant_id = registrations.id
      where q.class_id = registrations.class_id and q.active = 1)`,
    progress: sql`null`,
    listed: eq(registrations.status, 'ACCEPTED'),
    link: certificates.participant_id,
  },
  additional: {
    table: quizForms,
    id: quizForms.id,
    owner: quizForms.class_id,
    fullName: quizForms.name,
    email: quizForms.email,
    predicate: quizForms.predicate,
    certificateUrl: quizForms.certificate_url,
    isPresent: sql`null`,
    score: sql`${quizForms.score}`,
    progress: sql`null`,
    listed: undefined,
    link: certificates.quiz_form_id,
  },
  course: {
    table: memberCourses,
    id: memberCourses.id,
    owner: memberCourses.course_id,
    fullName: memberCourses.full_name,
    email: memberCourses.email,
    predicate: memberCourses.predicate,
    certificateUrl: memberCourses.certificate_url,
    isPresent: sql`null`,
    score: sql`null`,
    progress: sql`${memberCourses.progress}`,
    listed: eq(memberCourses.status, 'ACCEPTED'),
    link: certificates.member_course_id,
  },
};

/** The people of a class or course who can have a certificate. */
export const listedOf = ({ kind, id }: Owner): SQL | undefined => and(eq(PEOPLE[kind].owner, id), PEOPLE[kind].listed);

/** The facts that the rules of a batch check, for all people of a class or course. */
export function selectFacts(tx: Tx, owner: Owner) {
  const { table, id, isPresent, score, progress } = PEOPLE[owner.kind];
  return tx
    .select({ id: sql<number>`${id}`, isPresent, score, progress })
    .from(table)
    .where(listedOf(owner));
}

export interface Totals {
  readonly totals: { readonly accepted: number; readonly made: number; readonly without_predicate: number };
  readonly longest_name: string | null;
  readonly shortest_name: string | null;
}

/** Counts of people, and the longest and shortest name. */
export async function selectTotals(tx: Tx, owner: Owner): Promise<Totals> {
  const people = PEOPLE[owner.kind];
  const [row] = await tx
    .select({
      accepted: sql<number>`count(*)::int`,
      made: sql<number>`count(${people.certificateUrl})::int`,
      without_predicate: sql<number>`(count(*) filter (where ${people.predicate} is null))::int`,
      longest: sql<
        string | null
      >`(array_agg(${people.fullName} order by char_length(${people.fullName}) desc, ${people.id}))[1]`,
      shortest: sql<
        string | null
      >`(array_agg(${people.fullName} order by char_length(${people.fullName}), ${people.id}))[1]`,
    })
    .from(people.table)
    .where(listedOf(owner));
  const { accepted = 0, made = 0, without_predicate = 0, longest = null, shortest = null } = row ?? {};
  return { totals: { accepted, made, without_predicate }, longest_name: longest, shortest_name: shortest };
}

/** Writes the address of certificates into the people's rows, where lists and counters read it; null removes it. */
export async function writeCertificateUrl(
  tx: Tx,
  kind: CertificateKind,
  ids: readonly number[],
  url: string | null,
): Promise<void> {
  const change = { certificate_url: url };
  const wanted = inArray(PEOPLE[kind].id, [...ids]);
  if (kind === 'class') await tx.update(registrations).set(change).where(wanted);
  else if (kind === 'course') await tx.update(memberCourses).set(change).where(wanted);
  else await tx.update(quizForms).set(change).where(wanted);
}
