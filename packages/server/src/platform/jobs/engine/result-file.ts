import { createHash } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { eq } from 'drizzle-orm';
import { files } from '../../database/schema/platform.ts';
import { tasks } from '../../database/schema/tasks.ts';
import type { Services } from '../../http/services.ts';
import type { Tx } from '../../http/transaction.ts';
import { newKey } from '../../storage/keys.ts';
import type { ResultFile } from './task-kind.ts';

/** How long a result can be downloaded. */
export const RESULT_MS = 7 * 24 * 60 * 60 * 1_000;

export interface StoredResult extends Pick<ResultFile, 'name' | 'type'> {
  readonly key: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Streams a result into the file storage. */
export async function storeResult(
  { storage, clock }: Pick<Services, 'storage' | 'clock'>,
  { name, type, content }: ResultFile,
): Promise<StoredResult> {
  const key = newKey('private', 'tasks', type, clock());
  const hash = createHash('sha256');
  let size = 0;
  const measure = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      size += part.length;
      done(null, part);
    },
  });
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : Readable.from(content);
  source.once('error', (error) => measure.destroy(error));
  await storage.put(key, source.pipe(measure), type);
  return { key, name, type, size, sha256: hash.digest('hex') };
}

/** Inserts the row of a stored result; the file is removed after seven days. */
export async function recordResult(
  tx: Tx,
  task: Pick<typeof tasks.$inferSelect, 'id' | 'owner_kind' | 'owner_id'>,
  { key, name, type, size, sha256 }: StoredResult,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + RESULT_MS);
  await tx.insert(files).values({
    key,
    owner_kind: task.owner_kind,
    owner_id: task.owner_id,
    original_name: name,
    content_type: type,
    size,
    sha256,
    temporary_until: until,
    created_at: now,
  });
  await tx
    .update(tasks)
    .set({ result_key: key, result_name: name, result_type: type, result_size: size, result_until: until })
    .where(eq(tasks.id, task.id));
}
