import { ApiFailure } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { withdrawInvitations } from './invitations.ts';
import type { MemberRow } from './present.ts';
import { type MemberFields, writeMember } from './write-member.ts';

/** @throws ApiFailure 409 INVALID_TRANSITION. */
export function assertNotAnonymised({ anonymised_at }: MemberRow): void {
  if (anonymised_at !== null) throw new ApiFailure(409, 'INVALID_TRANSITION', 'Data pengguna ini sudah dianonimkan');
}

/**
 * Changes by staff to the data of a locked person and of all their registrations. A new address invalidates the ticket
 * and claim links that were mailed to the old one.
 * @throws ApiFailure 409 INVALID_TRANSITION for an anonymised person, DUPLICATE_ACCOUNT for the address of another.
 */
export async function changeMember(tx: Tx, before: MemberRow, fields: MemberFields, now: Date): Promise<MemberRow> {
  assertNotAnonymised(before);
  const after = await writeMember(tx, before.id, fields, now);
  if (after.email !== before.email) await withdrawInvitations(tx, before.id, now);
  return after;
}
