import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { idempotencyKeys } from '../database/schema/platform.ts';
import { ApiFailure, invalid } from './api-failure.ts';
import type { Input } from './parse-input.ts';
import type { Tx } from './transaction.ts';

/** How long keys are stored. Source: D306. */
export const IDEMPOTENCY_MS = 24 * 60 * 60 * 1_000;

const SHAPE = /^[\x21-\x7e]{8,200}$/;

/** A call that may be a repetition. */
export interface RepeatableCall {
  readonly key: string;
  /** `admin:12`, `token:3`, or `public:` and the IP address, so that keys of different callers never collide. */
  readonly caller: string;
  readonly method: string;
  readonly path: string;
  readonly fingerprint: Buffer;
  readonly now: Date;
}

export interface StoredAnswer {
  readonly status: number;
  readonly answer: unknown;
}

/** @returns null without the header. @throws ApiFailure 422 when it has no valid key. */
export function idempotencyKeyOf(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !SHAPE.test(header)) throw invalid({ 'Idempotency-Key': 'Kunci tidak sesuai' });
  return header;
}

/** A hash of a call's parameters, query, body and file contents; equal hashes mean the same call. Ignores headers. */
export const fingerprintOf = (input: Input, fileHashes: readonly string[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([input.params, input.query, input.body, fileHashes]) ?? '')
    .digest();

const ownRow = (call: RepeatableCall) =>
  and(eq(idempotencyKeys.caller, call.caller), eq(idempotencyKeys.key, call.key));

/**
 * Claims a key inside the transaction of the call. Waits while another transaction holds it; a failed call leaves no
 * row and so releases the key.
 * @returns null when the key is now ours, otherwise the stored answer of the first call.
 * @throws ApiFailure 409 IDEMPOTENCY_MISMATCH when that call had another input.
 */
export async function claimKey(tx: Tx, call: RepeatableCall): Promise<StoredAnswer | null> {
  const { key, caller, method, path, fingerprint, now } = call;
  const row = { key, caller, method, path, body_hash: fingerprint, created_at: now };
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(row)
    .onConflictDoUpdate({
      target: [idempotencyKeys.caller, idempotencyKeys.key],
      set: { ...row, status: null, answer: null },
      setWhere: lt(idempotencyKeys.created_at, new Date(now.getTime() - IDEMPOTENCY_MS)),
    })
    .returning({ id: idempotencyKeys.id });
  if (claimed.length > 0) return null;
  const [first] = await tx.select().from(idempotencyKeys).where(ownRow(call));
  if (!first || first.status === null) throw new Error('An idempotency key without an answer was committed');
  if (first.method !== method || first.path !== path || !first.body_hash.equals(fingerprint))
    throw new ApiFailure(409, 'IDEMPOTENCY_MISMATCH');
  return { status: first.status, answer: first.answer };
}

/** Stores the answer for repetitions of the call. */
export async function storeAnswer(tx: Tx, call: RepeatableCall, { status, answer }: StoredAnswer): Promise<void> {
  await tx.update(idempotencyKeys).set({ status, answer }).where(ownRow(call));
}
