import type { certificateFilters } from '@widya/contract/certificate-selection.schemas';
import { and, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';
import type { Owner } from './owners.ts';
import { listedOf, PEOPLE, type People } from './people.ts';

export type Filters = z.output<typeof certificateFilters>;

const isRevoked = sql`${certificates.revoked_at} is not null`;

/** SQL for whether a person has a certificate that fulfils a condition. */
const withCertificate = ({ id, link }: People, holds: SQL): SQL =>
  sql`exists (select 1 from ${certificates} where ${link} = ${id} and ${holds})`;

function stateOf(people: People, made: Filters['made']): SQL | undefined {
  const { certificateUrl: url, fullName } = people;
  if (made === '1') return sql`${url} is not null`;
  if (made === '0') return sql`(${url} is null and not ${withCertificate(people, isRevoked)})`;
  if (made === 'revoked') return sql`(${url} is null and ${withCertificate(people, isRevoked)})`;
  if (made === undefined) return undefined;
  return sql`(${url} is not null and ${withCertificate(people, sql`${certificates.full_name} <> ${fullName}`)})`;
}

/** The condition for people who match the filters of the list. */
export function peopleFilter(owner: Owner, { made, q }: Filters): SQL | undefined {
  const people = PEOPLE[owner.kind];
  return and(
    listedOf(owner),
    stateOf(people, made),
    ...searchTerms(q).map((term) => {
      const pattern = containsPattern(term);
      return sql`(${people.fullName} ilike ${pattern} or ${people.email} ilike ${pattern})`;
    }),
  );
}
