import { createConfirmation } from '../../platform/auth/email-confirmations.ts';
import { createPasswordLink, daysFrom } from '../../platform/auth/password-links.ts';
import { newToken } from '../../platform/auth/tokens.ts';
import { sessions } from '../../platform/database/schema/sessions.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../fixtures.ts';
import type { Examples, ExampleWorld } from './example.ts';

const NEW_PASSWORD = 'Payung-biru-di-teras-9';

const changePassword = { make: async () => ({ body: { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD } }) };

/** Inserts an unconfirmed admin and returns the token of an unused confirmation link. */
async function unconfirmedToken(db: ExampleWorld['db']): Promise<string> {
  const { id } = await insertAdmin(db, { email_confirmed_at: null });
  const link = await createConfirmation(db, id, new Date());
  if (link === null) throw new Error('No link was made');
  return link.token;
}

/** Inserts an instructor and returns the token of a valid password link. */
async function passwordToken(db: ExampleWorld['db']): Promise<string> {
  const { id } = await insertInstructor(db);
  const now = new Date();
  return (await createPasswordLink(db, { kind: 'instructor', id }, { now, expiresAt: daysFrom(now, 1) })).token;
}

/** Inserts a second session of the caller and returns its id. */
async function anotherSession(db: ExampleWorld['db'], caller: ExampleWorld['caller']): Promise<number> {
  const { kind, id } = caller ?? { kind: 'admin' as const, id: 0 };
  const [row] = await db
    .insert(sessions)
    .values({
      token_hash: newToken().hash,
      account_kind: kind,
      account_id: id,
      expires_at: daysFrom(new Date(), 1),
    })
    .returning({ id: sessions.id });
  return row?.id ?? 0;
}

export const accountExamples: Examples = {
  loginAdmin: { make: async ({ db }) => ({ body: { email: (await insertAdmin(db)).email, password: TEST_PASSWORD } }) },
  loginInstructor: {
    make: async ({ db }) => ({ body: { email: (await insertInstructor(db)).email, password: TEST_PASSWORD } }),
  },
  tokenLoginAdmin: { make: async () => ({}) },
  tokenLoginInstructor: { make: async () => ({}) },
  logout: { make: async () => ({}) },
  readRegistrationChallenge: { make: async () => ({}) },
  registerAdmin: {
    make: async ({ db }) => {
      const { id } = await insertAdmin(db);
      return { body: { email: `pendaftar-${id}@uji.example`, name: 'Pendaftar Uji', password: NEW_PASSWORD } };
    },
  },
  confirmAdminEmail: { make: async ({ db }) => ({ body: { token: await unconfirmedToken(db) } }) },
  resendAdminConfirmation: { make: async ({ db }) => ({ body: { token: await unconfirmedToken(db) } }) },
  requestPasswordLink: { make: async ({ db }) => ({ body: { email: (await insertAdmin(db)).email } }) },
  readPasswordLink: { make: async ({ db }) => ({ body: { token: await passwordToken(db) } }) },
  setPasswordByLink: {
    make: async ({ db }) => ({ body: { token: await passwordToken(db), password: NEW_PASSWORD } }),
  },
  listOwnSessions: { make: async () => ({}) },
  endOwnSession: {
    make: async ({ db, caller }) => ({ params: { id: await anotherSession(db, caller) } }),
  },
  endOtherSessions: { make: async () => ({}) },
  updateOwnAdmin: {
    make: async ({ caller }) => ({ body: { email: caller?.email ?? 'x@uji.example', name: 'Nama Baru Uji' } }),
  },
  changeOwnAdminPassword: changePassword,
  changeOwnInstructorPassword: changePassword,
};
