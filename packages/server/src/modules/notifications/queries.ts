import type { AppNotification } from '@widya/contract/notifications';
import type { notificationSchemas } from '@widya/contract/notifications.schemas';
import { and, count, desc, eq, gt, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { pushDevices } from '../../platform/database/schema/app-access.ts';
import { members } from '../../platform/database/schema/members.ts';
import { notifications } from '../../platform/database/schema/public-site.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { cacheCounts } from '../../platform/lists/cached-count.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type NotificationQuery = z.output<(typeof notificationSchemas)['listNotifications']['query']>;

export function presentNotification({
  attempts: _attempts,
  next_at: _next,
  push_cursor: _cursor,
  push_again,
  refused_count,
  last_error: reason,
  created_at,
  ...row
}: typeof notifications.$inferSelect): AppNotification {
  const failed_count = refused_count + push_again.length;
  return { ...row, failed_count, reason, created_at: created_at.toISOString() };
}

const SORT_KEYS = {
  created_at: sql`${notifications.created_at}`,
  title: sql`lower(${notifications.title})`,
  audience_count: sql`${notifications.audience_count}`,
} satisfies Record<string, SQL>;

function orderOf(sort: NotificationQuery['sort']): SQL {
  const key = SORT_KEYS[sort.replace('-', '') as keyof typeof SORT_KEYS];
  const direction = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql`${key} ${direction}, ${notifications.id} ${direction}`;
}

function matchesTerm(term: string): SQL {
  const pattern = containsPattern(term);
  return sql`(${notifications.title} ilike ${pattern} or ${notifications.body} ilike ${pattern})`;
}

/** A page of notifications. Source: C-118. */
export async function selectNotifications(
  tx: Tx,
  query: NotificationQuery,
): Promise<{ rows: AppNotification[]; total: number }> {
  const filter = and(...searchTerms(query.q).map(matchesTerm));
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(notifications)
    .where(filter)
    .orderBy(orderOf(query.sort))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(notifications).where(filter);
  return { rows: rows.map(presentNotification), total: all?.total ?? 0 };
}

const cachedAudience = cacheCounts<number>((total) => total);

/** Number of active users, without duplicate accounts. Source: D93 and D133. */
export const countAudience = (tx: Tx, now: Date): Promise<number> =>
  cachedAudience('all', now, async () => {
    const [all] = await tx
      .select({ total: count() })
      .from(members)
      .where(and(eq(members.active, 1), isNull(members.duplicate_of_id)));
    return all?.total ?? 0;
  });

/** Number of phones of active users. */
export async function countDevices(tx: Tx): Promise<number> {
  const [all] = await tx
    .select({ total: count() })
    .from(pushDevices)
    .innerJoin(members, and(eq(members.id, pushDevices.member_id), eq(members.active, 1)));
  return all?.total ?? 0;
}

/** The newest notification with the same text since an instant, unless it was given up; undefined without one. */
export async function findRecent(
  tx: Tx,
  { title, body }: { readonly title: string; readonly body: string },
  since: Date,
): Promise<AppNotification | undefined> {
  const [found] = await tx
    .select()
    .from(notifications)
    .where(
      and(
        gt(notifications.created_at, since),
        eq(notifications.title, title),
        eq(notifications.body, body),
        ne(notifications.status, 'FAILED'),
      ),
    )
    .orderBy(desc(notifications.created_at))
    .limit(1);
  return found && presentNotification(found);
}
