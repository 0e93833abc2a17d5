import * as contract from '@widya/contract/accounts-second-factor';
import { accountSecondFactorSchemas as schemas } from '@widya/contract/accounts-second-factor.schemas';
import { generateURI } from 'otplib';
import { lockAccount } from '../../platform/auth/lock-account.ts';
import { lockProven, proveOwnPassword } from '../../platform/auth/own-password.ts';
import {
  codesOfFirstFactor,
  factorsOf,
  hasFactor,
  isRequired,
  settleRemoval,
} from '../../platform/auth/second-factor/factors.ts';
import { countRecoveryCodes, newRecoveryCodes } from '../../platform/auth/second-factor/recovery-codes.ts';
import { confirmTotp, deleteTotp, newTotp, totpSince } from '../../platform/auth/second-factor/totp.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import { settleChange } from './settle-second-factor-change.ts';

/** Responses with a secret are not stored for replays. */
const SECRET = { replayable: false };

const refused = (msg: string) => new ApiFailure(409, 'INVALID_TRANSITION', msg);

const read = bind(contract.readOwnSecondFactor, schemas.readOwnSecondFactor, async ({ tx, caller, config }) => {
  const since = await totpSince(tx, caller);
  const { passkeys } = await factorsOf(tx, caller);
  return {
    totp_since: since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(tx, caller),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
    required: isRequired(config, caller),
  };
});

const begin = bindPrepared(
  contract.beginTotp,
  schemas.beginTotp,
  (ctx) => proveOwnPassword(ctx, ctx.body.password, 'password'),
  async ({ tx, now, caller, config }, proven) => {
    await lockProven(tx, caller, proven, 'password');
    if ((await totpSince(tx, caller)) !== null) throw refused('Aplikasi autentikator sudah aktif');
    const secret = await newTotp(tx, await secretsKeyOf(config), caller, now);
    return { success: true, secret, uri: generateURI({ issuer: 'Widya', label: caller.email, secret }) };
  },
  SECRET,
);

const confirm = bind(
  contract.confirmTotp,
  schemas.confirmTotp,
  async (ctx) => {
    const { tx, now, caller, body, config } = ctx;
    await lockAccount(tx, caller);
    const before = await factorsOf(tx, caller);
    if (!(await confirmTotp(tx, await secretsKeyOf(config), caller, body.code, now)))
      throw invalid({ code: 'Kode salah. Periksa jam ponsel Anda, lalu masukkan kode yang terbaru.' });
    const recovery_codes = await codesOfFirstFactor(tx, caller, before, now);
    await settleChange(ctx, { kind: 'totp-on' });
    return { success: true, recovery_codes };
  },
  SECRET,
);

const remove = bindPrepared(
  contract.removeTotp,
  schemas.removeTotp,
  (ctx) => proveOwnPassword(ctx, ctx.body.password, 'password'),
  async (ctx, proven) => {
    const { tx, caller, config } = ctx;
    await lockProven(tx, caller, proven, 'password');
    if ((await totpSince(tx, caller)) === null) throw refused('Aplikasi autentikator tidak aktif');
    await deleteTotp(tx, caller);
    await settleRemoval(tx, config, caller);
    await settleChange(ctx, { kind: 'totp-off' });
    return { success: true, affectedRows: 1 };
  },
);

const renewCodes = bindPrepared(
  contract.renewRecoveryCodes,
  schemas.renewRecoveryCodes,
  (ctx) => proveOwnPassword(ctx, ctx.body.password, 'password'),
  async (ctx, proven) => {
    const { tx, now, caller } = ctx;
    await lockProven(tx, caller, proven, 'password');
    if (!hasFactor(await factorsOf(tx, caller))) throw refused('Akun Anda belum memakai faktor kedua');
    const recovery_codes = await newRecoveryCodes(tx, caller, now);
    await settleChange(ctx, { kind: 'codes-renewed' });
    return { success: true, recovery_codes };
  },
  SECRET,
);

/** The authenticator app and the recovery codes of the own account. */
export const secondFactorRoutes: Binding[] = [read, begin, confirm, remove, renewCodes];
