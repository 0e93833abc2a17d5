import * as contract from '@widya/contract/accounts-second-factor';
import { accountSecondFactorSchemas as schemas } from '@widya/contract/accounts-second-factor.schemas';
import { lockProven, proveOwnPassword } from '../../platform/auth/own-password.ts';
import {
  challengeIsOver,
  createChallenge,
  readChallenge,
  spendChallenge,
} from '../../platform/auth/second-factor/challenges.ts';
import { codesOfFirstFactor, factorsOf, settleRemoval } from '../../platform/auth/second-factor/factors.ts';
import {
  deletePasskey,
  insertPasskey,
  renamePasskey,
  selectPasskeys,
} from '../../platform/auth/second-factor/passkeys.ts';
import { relyingPartyOf } from '../../platform/auth/second-factor/relying-party.ts';
import { signingIn } from '../../platform/auth/second-factor/signing-in.ts';
import { passkeyCreationOf, verifiedCreation } from '../../platform/auth/second-factor/webauthn.ts';
import { confirmVerified } from '../../platform/auth/sessions.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import { type Binding, bind, bindPrepared } from '../../platform/http/bind.ts';
import { settleChange } from './settle-second-factor-change.ts';

/** More are probably a mistake; all of them are sent to the browser at a sign-in. */
const MAX_PASSKEYS = 10;

const noSuchPasskey = () => notFound('Passkey ini sudah dihapus');

const begin = bindPrepared(
  contract.beginPasskey,
  schemas.beginPasskey,
  (ctx) => proveOwnPassword(ctx, ctx.body.password, 'password'),
  async ({ tx, now, caller, config }, proven) => {
    await lockProven(tx, caller, proven, 'password');
    const existing = await selectPasskeys(tx, caller);
    if (existing.length >= MAX_PASSKEYS)
      throw new ApiFailure(409, 'INVALID_TRANSITION', `Paling banyak ${MAX_PASSKEYS} passkey`);
    const account = await signingIn(tx, caller, null, now);
    const creation = await passkeyCreationOf(relyingPartyOf(config), caller, existing);
    const challenge = { account, passkeyChallenge: creation.challenge };
    const { token } = await createChallenge(tx, 'add-passkey', challenge, now);
    return { success: true, token, creation };
  },
  { replayable: false },
);

const add = bind(
  contract.addPasskey,
  schemas.addPasskey,
  async (ctx) => {
    const { tx, now, caller, body, config } = ctx;
    const { account, passkeyChallenge } = await readChallenge(tx, 'add-passkey', body.token, now);
    const isOwn = account?.kind === caller.kind && account.id === caller.id;
    if (!isOwn || passkeyChallenge === null) throw challengeIsOver();
    await confirmVerified(tx, account);
    const credential = await verifiedCreation(relyingPartyOf(config), passkeyChallenge, body.passkey);
    if (credential === null) throw invalid({ passkey: 'Passkey ini tidak dapat diverifikasi. Coba sekali lagi.' });
    await spendChallenge(tx, 'add-passkey', body.token, now);
    const before = await factorsOf(tx, caller);
    const owner = { account_kind: caller.kind, account_id: caller.id, name: body.name, created_at: now };
    const row = await insertPasskey(tx, { ...owner, ...credential });
    if (row === null) throw invalid({ passkey: 'Passkey ini sudah dipakai' });
    const recovery_codes = await codesOfFirstFactor(tx, caller, before, now);
    await settleChange(ctx, { kind: 'passkey-added', name: row.name });
    const passkey = { id: row.id, name: row.name, created_at: now.toISOString(), last_used_at: null };
    return { success: true, passkey, recovery_codes };
  },
  { replayable: false },
);

const rename = bindPrepared(
  contract.renamePasskey,
  schemas.renamePasskey,
  (ctx) => proveOwnPassword(ctx, ctx.body.password, 'password'),
  async (ctx, proven) => {
    const { tx, caller, params, body } = ctx;
    await lockProven(tx, caller, proven, 'password');
    if ((await renamePasskey(tx, caller, params.id, body.name)) === null) throw noSuchPasskey();
    await settleChange(ctx, { kind: 'passkey-renamed', name: body.name });
    return { success: true, affectedRows: 1 };
  },
);

const remove = bindPrepared(
  contract.removePasskey,
  schemas.removePasskey,
  (ctx) => proveOwnPassword(ctx, ctx.body.password, 'password'),
  async (ctx, proven) => {
    const { tx, caller, params, config } = ctx;
    await lockProven(tx, caller, proven, 'password');
    const name = await deletePasskey(tx, caller, params.id);
    if (name === null) throw noSuchPasskey();
    await settleRemoval(tx, config, caller);
    await settleChange(ctx, { kind: 'passkey-removed', name });
    return { success: true, affectedRows: 1 };
  },
);

/** Passkeys of the own account. */
export const passkeyRoutes: Binding[] = [begin, add, rename, remove];
