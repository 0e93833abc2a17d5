import { and, eq, inArray } from 'drizzle-orm';
import { fileKeyOf } from '../addresses/links.ts';
import type { Caller } from '../auth/caller.ts';
import { files } from '../database/schema/platform.ts';
import type { Ctx } from '../http/context.ts';
import type { Tx } from '../http/transaction.ts';
import { newKey, typeOfKey } from './keys.ts';
import { attachFile, locationOf, TEMPORARY_MS } from './stored-files.ts';

const keysIn = (locations: readonly string[]): string[] =>
  locations.map(fileKeyOf).filter((key): key is string => key !== null);

interface Change {
  /** For example `class:12`. */
  readonly record: string;
  /** Addresses in the record before and after the change. */
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/**
 * Attaches newly referenced files to a record and releases the others, which stay stored for another day, so that the
 * change can be undone.
 * @throws ApiFailure 422 when a file is unknown, belongs to somebody else, or to another record (S23). Source: D36.
 */
export async function settleFiles(tx: Tx, caller: Caller, now: Date, { record, before, after }: Change): Promise<void> {
  const old = new Set(keysIn(before));
  const next = new Set(keysIn(after));
  for (const key of next) if (!old.has(key)) await attachAgain(tx, caller, key, record);
  const gone = [...old].filter((key) => !next.has(key));
  if (gone.length === 0) return;
  await tx
    .update(files)
    .set({ attached_to: null, temporary_until: new Date(now.getTime() + TEMPORARY_MS) })
    .where(and(inArray(files.key, gone), eq(files.attached_to, record)));
}

async function attachAgain(tx: Tx, caller: Caller, key: string, record: string): Promise<void> {
  const [file] = await tx
    .select({ attached_to: files.attached_to })
    .from(files)
    .where(eq(files.key, key))
    .for('update');
  if (file?.attached_to !== record) await attachFile(tx, caller, key, record);
}

/** Deletes all files of a record that is being deleted; the bytes are removed after the commit. */
export async function removeFiles(ctx: Pick<Ctx, 'tx' | 'storage' | 'afterCommit'>, record: string): Promise<void> {
  const gone = await ctx.tx.delete(files).where(eq(files.attached_to, record)).returning({ key: files.key });
  ctx.afterCommit(async () => {
    for (const { key } of gone) await ctx.storage.remove(key);
  });
}

/** The parts of a call's context that copying files needs. */
export type CopyContext = Pick<Ctx, 'tx' | 'storage' | 'caller' | 'now' | 'afterRollback'>;

/**
 * Copies a stored file for another record, so that deleting one does not affect the other.
 * @returns the address of the copy; external addresses unchanged, null when the file no longer exists.
 */
export async function copyFile(ctx: CopyContext, location: string, record: string): Promise<string | null> {
  const key = fileKeyOf(location);
  if (key === null) return location;
  const [row] = await ctx.tx.select().from(files).where(eq(files.key, key));
  const content = row ? await ctx.storage.open(key) : null;
  if (!row || content === null) return null;
  const copy = newKey('public', key.split('/')[1] ?? 'class-images', typeOfKey(key), ctx.now);
  ctx.afterRollback(() => ctx.storage.remove(copy));
  await ctx.storage.put(copy, content, row.content_type);
  const { id: _, ...facts } = row;
  await ctx.tx.insert(files).values({
    ...facts,
    key: copy,
    owner_kind: ctx.caller.kind,
    owner_id: ctx.caller.id,
    attached_to: record,
    temporary_until: null,
    created_at: ctx.now,
  });
  return locationOf(copy);
}

/**
 * Copies all files inside a JSON value, such as certificate pages, for another record; null where a file no longer
 * exists.
 */
export async function copyFilesIn(ctx: CopyContext, value: unknown, record: string): Promise<unknown> {
  if (typeof value === 'string') return copyFile(ctx, value, record);
  if (typeof value !== 'object' || value === null) return value;
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) entries.push([key, await copyFilesIn(ctx, inner, record)]);
  return Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}
