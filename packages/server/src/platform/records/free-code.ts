import { randomInt } from 'node:crypto';
import { CODE_PATTERN, isUsableCode } from '@widya/contract/codes';
import { invalid } from '../http/api-failure.ts';
import { generateCode } from './generate-code.ts';

const MAX_TRIES = 10;
const WRONG_CODE = 'Kode kelas terdiri dari 3 sampai 32 huruf, angka, garis bawah, atau tanda hubung';
const RESERVED_CODE = 'Kode kelas ini tidak dapat digunakan';

interface CodedInsert<Row> {
  /** The chosen code; empty for a random one. */
  readonly wanted: string;
  /** Field name for the error message. */
  readonly field: string;
  /** Inserts with a code; fails when it is taken. */
  readonly insert: (code: string) => Promise<Row | undefined>;
  /** Inserts with a code; undefined when it is taken. */
  readonly tryInsert: (code: string) => Promise<Row | undefined>;
  /** Source of randomness, replaced in tests to force collisions. */
  readonly pick?: ((below: number) => number) | undefined;
}

/** @throws ApiFailure 422 for a malformed code, or one that is part of the API's own paths. */
function assertCode(code: string, field: string): void {
  if (!CODE_PATTERN.test(code)) throw invalid({ [field]: WRONG_CODE });
  if (!isUsableCode(code)) throw invalid({ [field]: RESERVED_CODE });
}

/**
 * Inserts a record with the chosen code, or with a random one when it is empty.
 * @throws ApiFailure 422 for an invalid code; 409 when it is taken. Source: A-175, D33.
 */
export async function insertUnderCode<Row>({
  wanted,
  field,
  insert,
  tryInsert,
  pick = randomInt,
}: CodedInsert<Row>): Promise<Row> {
  if (wanted !== '') {
    assertCode(wanted, field);
    const row = await insert(wanted);
    if (row !== undefined) return row;
  }
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const row = await tryInsert(generateCode(pick));
    if (row !== undefined) return row;
  }
  throw new Error('No free code found');
}
