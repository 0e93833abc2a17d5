import type { Predicate } from '@widya/contract/certificate-template';
import type { CertificateRow } from '@widya/contract/certificates';
import type { certificateSchemas } from '@widya/contract/certificates.schemas';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { Owner } from './owners.ts';
import { listedOf, PEOPLE, type People } from './people.ts';
import { type Filters, peopleFilter } from './people-filter.ts';

type ListQuery = z.output<(typeof certificateSchemas)['listCourseCertificates']['query']>;

const columnsOf = (people: People) => ({
  id: sql<number>`${people.id}`,
  full_name: sql<string>`${people.fullName}`,
  email: sql<string>`${people.email}`,
  predicate: sql<Predicate | null>`${people.predicate}`,
  certificate_url: sql<string | null>`${people.certificateUrl}`,
  /** Stays when the certificate is revoked. */
  file_url: certificates.certificate_url,
  issued_name: certificates.full_name,
  revoked_at: certificates.revoked_at,
  certificate_id: certificates.id,
  number: certificates.number,
  printed_number: certificates.printed_number,
  public_code: certificates.public_code,
  revision: certificates.revision,
  issued_at: certificates.issued_at,
});

/** A page of people with their certificates. Source: B-119. */
export async function selectRows(
  tx: Tx,
  owner: Owner,
  query: ListQuery,
): Promise<{ rows: CertificateRow[]; total: number }> {
  const people = PEOPLE[owner.kind];
  const filter = peopleFilter(owner, query);
  const order = {
    full_name: sql`lower(${people.fullName}) collate "C"`,
    predicate: sql`${people.predicate}`,
    revision: sql`${people.certificateUrl} is null`,
    id: sql`${people.id}`,
  }[query.sort.replace('-', '') as 'full_name' | 'predicate' | 'revision' | 'id'];
  const direction = query.sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  const { limit, offset } = rowWindow(query);
  const ordered = [sql`${order} ${direction}`, asc(people.id)];
  // Limited before certificates are joined, so that a class of 20,000 stays fast.
  const page = await tx
    .select({ id: sql<number>`${people.id}` })
    .from(people.table)
    .where(filter)
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
  const [all] = await tx.select({ total: sql<number>`count(*)::int` }).from(people.table).where(filter);
  return { rows: rows.map(presentRow), total: all?.total ?? 0 };
}

export type CertificatePerson = Awaited<ReturnType<typeof selectForNumbering>>[number];

/** Whether the certificate is revoked and was not issued again. */
export const isRevokedNow = ({
  certificate_url,
  revoked_at,
}: Pick<CertificatePerson, 'certificate_url' | 'revoked_at'>): boolean =>
  certificate_url === null && revoked_at !== null;

function presentRow(row: CertificatePerson): CertificateRow {
  const wasRevoked = isRevokedNow(row);
  const wasIssued = row.certificate_url !== null || wasRevoked;
  return {
    id: row.id,
    full_name: row.full_name,
    email: row.email,
    predicate: row.predicate,
    certificate_url: row.certificate_url,
    revoked_at: wasRevoked ? (row.revoked_at?.toISOString() ?? null) : null,
    issued_name: row.certificate_url === null ? null : row.issued_name,
    printed_number: row.printed_number,
    public_code: row.public_code,
    revision: wasIssued ? (row.revision ?? 1) : 0,
    issued_at: wasIssued ? (row.issued_at?.toISOString() ?? null) : null,
  };
}

/** The people of a batch: given ids, or all that match the filters; without either, everybody listed. */
export interface PeopleSelection {
  readonly ids?: readonly number[] | undefined;
  readonly filter?: Filters | undefined;
}

/** The selected people with the state of their certificates. */
export function selectForNumbering(tx: Tx, owner: Owner, { ids, filter = {} }: PeopleSelection = {}) {
  const people = PEOPLE[owner.kind];
  return tx
    .select(columnsOf(people))
    .from(people.table)
    .leftJoin(certificates, eq(people.link, people.id))
    .where(ids === undefined ? peopleFilter(owner, filter) : and(listedOf(owner), inArray(people.id, [...ids])));
}
