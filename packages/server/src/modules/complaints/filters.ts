import type { complaintSchemas } from '@widya/contract/complaints.schemas';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { complaints } from '../../platform/database/schema/forms.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type ComplaintQuery = z.output<(typeof complaintSchemas)['listComplaints']['query']>;

function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${complaints.name} ilike ${pattern} or ${complaints.email} ilike ${pattern} or ${complaints.class_name} ilike ${pattern}
    or ${complaints.complaint} ilike ${pattern} or ${complaints.note} ilike ${pattern})`;
}

/** All filters of a list except the status, because the counts per status use them. */
export function complaintFilter({ class_code, class_name, q }: ComplaintQuery): SQL | undefined {
  return and(
    class_code
      ? sql`${complaints.class_id} = (select id from classes where lower(code) = lower(${class_code}))`
      : undefined,
    class_name ? eq(complaints.class_name, class_name) : undefined,
    ...searchTerms(q).map(matchesTerm),
  );
}
