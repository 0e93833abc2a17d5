import type { Tx } from '../../platform/http/transaction.ts';
import { withdrawInvitations } from './invitations.ts';
import { writeMember } from './write-member.ts';

/** A claim is only made with a link from a mail, which proves the address, too. */
const CLAIMED = { is_claimed: true, activated: true } as const;

/**
 * Stores the password that an invited person chose; the account is theirs from now on (S9, D93). Call it while they are
 * locked.
 */
export async function claimMember(tx: Tx, id: number, password_hash: string, now: Date): Promise<void> {
  await writeMember(tx, id, { ...CLAIMED, password_hash }, now);
  await withdrawInvitations(tx, id, now);
}
