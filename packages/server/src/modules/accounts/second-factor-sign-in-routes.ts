import * as contract from '@widya/contract/accounts-second-factor';
import { accountSecondFactorSchemas as schemas } from '@widya/contract/accounts-second-factor.schemas';
import { isKnownDevice } from '../../platform/auth/known-devices.ts';
import { lockAccount } from '../../platform/auth/lock-account.ts';
import { acceptPasskey, acceptProof } from '../../platform/auth/second-factor/accept-proof.ts';
import {
  challengeIsOver,
  createChallenge,
  readChallenge,
  spendChallenge,
} from '../../platform/auth/second-factor/challenges.ts';
import { countRecoveryCodes } from '../../platform/auth/second-factor/recovery-codes.ts';
import { relyingPartyOf } from '../../platform/auth/second-factor/relying-party.ts';
import { signingIn } from '../../platform/auth/second-factor/signing-in.ts';
import { passkeyRequestOf } from '../../platform/auth/second-factor/webauthn.ts';
import { admitAttempt, forgive } from '../../platform/auth/throttle.ts';
import { sha256 } from '../../platform/auth/tokens.ts';
import { ApiFailure, invalid } from '../../platform/http/api-failure.ts';
import { type Binding, bindPublic, bindPublicPrepared } from '../../platform/http/bind.ts';
import { openSession } from './open-session.ts';
import { secondFactorMail } from './second-factor-mails.ts';

const WRONG = {
  totp: { code: 'Kode salah atau sudah dipakai. Tunggu kode berikutnya, lalu coba lagi.' },
  recovery: { code: 'Kode pemulihan salah atau sudah dipakai' },
  passkey: { passkey: 'Passkey ini tidak dapat dipakai untuk akun ini' },
} as const;

/** Attempts are counted per account before the transaction, so that the count survives a failure. */
const finish = bindPublicPrepared(
  contract.finishSignIn,
  schemas.finishSignIn,
  async ({ db, pool, body, now, ip, device }) => {
    const { account } = await readChallenge(db, 'sign-in', body.token, now);
    if (account === null) throw challengeIsOver();
    const isKnown = device !== null && (await isKnownDevice(db, account, device));
    const source = {
      accountHash: sha256(`second-factor:${account.kind}:${account.id}`),
      ip,
      knownDevice: isKnown ? sha256(device) : null,
    };
    const attempt = await admitAttempt(pool, source, now);
    return () => forgive(pool, attempt);
  },
  async (ctx, forgiveAttempt) => {
    const { tx, body, now, device } = ctx;
    const { proof } = body;
    const { account, passkeyChallenge } = await readChallenge(tx, 'sign-in', body.token, now);
    if (account === null) throw challengeIsOver();
    await lockAccount(tx, account);
    if (!(await acceptProof(ctx, account, passkeyChallenge, proof))) throw invalid(WRONG[proof.method]);
    await spendChallenge(tx, 'sign-in', body.token, now);
    const provenAccount = await signingIn(tx, account, device, now);
    if (provenAccount === null) throw challengeIsOver();
    if (proof.method === 'recovery') {
      const left = await countRecoveryCodes(tx, account);
      await ctx.mail.enqueue(await secondFactorMail(ctx, provenAccount, { kind: 'code-used', left }));
    }
    ctx.afterCommit(forgiveAttempt);
    ctx.audit({
      object: provenAccount.kind,
      objectId: provenAccount.id,
      label: provenAccount.name,
      actor: provenAccount,
    });
    return openSession(ctx, { ...provenAccount, ...account });
  },
  { replayable: false },
);

const beginWithPasskey = bindPublicPrepared(
  contract.beginPasskeySignIn,
  schemas.beginPasskeySignIn,
  ({ config }) => passkeyRequestOf(relyingPartyOf(config)),
  async ({ tx, now }, request) => {
    const challenge = { account: null, passkeyChallenge: request.challenge };
    const { token } = await createChallenge(tx, 'passkey-sign-in', challenge, now);
    return { success: true, token, request };
  },
  { perMinute: 30, replayable: false },
);

/** A signature cannot be guessed; the limit protects the database. */
const withPasskey = bindPublic(
  contract.signInWithPasskey,
  schemas.signInWithPasskey,
  async (ctx) => {
    const { tx, body, now, device } = ctx;
    const { passkeyChallenge } = await readChallenge(tx, 'passkey-sign-in', body.token, now);
    await spendChallenge(tx, 'passkey-sign-in', body.token, now);
    const passkey = await acceptPasskey(ctx, passkeyChallenge, body.passkey);
    const owner = passkey && ({ kind: passkey.account_kind, id: passkey.account_id } as const);
    const provenAccount = owner && (await signingIn(tx, owner, device, now));
    if (provenAccount === null) throw new ApiFailure(401, 'CREDENTIAL_NOT_FOUND');
    ctx.audit({
      object: provenAccount.kind,
      objectId: provenAccount.id,
      label: provenAccount.name,
      actor: provenAccount,
    });
    return openSession(ctx, provenAccount);
  },
  { perMinute: 30, replayable: false },
);

/** The second step of a sign-in, and the sign-in with only a passkey, which replaces both steps. */
export const secondFactorSignInRoutes: Binding[] = [finish, beginWithPasskey, withPasskey];
