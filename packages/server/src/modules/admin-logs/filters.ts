import { codesMatching } from '@widya/contract/admin-log-labels';
import type { adminLogSchemas } from '@widya/contract/admin-logs.schemas';
import { endOfDay, startOfDay } from '@widya/contract/time/days';
import { and, eq, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

export type LogFilters = z.output<(typeof adminLogSchemas)['exportAdminLogs']['query']>;

/** The searched text of a row, indexed by one trigram index (`audit_log_search`). */
const searchText = sql`lower(${auditLog.actor_name} || ' ' || ${auditLog.object_label} || ' ' || coalesce(${auditLog.object_id}, ''))`;

/** Searches one word in the actor's name, the object's label and id, and the Indonesian label of the activity. */
function matchesTerm(term: string): SQL | undefined {
  const codes = codesMatching(term);
  return or(
    sql`${searchText} like ${containsPattern(term.toLowerCase())}`,
    codes.length === 0 ? undefined : inArray(auditLog.code, codes),
  );
}

/** The condition of the filters; undefined without any. Days are WIB days, both inclusive. */
export function logFilter({ q, admin_id, object, from, to }: LogFilters): SQL | undefined {
  return and(
    admin_id === undefined ? undefined : and(eq(auditLog.actor_kind, 'admin'), eq(auditLog.actor_id, admin_id)),
    object === undefined ? undefined : eq(auditLog.object, object),
    from === undefined ? undefined : gte(auditLog.at, startOfDay(from)),
    to === undefined ? undefined : lt(auditLog.at, endOfDay(to)),
    ...searchTerms(q).map(matchesTerm),
  );
}
