import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { loginAdmin, loginInstructor } from '@widya/contract/accounts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, insertSuperadmin, TEST_PASSWORD } from '../../testing/fixtures.ts';

const LISTED = 'pengembang@uji.example';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { OVERRIDE_ACCOUNTS: `lain@uji.example, ${LISTED.toUpperCase()}` } });
});
afterAll(() => t.close());

it.each([
  ['a superadmin', loginAdmin, () => insertSuperadmin(t.db), true],
  ['a listed admin', loginAdmin, () => insertAdmin(t.db, { email: LISTED }), true],
  ['another admin', loginAdmin, () => insertAdmin(t.db), false],
  ['a listed instructor', loginInstructor, () => insertInstructor(t.db, { email: LISTED }), true],
  ['another instructor', loginInstructor, () => insertInstructor(t.db), false],
] as const)('%s learns whether unpublished remotes may run', async (_, login, insert, may) => {
  const { email } = await insert();
  const { body } = await t.call(login, null, { body: { email, password: TEST_PASSWORD } });
  expect(body.user).toMatchObject({ email, may_override: may });
});
