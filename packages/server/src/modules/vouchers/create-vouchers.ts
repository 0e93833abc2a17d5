import { randomInt } from 'node:crypto';
import { CODE_ALPHABET } from '@widya/contract/codes';
import type { voucherSchemas } from '@widya/contract/vouchers.schemas';
import type { z } from 'zod';
import { vouchers } from '../../platform/database/schema/vouchers.ts';
import { invalid } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';

type NewVoucher = z.output<(typeof voucherSchemas)['createVoucher']['body']>;

/** 31^10 codes: impossible to guess, but short enough to read aloud. */
const LENGTH = 10;
/** Rows per statement; a row has ten parameters, a statement at most 65,535. */
const CHUNK = 1_000;
/** With 31^10 codes, even a second try is practically never needed. */
const MAX_TRIES = 5;

type Pick = (below: number) => number;

const randomCode = (pick: Pick): string =>
  Array.from({ length: LENGTH }, () => CODE_ALPHABET[pick(CODE_ALPHABET.length)]).join('');

function distinctCodes(count: number, pick: Pick): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomCode(pick));
  return [...codes];
}

/**
 * Creates the vouchers of one call, with the chosen code or random codes of unambiguous characters.
 * @param batchId shared by the vouchers of one call; null for a single one.
 * @param pick source of randomness, replaced in tests to force collisions.
 * @returns the codes as stored.
 * @throws ApiFailure 422 when the chosen code is taken. Source: D120, D121.
 */
export async function createVouchers(
  tx: Tx,
  { name, code, type, percentage, amount, minimum_usage, count, note }: NewVoucher,
  { batchId, now }: { readonly batchId: string | null; readonly now: Date },
  pick: Pick = randomInt,
): Promise<string[]> {
  const shared = {
    name,
    type,
    percentage: percentage ?? null,
    amount: amount ?? null,
    minimum_usage,
    note,
    batch_id: batchId,
    created_at: now,
    updated_at: now,
  };
  const insert = async (codes: readonly string[]): Promise<string[]> => {
    const stored: string[] = [];
    for (let from = 0; from < codes.length; from += CHUNK) {
      const rows = codes.slice(from, from + CHUNK).map((each) => ({ ...shared, code: each }));
      const added = await tx.insert(vouchers).values(rows).onConflictDoNothing().returning({ code: vouchers.code });
      stored.push(...added.map((row) => row.code));
    }
    return stored;
  };
  if (code !== undefined && code !== '') {
    const stored = await insert([code]);
    if (stored.length === 0) throw invalid({ code: 'Kode voucer sudah digunakan' });
    return stored;
  }
  const created: string[] = [];
  for (let attempt = 0; attempt < MAX_TRIES && created.length < count; attempt += 1)
    created.push(...(await insert(distinctCodes(count - created.length, pick))));
  if (created.length < count) throw new Error('No free voucher codes found');
  return created;
}
