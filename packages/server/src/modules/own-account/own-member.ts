import type { Tx } from '../../platform/http/transaction.ts';
import { type MemberRow, membersByEmail } from '../registrations/people.ts';

/** The account of a proven address; undefined when there is none. */
export async function ownMember(tx: Tx, email: string): Promise<MemberRow | undefined> {
  return (await membersByEmail(tx, [email])).get(email);
}
