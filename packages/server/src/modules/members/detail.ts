import type { MemberDetail } from '@widya/contract/members';
import type { Tx } from '../../platform/http/transaction.ts';
import { invitationOf } from './invitations.ts';
import { type MemberRow, presentMember } from './present.ts';

/** A person with the state of their invitation. */
export const detailOf = async (tx: Tx, row: MemberRow, now: Date): Promise<MemberDetail> => ({
  ...presentMember(row),
  invitation: await invitationOf(tx, row, now),
});
