import type { DataRequest } from '@widya/contract/data-requests';
import * as contract from '@widya/contract/data-requests';
import { dataRequestSchemas as schemas } from '@widya/contract/data-requests.schemas';
import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { dataRequests } from '../../platform/database/schema/data-requests.ts';
import { members } from '../../platform/database/schema/members.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import type { Tx } from '../../platform/http/transaction.ts';

const MOST = 500;
const SHOWN_MS = 90 * 24 * 3_600_000;

async function select(tx: Tx, which: SQL | undefined, order: SQL): Promise<DataRequest[]> {
  const rows = await tx
    .select({ request: dataRequests, member_id: members.id, full_name: members.full_name })
    .from(dataRequests)
    .leftJoin(members, and(eq(members.email_normalised, dataRequests.email), isNull(members.duplicate_of_id)))
    .where(which)
    .orderBy(order)
    .limit(MOST);
  return rows.map(({ request: { created_at, done_at, ...request }, ...person }) => ({
    ...request,
    ...person,
    created_at: created_at.toISOString(),
    done_at: done_at?.toISOString() ?? null,
  }));
}

const list = bind(contract.listDataRequests, schemas.listDataRequests, async ({ tx, query, now }) =>
  query.state === 'open'
    ? select(tx, isNull(dataRequests.done_at), asc(dataRequests.created_at))
    : select(tx, gt(dataRequests.done_at, new Date(now.getTime() - SHOWN_MS)), desc(dataRequests.done_at)),
);

/** Idempotent: the first person who marked a request as done stays. */
const finish = bind(contract.finishDataRequest, schemas.finishDataRequest, async (ctx) => {
  const { tx, params, caller, now } = ctx;
  const written = await tx
    .update(dataRequests)
    .set({ done_at: now, done_by: caller.name })
    .where(and(eq(dataRequests.id, params.id), isNull(dataRequests.done_at)));
  const [data] = await select(
    tx,
    and(eq(dataRequests.id, params.id), isNotNull(dataRequests.done_at)),
    asc(dataRequests.id),
  );
  if (data === undefined) throw notFound('Permintaan tidak ditemukan');
  ctx.audit({ object: 'datarequest', objectId: data.id });
  return { success: true, affectedRows: written.rowCount ?? 0, data };
});

/** Requests of people about their own data. */
export const dataRequestRoutes: Binding[] = [list, finish];
