import type { Tx } from '../../platform/http/transaction.ts';
import { withdrawInvitations } from './invitations.ts';
import { writeMember } from './write-member.ts';

/** A claim needs a mailed link, which also proves the address. */
const CLAIMED = { is_claimed: true, activated: true } as const;

/**
 * Stores the password that an invited person chose and marks the account as claimed (S9, D93). Call it while the
 * account is locked.
 */
export async function claimMember(tx: Tx, id: number, password_hash: string, now: Date): Promise<void> {
  await writeMember(tx, id, { ...CLAIMED, password_hash }, now);
  await withdrawInvitations(tx, id, now);
}
