import type { SessionUser } from '@widya/contract/accounts';
import { sessionMenu } from '@widya/contract/grantable-keys';
import { grantedKeys } from '@widya/contract/menu';
import { needsSecondFactor } from '@widya/contract/second-factor-rule';
import { and, eq } from 'drizzle-orm';
import { siteOf } from '../../platform/addresses/site.ts';
import type { AccountRef } from '../../platform/auth/caller.ts';
import { factorsOf, hasFactor } from '../../platform/auth/second-factor/factors.ts';
import { admins, instructors } from '../../platform/database/schema/accounts.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { unauthenticated } from '../../platform/http/api-failure.ts';
import type { Ctx } from '../../platform/http/context.ts';
import type { Tx } from '../../platform/http/transaction.ts';

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/**
 * The account of a session, with its menu as JSON text. `userType` is the kind of account chosen at the sign-in, so it
 * is `admin` for superadmins too; `role` distinguishes them.
 * @throws ApiFailure 401 when the account no longer exists. Source, D10.
 */
export async function selectSessionUser(
  { tx, config }: Pick<Ctx, 'tx' | 'config'>,
  account: AccountRef,
  sessionId: number,
): Promise<SessionUser> {
  const user = await (account.kind === 'admin' ? adminUser : instructorUser)(tx, account.id, sessionId);
  const isRequired = config.requireSecondFactor && needsSecondFactor(user.role, grantedKeys(user.menu));
  return {
    ...user,
    may_override: user.role === 'superadmin' || config.overrideAccounts.includes(user.email.toLowerCase()),
    must_set_up_second_factor: isRequired && !hasFactor(await factorsOf(tx, account)),
    site: { ...(await siteOf(tx, config)), is_set: config.publicUrl !== null },
  };
}

type StoredUser = Omit<SessionUser, 'may_override' | 'must_set_up_second_factor' | 'site'>;

async function adminUser(tx: Tx, id: number, sessionId: number): Promise<StoredUser> {
  const { email, name, phone_num, address, role, menu, active, version } = admins;
  const [row] = await tx
    .select({ email, name, phone_num, address, role, menu, active, version, expires: sessions.expires_at })
    .from(admins)
    .innerJoin(sessions, and(eq(sessions.account_kind, 'admin'), eq(sessions.account_id, admins.id)))
    .where(and(eq(admins.id, id), eq(sessions.id, sessionId)));
  if (row === undefined) throw unauthenticated();
  const { expires, ...user } = row;
  return {
    id,
    ...user,
    menu: sessionMenu(row.role, row.menu),
    full_name: row.name,
    phone_num: textOrNull(row.phone_num),
    address: textOrNull(row.address),
    userType: 'admin',
    position: null,
    image_url: null,
    session_expires_at: expires.toISOString(),
  };
}

async function instructorUser(tx: Tx, id: number, sessionId: number): Promise<StoredUser> {
  const { email, name, position, instructor_image_url: image_url, menu, active, version } = instructors;
  const [row] = await tx
    .select({ email, name, position, image_url, menu, active, version, expires: sessions.expires_at })
    .from(instructors)
    .innerJoin(sessions, and(eq(sessions.account_kind, 'instructor'), eq(sessions.account_id, instructors.id)))
    .where(and(eq(instructors.id, id), eq(sessions.id, sessionId)));
  if (row === undefined) throw unauthenticated();
  const { expires, ...user } = row;
  return {
    id,
    ...user,
    full_name: row.name,
    position: textOrNull(row.position),
    phone_num: null,
    address: null,
    role: 'instructor',
    userType: 'instructor',
    session_expires_at: expires.toISOString(),
  };
}
