import * as contract from '@widya/contract/accounts-second-factor';
import { accountSecondFactorSchemas as schemas } from '@widya/contract/accounts-second-factor.schemas';
import { eq } from 'drizzle-orm';
import { tableOf } from '../../platform/auth/account-table.ts';
import { deleteFactors, factorsOf, hasFactor } from '../../platform/auth/second-factor/factors.ts';
import { revokeSessions } from '../../platform/auth/sessions.ts';
import { ApiFailure, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind } from '../../platform/http/bind.ts';
import { assertStillSuperadmin, lockSuperadmins } from '../admins/superadmins.ts';
import { secondFactorMail } from './second-factor-mails.ts';

/** Resets a colleague's lost second factor. Not one's own, or a stolen session could remove the factor. */
const reset = bind(contract.resetSecondFactor, schemas.resetSecondFactor, async (ctx) => {
  const { tx, caller, now, body } = ctx;
  const target = { kind: body.account_kind, id: body.account_id } as const;
  assertStillSuperadmin(caller, await lockSuperadmins(tx));
  if (target.kind === caller.kind && target.id === caller.id)
    throw new ApiFailure(409, 'SELF_ACTION', 'Ubah faktor kedua akun sendiri melalui halaman profil');
  const table = tableOf(target);
  const columns = { name: table.name, email: table.email };
  const [found] = await tx.select(columns).from(table).where(eq(table.id, target.id)).for('update');
  if (found === undefined) throw notFound('Akun tidak ditemukan');
  if (!hasFactor(await factorsOf(tx, target)))
    throw new ApiFailure(409, 'INVALID_TRANSITION', 'Akun ini tidak memakai faktor kedua');
  await deleteFactors(tx, target);
  await revokeSessions(tx, target, { reason: 'second_factor_reset', now });
  await ctx.mail.enqueue(await secondFactorMail(ctx, { ...target, ...found }, { kind: 'reset' }));
  ctx.audit({ object: target.kind, objectId: target.id, label: found.name });
  return { success: true, affectedRows: 1 };
});

export const resetSecondFactorRoutes: Binding[] = [reset];
