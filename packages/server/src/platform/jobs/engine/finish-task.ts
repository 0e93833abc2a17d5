import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { tasks } from '../../database/schema/tasks.ts';
import type { Services } from '../../http/services.ts';
import { forgettingMark, wasForgottenSince } from './forgetting.ts';
import { recordResult, type StoredResult, storeResult } from './result-file.ts';
import { wakeTask } from './start-task.ts';
import type { AnyTaskKind, Finished } from './task-kind.ts';
import type { TaskLog } from './task-log.ts';
import { type TaskRow, taskOf } from './task-of.ts';

const MOST_ATTEMPTS = 3;
const RETRY_MS = 5_000;

interface Finishing {
  readonly services: Services;
  readonly kind: AnyTaskKind;
  readonly log: TaskLog;
}

/**
 * Finishes a task whose items are all processed. If two workers try, one wins and the other's file is removed. A result
 * is created again when somebody's personal data was deleted meanwhile, as it may still contain that data (S43).
 */
export async function finishTask({ services, kind, log }: Finishing, row: TaskRow): Promise<void> {
  const { db, storage, clock } = services;
  let outcome: { finished: Finished | null; file: StoredResult | null };
  const mark = await db.transaction(forgettingMark);
  try {
    const finished = (await kind.finish?.(services, taskOf(row))) ?? null;
    outcome = { finished, file: finished?.file ? await storeResult(services, finished.file) : null };
  } catch (error) {
    return failFinish({ services, kind, log }, row, error);
  }
  const { finished, file } = outcome;
  const now = clock();
  const end = await db.transaction(async (tx) => {
    if (await wasForgottenSince(tx, mark)) return 'outdated';
    const changed = await tx
      .update(tasks)
      .set({
        state: 'DONE',
        cause: null,
        summary: finished?.summary ?? null,
        started_at: row.started_at ?? now,
        finished_at: now,
        touched_at: now,
      })
      .where(and(eq(tasks.id, row.id), inArray(tasks.state, ['WAITING', 'RUNNING']), eq(tasks.remaining, 0)));
    if (changed.rowCount !== 1) return 'lost';
    if (file) await recordResult(tx, row, file, now);
    return 'won';
  });
  if (end !== 'won' && file) await storage.remove(file.key);
  if (end === 'outdated') await wakeTask(services.jobs, row.id);
}

async function failFinish({ services, log }: Finishing, row: TaskRow, error: unknown): Promise<void> {
  const requestId = randomUUID();
  log.error({ err: error, task: row.id, request_id: requestId }, 'The end of a task failed');
  const attempts = row.finish_attempts + 1;
  const now = services.clock();
  const failed = attempts >= MOST_ATTEMPTS;
  await services.db
    .update(tasks)
    .set({
      finish_attempts: attempts,
      touched_at: now,
      ...(failed
        ? { state: 'FAILED', cause: 'Hasil akhir gagal dibuat.', request_id: requestId, finished_at: now }
        : {}),
    })
    .where(and(eq(tasks.id, row.id), inArray(tasks.state, ['WAITING', 'RUNNING'])));
  if (!failed) await wakeTask(services.jobs, row.id, new Date(Date.now() + RETRY_MS));
}
