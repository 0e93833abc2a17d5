import type { AuditEntry } from '../../platform/audit/entry.ts';
import { factorsOf, hasFactor } from '../../platform/auth/second-factor/factors.ts';
import type { ProvenAccount } from '../../platform/auth/sign-in.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { challengeSignIn } from './challenge-sign-in.ts';
import { openSession } from './open-session.ts';

/**
 * The response to a verified account: a session, or the challenge when it has a second factor.
 * @param changed fields that the sign-in itself changed.
 */
export async function answerSignIn(
  ctx: Pick<Ctx, 'audit'> & Parameters<typeof openSession>[0],
  account: ProvenAccount,
  changed: Pick<AuditEntry, 'before' | 'after'> = {},
) {
  const entry = { object: account.kind, objectId: account.id, label: account.name, actor: account, ...changed };
  const factors = await factorsOf(ctx.tx, account);
  if (hasFactor(factors)) {
    ctx.audit({ ...entry, action: 'ASKFACTOR' });
    return challengeSignIn(ctx, account, factors);
  }
  ctx.audit(entry);
  return openSession(ctx, account);
}
