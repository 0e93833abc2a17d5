import { createChallenge } from '../../platform/auth/second-factor/challenges.ts';
import { newTotp } from '../../platform/auth/second-factor/totp.ts';
import { secretsKeyOf } from '../../platform/auth/secrets-key.ts';
import { insertAdmin, TEST_PASSWORD } from '../fixtures.ts';
import { codeAt, verified, withPasskey, withTotp } from '../second-factors.ts';
import { softwareAuthenticator } from '../software-authenticator.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

const ORIGIN = 'http://localhost:8080';
const CHALLENGE = 'Y29udG9oLXRhbnRhbmdhbg';

/** Returns the caller; for nobody, any account will do, because the call is refused before the account matters. */
const callerOf = ({ caller, owner }: ExampleWorld) => caller ?? owner;

const withPassword: Example = { make: async () => ({ body: { password: TEST_PASSWORD } }) };

/** Gives the caller an authenticator app and a passkey; returns a call with the passkey's id and the password. */
async function withBothFactors(world: ExampleWorld) {
  const account = callerOf(world);
  await withTotp(world.db, world.config.dataDir, account);
  const { passkey } = await withPasskey(world.db, account);
  return { params: { id: passkey.id }, body: { password: TEST_PASSWORD } };
}

export const secondFactorExamples: Examples = {
  finishSignIn: {
    make: async ({ db, config: { dataDir } }) => {
      const { id } = await insertAdmin(db);
      const now = new Date();
      const secret = await withTotp(db, dataDir, { kind: 'admin', id }, now);
      const account = await verified(db, { kind: 'admin', id });
      const { token } = await createChallenge(db, 'sign-in', { account, passkeyChallenge: null }, now);
      return { body: { token, proof: { method: 'totp', code: await codeAt(secret, now) } } };
    },
  },
  beginPasskeySignIn: { make: async () => ({}) },
  signInWithPasskey: {
    make: async ({ db }) => {
      const { id } = await insertAdmin(db);
      const { authenticator } = await withPasskey(db, { kind: 'admin', id });
      const challenge = { account: null, passkeyChallenge: CHALLENGE };
      const { token } = await createChallenge(db, 'passkey-sign-in', challenge, new Date());
      return { body: { token, passkey: authenticator.use(CHALLENGE) } };
    },
  },
  readOwnSecondFactor: { make: async () => ({}) },
  beginTotp: withPassword,
  confirmTotp: {
    make: async (world) => {
      const key = await secretsKeyOf({ secretsKey: null, dataDir: world.config.dataDir });
      const now = new Date();
      const secret = await newTotp(world.db, key, callerOf(world), now);
      return { body: { code: await codeAt(secret, now) } };
    },
  },
  removeTotp: { make: async (world) => ({ body: (await withBothFactors(world)).body }) },
  renewRecoveryCodes: { make: async (world) => ({ body: (await withBothFactors(world)).body }) },
  beginPasskey: withPassword,
  addPasskey: {
    make: async (world) => {
      const account = await verified(world.db, callerOf(world));
      const challenge = { account, passkeyChallenge: CHALLENGE };
      const { token } = await createChallenge(world.db, 'add-passkey', challenge, new Date());
      return { body: { token, name: 'Laptop Uji', passkey: softwareAuthenticator(ORIGIN).create(CHALLENGE) } };
    },
  },
  renamePasskey: {
    make: async (world) => {
      const { params, body } = await withBothFactors(world);
      return { params, body: { ...body, name: 'Ponsel Lama' } };
    },
  },
  removePasskey: { make: withBothFactors },
  resetSecondFactor: {
    make: async ({ db, config: { dataDir } }) => {
      const { id } = await insertAdmin(db);
      await withTotp(db, dataDir, { kind: 'admin', id });
      return { body: { account_kind: 'admin', account_id: id } };
    },
  },
};
