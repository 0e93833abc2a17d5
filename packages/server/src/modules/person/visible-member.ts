import type { Caller } from '../../platform/auth/caller.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import type { MemberRow } from '../members/present.ts';
import { selectMember } from '../members/queries.ts';
import { partsFor, ROWS_OF_PART } from './parts.ts';

/**
 * A person about whom the caller may see something: everybody with the key of users, otherwise people with a row in an
 * allowed part. So names and addresses cannot be read by trying ids. @throws ApiFailure 404.
 */
export async function visibleMember(tx: Tx, { keys }: Caller, id: number): Promise<MemberRow> {
  const member = await selectMember(tx, id);
  if (keys.has('users')) return member;
  for (const part of partsFor(keys)) if ((await ROWS_OF_PART[part](tx, keys, member)).length > 0) return member;
  throw notFound('Pengguna tidak ditemukan');
}
