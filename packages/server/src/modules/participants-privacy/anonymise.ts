import { eq, or, sql } from 'drizzle-orm';
import { members } from '../../platform/database/schema/members.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { NOBODY } from './nobody.ts';
import { pseudonymiseLog } from './pseudonymise-log.ts';
import { generatedExports, statementsAbout } from './statements.ts';

type Member = typeof members.$inferSelect;

/** All accounts of the person, including duplicates from old imports. */
const accountsOf = (tx: Tx, { id, duplicate_of_id }: Member) =>
  tx
    .select()
    .from(members)
    .where(or(eq(members.id, duplicate_of_id ?? id), eq(members.duplicate_of_id, duplicate_of_id ?? id)))
    .orderBy(members.id)
    .for('update');

/**
 * Anonymises a person in all tables. In the admin log, which is kept as evidence, a pseudonym replaces the name.
 * @returns how many rows of each table were written. Source: S43, UU PDP.
 */
export async function anonymise(tx: Tx, member: Member, now: Date): Promise<Record<string, number>> {
  const rows: Record<string, number> = {};
  const accounts = await accountsOf(tx, member);
  for (const account of accounts) {
    const count = await pseudonymiseLog(tx, account, addressOf(account));
    if (count > 0) rows.audit_log = (rows.audit_log ?? 0) + count;
  }
  for (const account of accounts)
    for (const [table, statement] of Object.entries(statementsAbout(account, addressOf(account), now))) {
      const result = await tx.execute(statement);
      if ((result.rowCount ?? 0) > 0) rows[table] = (rows[table] ?? 0) + (result.rowCount ?? 0);
    }
  for (const [table, statement] of Object.entries(generatedExports(now))) {
    const result = await tx.execute(statement);
    if ((result.rowCount ?? 0) > 0) rows[table] = result.rowCount ?? 0;
  }
  for (const account of accounts) await forget(tx, account, now);
  return { ...rows, members: accounts.length };
}

const addressOf = ({ id }: Member): string => `anonim-${id}@anonim.invalid`;

async function forget(tx: Tx, account: Member, now: Date): Promise<void> {
  await tx
    .update(members)
    .set({
      email: addressOf(account),
      full_name: NOBODY,
      phone_num: '',
      organization: '',
      province: '',
      city: '',
      date_of_birth: null,
      dob_confirmed: false,
      gender: null,
      subscribe_newsletter: false,
      newsletter_source: null,
      newsletter_changed_at: now,
      password_hash: null,
      is_claimed: false,
      activated: false,
      active: 0,
      anonymised_at: now,
      updated_at: now,
      version: sql`${members.version} + 1`,
    })
    .where(eq(members.id, account.id));
}
