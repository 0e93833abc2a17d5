import type { sessionAnswer } from '@widya/contract/accounts.schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { rememberSite } from '../../platform/addresses/site.ts';
import { tableOf } from '../../platform/auth/account-table.ts';
import { hasKnownDevices } from '../../platform/auth/known-devices.ts';
import { createSession } from '../../platform/auth/sessions.ts';
import type { ProvenAccount } from '../../platform/auth/sign-in.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { newDeviceMail } from './new-device-mail.ts';
import { selectSessionUser } from './session-user.ts';

type SignedIn = z.input<typeof sessionAnswer>;
type SessionCtx = Pick<Ctx, 'tx' | 'now' | 'ip' | 'userAgent' | 'device' | 'origin' | 'mail' | 'config'>;

/**
 * Opens a session for a verified account and returns its token and the account. Stores the time of the sign-in without
 * a new version, because it is not an edit. A mail announces an unknown device.
 */
export async function openSession(ctx: SessionCtx, account: ProvenAccount): Promise<SignedIn> {
  // The first sign-in of an account is not announced.
  const isUnfamiliar = !account.isKnownDevice && (await hasKnownDevices(ctx.tx, account));
  const session = await createSession(ctx, account);
  const table = tableOf(account);
  await ctx.tx.update(table).set({ last_login_at: ctx.now }).where(eq(table.id, account.id));
  await rememberSite(ctx, account.role);
  const user = await selectSessionUser(ctx, account, session.id);
  if (isUnfamiliar) await ctx.mail.enqueue(newDeviceMail(ctx, user.site, { ...account, email: user.email }));
  return { success: true, token: session.token, user };
}
