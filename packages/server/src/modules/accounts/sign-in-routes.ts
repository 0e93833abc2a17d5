import * as contract from '@widya/contract/accounts';
import { accountSchemas } from '@widya/contract/accounts.schemas';
import { rememberSite } from '../../platform/addresses/site.ts';
import type { AccountKind } from '../../platform/auth/caller.ts';
import { endSession } from '../../platform/auth/own-sessions.ts';
import { type ProvenAccount, proveAccount } from '../../platform/auth/sign-in.ts';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPublicPrepared } from '../../platform/http/bind.ts';
import type { PreparationCtx } from '../../platform/http/context.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { selectSessionUser } from './session-user.ts';

/** A response with a token is not stored for replays. */
const SECRET = { replayable: false };

type Credentials = { readonly email: string; readonly password: string };

/**
 * Verifies a password. A banned account gets the same failure as a wrong password, so that a sign-in does not reveal
 * who exists (S4).
 */
async function prove(
  ctx: Pick<PreparationCtx, 'db' | 'pool' | 'now' | 'ip' | 'device' | 'config'>,
  kind: AccountKind,
  body: Credentials,
): Promise<ProvenAccount> {
  try {
    return await proveAccount(ctx, kind, body);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'FORBIDDEN') throw new ApiFailure(401, 'CREDENTIAL_NOT_FOUND');
    throw error;
  }
}

const loginAdmin = bindPublicPrepared(
  contract.loginAdmin,
  accountSchemas.loginAdmin,
  (ctx) => prove(ctx, 'admin', ctx.body),
  answerSignIn,
  SECRET,
);

const loginInstructor = bindPublicPrepared(
  contract.loginInstructor,
  accountSchemas.loginInstructor,
  (ctx) => prove(ctx, 'instructor', ctx.body),
  answerSignIn,
  SECRET,
);

const tokenLoginAdmin = bind(contract.tokenLoginAdmin, accountSchemas.tokenLoginAdmin, async (ctx) => {
  await rememberSite(ctx, ctx.caller.role);
  return { success: true, user: await selectSessionUser(ctx, ctx.caller, ctx.caller.sessionId) };
});

const tokenLoginInstructor = bind(contract.tokenLoginInstructor, accountSchemas.tokenLoginInstructor, async (ctx) => ({
  success: true,
  user: await selectSessionUser(ctx, ctx.caller, ctx.caller.sessionId),
}));

const logout = bind(contract.logout, accountSchemas.logout, async (ctx) => {
  const { tx, caller, now } = ctx;
  const ended = await endSession(tx, caller, { id: caller.sessionId, reason: 'logout', now });
  ctx.audit({ object: 'session', objectId: caller.sessionId, label: caller.name });
  return { success: true, affectedRows: ended ? 1 : 0 };
});

export const signInRoutes: Binding[] = [loginAdmin, loginInstructor, tokenLoginAdmin, tokenLoginInstructor, logout];
