import * as contract from '@widya/contract/accounts';
import { accountSchemas } from '@widya/contract/accounts.schemas';
import type { Admin } from '@widya/contract/admins';
import { MENU_OF_SELF_REGISTERED } from '@widya/contract/menu';
import { admitRegistration } from '../../platform/auth/admit-registration.ts';
import { spendConfirmation, unconfirmedOwner } from '../../platform/auth/email-confirmations.ts';
import { assertAcceptablePassword } from '../../platform/auth/password-rules.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';
import { newChallenge } from '../../platform/auth/registration-challenge.ts';
import { forbidden, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import type { Ctx } from '../../platform/http/context.ts';
import { insertAdmin, lockAdmin, lockAdminByEmail, writeAdmin } from '../admins/queries.ts';
import { alreadyRegisteredMail } from './confirmation-mails.ts';
import { newConfirmation } from './new-confirmation.ts';

type Mailing = Pick<Ctx, 'tx' | 'now' | 'mail' | 'config'>;

/** @returns whether a link was mailed. */
async function mailConfirmation(ctx: Mailing, account: Admin): Promise<boolean> {
  const mail = await newConfirmation(ctx, account);
  if (mail !== null) await ctx.mail.enqueue(mail);
  return mail !== null;
}

const register = bindPublicPrepared(
  contract.registerAdmin,
  accountSchemas.registerAdmin,
  async (ctx) => {
    const { body, config } = ctx;
    if (!config.allowRegister) throw forbidden('Pendaftaran akun baru sedang ditutup. Hubungi superadmin.');
    assertAcceptablePassword(body.password, 'password');
    await admitRegistration(ctx, body.proof);
    return hashPassword(body.password, config.hashingCost, 'registration');
  },
  async (ctx, password_hash) => {
    const { tx, body, now } = ctx;
    const { email, name } = body;
    const fields = { email, name, role: 'admin' as const, menu: MENU_OF_SELF_REGISTERED };
    const own = { password_hash, password_changed_at: now };
    const created = await insertAdmin(tx, { ...fields, ...own, email_confirmed_at: null });
    const account = created ?? (await lockAdminByEmail(tx, email));
    if (account.email_confirmed_at !== null) await ctx.mail.enqueue(alreadyRegisteredMail(account, now));
    // The newest link confirms the name and password of its own form, so that nobody can prepare somebody else's
    // account with their own password.
    else if (account.active === 1 && (await mailConfirmation(ctx, { ...account, name })) && created === null)
      await writeAdmin(tx, account.id, { name, ...own });
    ctx.audit({ object: 'admin', objectId: account.id, label: name, ...(created && { after: fields }) });
    return { success: true };
  },
  { perMinute: 20 },
);

const readChallenge = bindPublicPrepared(
  contract.readRegistrationChallenge,
  accountSchemas.readRegistrationChallenge,
  ({ db, now }) => newChallenge(db, now),
  async (_, challenge) => ({ success: true, challenge }),
  { perMinute: 60 },
);

const confirm = bindPublic(contract.confirmAdminEmail, accountSchemas.confirmAdminEmail, async (ctx) => {
  const { tx, body, now } = ctx;
  const id = await spendConfirmation(tx, body.token, now);
  const account = id === null ? null : await lockAdmin(tx, id);
  if (account === null || account.active !== 1) throw notFound('Tautan ini sudah dipakai atau tidak berlaku lagi');
  await writeAdmin(tx, account.id, { email_confirmed_at: now });
  const actor = { kind: 'admin', id: account.id, name: account.name, role: account.role } as const;
  ctx.audit({ object: 'admin', objectId: account.id, label: account.name, actor });
  return { success: true };
});

const resend = bindPublic(
  contract.resendAdminConfirmation,
  accountSchemas.resendAdminConfirmation,
  async (ctx) => {
    const id = await unconfirmedOwner(ctx.tx, ctx.body.token);
    const account = id === null ? null : await lockAdmin(ctx.tx, id);
    if (account !== null) await mailConfirmation(ctx, account);
    ctx.audit({ object: 'admin', objectId: id, label: account?.name ?? '' });
    return { success: true };
  },
  { perMinute: 10 },
);

/** Registration, confirmation of the address, and a new link. Source: D11. */
export const registerRoutes: Binding[] = [register, readChallenge, confirm, resend];
