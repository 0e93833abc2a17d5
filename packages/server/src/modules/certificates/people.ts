import type { CertificateKind, Predicate } from '@widya/contract/certificate-template';
import type { CertificateRow } from '@widya/contract/certificates';
import type { certificateSchemas } from '@widya/contract/certificates.schemas';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { certificates } from '../../database/schema/certificates.ts';
import { memberCourses } from '../../database/schema/course-members.ts';
import { quizAnswers, quizForms, quizQuestions } from '../../database/schema/quiz.ts';
import { registrations } from '../../database/schema/registrations.ts';
import { rowWindow } from '../../http/listing.ts';
import type { Tx } from '../../http/transaction.ts';
import { containsPattern, searchTerms } from '../search-terms.ts';
import type { Owner } from './owners.ts';

type ListQuery = z.output<(typeof certificateSchemas)['listCourseCertificates']['query']>;

/** Where the people of a kind of certificate stand, and which column of `certificates` names them. */
export interface People {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly owner: PgColumn;
  readonly fullName: PgColumn;
  readonly email: PgColumn;
  readonly predicate: PgColumn;
  readonly certificateUrl: PgColumn;
  /** What rules of a batch look at; null where it is not known of such people. */
  readonly isPresent: SQL<boolean | null>;
  /** 0 to 1 over all open tests; null until each of them was done. */
  readonly score: SQL<number | null>;
  readonly progress: SQL<number | null>;
  /** Only accepted people are listed (B-119); everyone who gave an additional answer is. */
  readonly listed: SQL | undefined;
  /** The column of `certificates`. */
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

/** The people of an owner who can have a certificate. */
const listedOf = ({ kind, id }: Owner): SQL | undefined => and(eq(PEOPLE[kind].owner, id), PEOPLE[kind].listed);

const columnsOf = (people: People) => ({
  id: sql<number>`${people.id}`,
  full_name: sql<string>`${people.fullName}`,
  email: sql<string>`${people.email}`,
  predicate: sql<Predicate | null>`${people.predicate}`,
  certificate_url: sql<string | null>`${people.certificateUrl}`,
  certificate_id: certificates.id,
  number: certificates.number,
  printed_number: certificates.printed_number,
  public_code: certificates.public_code,
  revision: certificates.revision,
  issued_at: certificates.issued_at,
});

/** A page of the people of an owner with their certificates. Source: specification 2 §2. */
export async function selectRows(
  tx: Tx,
  owner: Owner,
  query: ListQuery,
): Promise<{ rows: CertificateRow[]; total: number }> {
  const people = PEOPLE[owner.kind];
  const found = and(
    listedOf(owner),
    query.made === undefined ? undefined : sql`(${people.certificateUrl} is not null) = ${query.made === '1'}`,
    ...searchTerms(query.q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${people.fullName} ilike ${pattern} or ${people.email} ilike ${pattern})`;
    }),
  );
  const order = {
    full_name: sql`lower(${people.fullName}) collate "C"`,
    predicate: sql`${people.predicate}`,
    revision: sql`${people.certificateUrl} is null`,
    id: sql`${people.id}`,
  }[query.sort.replace('-', '') as 'full_name' | 'predicate' | 'revision' | 'id'];
  const turned = query.sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  const { limit, offset } = rowWindow(query);
  const ordered = [sql`${order} ${turned}`, asc(people.id)];
  // Cut before certificates are looked up: they are needed for a page, not for a class of 20,000.
  const page = await tx
    .select({ id: sql<number>`${people.id}` })
    .from(people.table)
    .where(found)
    .orderBy(...ordered)
    .limit(limit)
    .offset(offset);
  const ids = page.map(({ id }) => id);
  const rows = await tx
    .select(columnsOf(people))
    .from(people.table)
    .leftJoin(certificates, eq(people.link, people.id))
    .where(inArray(people.id, ids))
    .orderBy(...ordered);
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(people.table).where(found);
  return { rows: rows.map(presentRow), total: all?.total ?? 0 };
}

type Row = Awaited<ReturnType<typeof selectForNumbering>>[number] & {
  readonly email: string;
  readonly issued_at: Date | null;
};

const presentRow = (row: Omit<Row, 'number' | 'certificate_id'>): CertificateRow => ({
  id: row.id,
  full_name: row.full_name,
  email: row.email,
  predicate: row.predicate,
  certificate_url: row.certificate_url,
  printed_number: row.printed_number,
  public_code: row.public_code,
  revision: row.certificate_url === null ? 0 : (row.revision ?? 1),
  issued_at: row.certificate_url === null ? null : (row.issued_at?.toISOString() ?? null),
});

/** Everyone of an owner, or only the named ones, with what is known of their certificate. */
export function selectForNumbering(tx: Tx, owner: Owner, ids?: readonly number[]) {
  const people = PEOPLE[owner.kind];
  return tx
    .select(columnsOf(people))
    .from(people.table)
    .leftJoin(certificates, eq(people.link, people.id))
    .where(and(listedOf(owner), ids === undefined ? undefined : inArray(people.id, [...ids])));
}

/** What rules of a batch look at, of everyone of an owner. */
export function selectStandings(tx: Tx, owner: Owner) {
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

/** Counts of an owner's people, and its longest and shortest name. */
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

/** Writes the address of a person's certificate into their own row, where lists and counters look. */
export async function writeCertificateUrl(tx: Tx, kind: CertificateKind, id: number, url: string): Promise<void> {
  const change = { certificate_url: url };
  if (kind === 'class') await tx.update(registrations).set(change).where(eq(registrations.id, id));
  else if (kind === 'course') await tx.update(memberCourses).set(change).where(eq(memberCourses.id, id));
  else await tx.update(quizForms).set(change).where(eq(quizForms.id, id));
}
