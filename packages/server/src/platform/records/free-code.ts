import { randomInt } from 'node:crypto';
import { CODE_PATTERN, isUsableCode } from '@widya/contract/codes';
import { invalid } from '../http/api-failure.ts';
import { generateCode } from './generate-code.ts';

const MAX_TRIES = 10;
const WRONG_CODE = 'Kode kelas terdiri dari 3 sampai 32 huruf, angka, garis bawah, atau tanda hubung';
const RESERVED_CODE = 'Kode kelas ini tidak dapat digunakan';

interface CodedInsert<Row> {
  /** The code that was chosen; empty for a random one. */
  readonly wanted: string;
  /** Name of the field to blame. */
  readonly field: string;
  /** Inserts under a code; a taken one fails. */
  readonly insert: (code: string) => Promise<Row | undefined>;
  /** Inserts under a code; undefined when it is taken. */
  readonly tryInsert: (code: string) => Promise<Row | undefined>;
  /** Source of randomness, replaced in tests to force collisions. */
  readonly pick?: ((below: number) => number) | undefined;
}

/** @throws ApiFailure 422 for a code of the wrong shape, or a word of the API's own paths. */
function assertCode(code: string, field: string): void {
  if (!CODE_PATTERN.test(code)) throw invalid({ [field]: WRONG_CODE });
  if (!isUsableCode(code)) throw invalid({ [field]: RESERVED_CODE });
}

/**
 * Adds a record under the code that was chosen, or a random one when it is empty.
 * @throws ApiFailure 422 for a code that cannot be one; 409 when it is taken. Source: A-175, D33.
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
