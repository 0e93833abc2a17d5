import { eq, sql } from 'drizzle-orm';
import { members } from '../../database/schema/members.ts';
import type { Tx } from '../../http/transaction.ts';
import type { MemberRow } from './people.ts';
import type { RegistrationForm } from './register.ts';

/** Where a subscription came from, in the log and the list of users. */
const BY_REGISTRATION = 'pendaftaran';

/** What an account does not say yet of its owner, and the form does. */
function gapsOf(member: MemberRow, form: RegistrationForm) {
  const texts = (['phone_num', 'organization', 'province', 'city'] as const).filter((name) => member[name] === '');
  const born = member.date_of_birth === null && form.date_of_birth !== undefined;
  return {
    ...Object.fromEntries(texts.flatMap((name) => (form[name] === '' ? [] : [[name, form[name]]]))),
    ...(born ? { date_of_birth: form.date_of_birth, dob_confirmed: true } : {}),
    ...(member.gender === null && form.gender !== undefined ? { gender: form.gender } : {}),
  };
}

/**
 * Fills gaps of an account from a form of its owner, whose address is proved. What it says already stays: a family may share an address,
 * and each registration keeps what was written in it.
 */
export async function completeProfile(tx: Tx, member: MemberRow, form: RegistrationForm, now: Date): Promise<void> {
  const subscribes = form.newsletter === true && !member.subscribe_newsletter;
  const changes = {
    ...gapsOf(member, form),
    ...(subscribes
      ? { subscribe_newsletter: true, newsletter_source: BY_REGISTRATION, newsletter_changed_at: now }
      : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await tx
    .update(members)
    .set({ ...changes, updated_at: now, version: sql`${members.version} + 1` })
    .where(eq(members.id, member.id));
}
