import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { pushDevices } from '../../platform/database/schema/app-access.ts';
import { members } from '../../platform/database/schema/members.ts';
import type { notifications } from '../../platform/database/schema/public-site.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { DeviceResult, PushFailure, PushProvider } from './push-result.ts';

type Row = typeof notifications.$inferSelect;
type Progress = Pick<Row, 'push_cursor' | 'push_again' | 'delivered_count' | 'refused_count'>;
type Devices = Extract<PushProvider, { kind: 'devices' }>;
type Delivery = { readonly id: number; readonly result: DeviceResult };

/** The result of a batch. `progress` is always stored, so that no phone gets a message twice. */
export type BatchResult =
  | { readonly kind: 'more' | 'done'; readonly progress: Progress }
  | { readonly kind: 'failed'; readonly progress: Progress; readonly failure: PushFailure };

const BATCH = 100;
const AT_ONCE = 20;

const LIVE = and(eq(members.id, pushDevices.member_id), eq(members.active, 1));

/** The next phones: first new ones, then those that could not be reached. */
async function nextDevices(tx: Tx, { push_cursor, push_again }: Row) {
  const columns = { id: pushDevices.id, registration: pushDevices.registration };
  const fresh = await tx
    .select(columns)
    .from(pushDevices)
    .innerJoin(members, LIVE)
    .where(gt(pushDevices.id, push_cursor))
    .orderBy(asc(pushDevices.id))
    .limit(BATCH);
  if (fresh.length > 0 || push_again.length === 0) return { ids: fresh.map(({ id }) => id), devices: fresh };
  const ids = push_again.slice(0, BATCH);
  const devices = await tx
    .select(columns)
    .from(pushDevices)
    .innerJoin(members, LIVE)
    .where(inArray(pushDevices.id, ids));
  return { ids, devices };
}

async function pushToAll(provider: Devices, row: Row, devices: readonly { id: number; registration: string }[]) {
  const { id, title, body, data } = row;
  const waiting = [...devices];
  const deliveries: Delivery[] = [];
  const pushNext = async (): Promise<void> => {
    for (let device = waiting.shift(); device !== undefined; device = waiting.shift())
      deliveries.push({ id: device.id, result: await provider.push({ id, title, body, data }, device.registration) });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, pushNext));
  return deliveries;
}

const isGone = ({ result }: Delivery): boolean => 'gone' in result;
const failureOf = ({ result }: Delivery): PushFailure[] => (result.ok || 'gone' in result ? [] : [result]);

/** Sends a notification to the next phones and deletes those without the app. Its row is locked. */
export async function pushToNextDevices(tx: Tx, provider: Devices, row: Row): Promise<BatchResult> {
  const { ids, devices } = await nextDevices(tx, row);
  if (ids.length === 0) {
    const { push_cursor, push_again, delivered_count, refused_count } = row;
    return { kind: 'done', progress: { push_cursor, push_again, delivered_count, refused_count } };
  }
  const deliveries = await pushToAll(provider, row, devices);
  const gone = deliveries.filter(isGone).map(({ id }) => id);
  if (gone.length > 0) await tx.delete(pushDevices).where(inArray(pushDevices.id, gone));
  const failures = deliveries.flatMap(failureOf);
  const refused = failures.filter(({ cause }) => cause === 'message');
  const again = deliveries.filter((one) => failureOf(one).some(({ cause }) => cause !== 'message')).map(({ id }) => id);
  const delivered = deliveries.filter(({ result }) => result.ok).length;
  const progress: Progress = {
    push_cursor: Math.max(row.push_cursor, ...ids),
    push_again: [...row.push_again.filter((id) => !ids.includes(id)), ...again],
    delivered_count: (row.delivered_count ?? 0) + delivered,
    refused_count: row.refused_count + refused.length,
  };
  const [failure] = failures;
  const isStuck = failure !== undefined && delivered + gone.length === 0;
  return isStuck ? { kind: 'failed', progress, failure } : { kind: 'more', progress };
}
