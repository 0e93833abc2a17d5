import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import { eq } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../../testing/fixtures.ts';

const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example' } });
});
afterAll(() => api.close());

const newDevice = () => randomBytes(24).toString('hex');
const mailsTo = (email: string) => api.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email));

it.each(['admin', 'instructor'] as const)('announces a new device to an %s, and only that', async (kind) => {
  const { email } = kind === 'admin' ? await insertAdmin(api.db) : await insertInstructor(api.db);
  const login = kind === 'admin' ? accounts.loginAdmin : accounts.loginInstructor;
  const signIn = async (device: string | null, password = TEST_PASSWORD) => {
    const headers = { 'user-agent': SAFARI, ...(device === null ? {} : { 'x-device': device }) };
    return (await api.call(login, null, { body: { email, password }, headers })).status;
  };
  const [first, second] = [newDevice(), newDevice()];

  // The first sign-in of an account is not announced, because it is that of its owner.
  expect([await signIn(null), await signIn(first), await signIn(first)]).toEqual([200, 200, 200]);
  expect(await signIn(second, 'salah-sama-sekali')).toBe(401);
  expect(await mailsTo(email)).toEqual([]);

  expect([await signIn(second), await signIn(second), await signIn(first)]).toEqual([200, 200, 200]);
  const mails = await mailsTo(email);
  expect(mails).toMatchObject([{ subject: 'Akun Widya Anda dipakai di perangkat baru' }]);
  expect(mails[0]?.body_html).toMatch(/WIB.*Safari di iPhone.*127\.0\.0\.1.*https:\/\/widya\.example\/lupa-kata-sandi/);
  expect(mails[0]?.body_html).not.toContain(second);

  // A sign-in without the device header is announced, too.
  expect([await signIn(null), await signIn(null)]).toEqual([200, 200]);
  expect(await mailsTo(email)).toHaveLength(2);
});
