import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as contract from '@widya/contract/accounts-password-links';
import { banAdmin, updateAdmin } from '@widya/contract/admins';
import { sendInstructorPasswordLink } from '@widya/contract/instructors';
import { atOneMoment } from '@widya/testing/one-moment';
import { desc, eq } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { statementsOf } from '../../testing/statements.ts';
import { mailPasswordLinks } from './mail-password-link.ts';

const NEW_PASSWORD = 'Perahu-layar-putih-8';
const MINUTE = 60_000;

let api: TestApp;
const enqueued: unknown[] = [];
beforeAll(async () => {
  const enqueue = async (_: string, data: unknown) => {
    enqueued.push(data);
    return null;
  };
  api = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example' }, services: { jobs: { enqueue } } });
});
beforeEach(() => {
  api.clock.now = null;
});
afterAll(() => api.close());

const later = (minutes: number) => {
  api.clock.now = new Date(Date.now() + minutes * MINUTE);
};
const request = (email: string) => api.call(contract.requestPasswordLink, null, { body: { email } });
const read = (token: string) => api.call(contract.readPasswordLink, null, { body: { token } });
const set = (token: string, password = NEW_PASSWORD) =>
  api.call(contract.setPasswordByLink, null, { body: { token, password } });
const mailsTo = (email: string) =>
  api.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email)).orderBy(emailOutbox.id);
const tokenIn = (html: string) => /atur-kata-sandi\/([\w-]{43})/.exec(html)?.[1] ?? '';

/** Requests a link and runs its job. @returns tokens of all mails to the address so far. */
async function requestLink(email: string): Promise<string[]> {
  expect(await request(email)).toMatchObject({ status: 202 });
  await mailPasswordLinks(api.services, enqueued.at(-1));
  return (await mailsTo(email)).map(({ body_html }) => tokenIn(body_html)).filter((token) => token !== '');
}

const signIn = async (kind: 'admin' | 'instructor', email: string, password: string) =>
  api.call(kind === 'admin' ? accounts.loginAdmin : accounts.loginInstructor, null, { body: { email, password } });

describe('requesting a link', () => {
  it('responds alike to a registered and an unregistered address (S4)', async () => {
    const { email } = await insertAdmin(api.db);
    const outcome = async (address: string) => {
      let answer = { status: 0, body: {} as Record<string, unknown> };
      const statements = await statementsOf(async () => {
        answer = await request(address);
      });
      const [row] = await api.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
      const { id: _, at: __, request_id: ___, ...logged } = row ?? {};
      return { status: answer.status, body: answer.body, statements, logged };
    };
    const known = await outcome(email);
    expect(await outcome('tidak-ada@uji.example')).toEqual(known);
    expect(known).toMatchObject({ status: 202, body: { success: true }, logged: { code: 'REQUESTLINK_PASSWORD' } });
    expect(JSON.stringify(known.logged)).not.toContain('@uji.example');
    expect(await mailsTo(email)).toEqual([]);
  });

  it('mails every account of the address, in any case of its letters, and names the kind of account', async () => {
    const { email } = await insertAdmin(api.db);
    await insertInstructor(api.db, { email });
    await requestLink(email.toUpperCase());
    const mails = await mailsTo(email);
    expect(mails.map(({ body_html }) => /akun (admin|widyaiswara)/.exec(body_html)?.[1])).toEqual([
      'admin',
      'widyaiswara',
    ]);
    expect((await api.audit()).filter(({ code }) => code === 'SENDLINK_PASSWORD')).toHaveLength(2);
  });

  it('mails no banned, deleted or unregistered people', async () => {
    const banned = await insertAdmin(api.db, { active: 0 });
    const deleted = await insertInstructor(api.db, { active: 0 });
    for (const email of [banned.email, deleted.email, 'entah@uji.example']) {
      await requestLink(email);
      expect(await mailsTo(email)).toEqual([]);
    }
  });

  it('mails the confirmation again to who never confirmed the address', async () => {
    const { email } = await insertAdmin(api.db, { email_confirmed_at: null });
    expect(await requestLink(email)).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(mail?.body_html).toContain('https://widya.example/confirm-email/');
    expect((await api.audit())[0]).toMatchObject({ code: 'RESENDCONFIRMATION_ADMIN' });
  });

  it('mails an account at most three links an hour, of which the last works', async () => {
    const { email } = await insertInstructor(api.db);
    for (let n = 0; n < 5; n += 1) await requestLink(email);
    const tokens = await requestLink(email);
    expect(tokens).toHaveLength(3);
    expect(await Promise.all(tokens.map(async (token) => (await read(token)).status))).toEqual([404, 404, 200]);
    later(61);
    expect(await requestLink(email)).toHaveLength(4);
  });

  it('limits a caller', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    const email = 'entah@uji.example';
    const answers: number[] = [];
    await atOneMoment(async () => {
      for (let n = 0; n < 11; n += 1)
        answers.push((await limited.call(contract.requestPasswordLink, null, { body: { email } })).status);
    });
    await limited.close();
    expect(answers).toEqual([...Array(10).fill(202), 429]);
  });

  it.each(['', 'bukan-surel'])('refuses %j', async (email) => {
    const before = enqueued.length;
    expect(await request(email)).toMatchObject({ status: 422, body: { code: 'VALIDATION' } });
    expect(enqueued).toHaveLength(before);
  });

  it('does not shorten an invitation', async () => {
    const superadmin = await api.actor('superadmin');
    const { id, email } = await insertInstructor(api.db);
    await api.call(sendInstructorPasswordLink, superadmin, { params: { id } });
    const [invitation = '', forgotten = ''] = await requestLink(email);
    later(31);
    expect([(await read(invitation)).status, (await read(forgotten)).status]).toEqual([200, 404]);
  });
});

describe.each(['admin', 'instructor'] as const)('the link of an %s', (kind) => {
  const made = async () => {
    const account = kind === 'admin' ? await insertAdmin(api.db) : await insertInstructor(api.db);
    const actor = await signedIn(api, { ...account, role: kind });
    const [token = ''] = await requestLink(account.email);
    return { ...account, actor, token };
  };
  const current = kind === 'admin' ? accounts.tokenLoginAdmin : accounts.tokenLoginInstructor;

  it('sets a password once, ends every session and notifies the account', async () => {
    const { id, email, name, actor, token } = await made();
    expect((await read(token)).body).toEqual({ success: true, owner: { kind, name, email } });
    const both = await Promise.all([set(token), set(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect((await api.call(current, actor)).status).toBe(401);
    expect((await signIn(kind, email, TEST_PASSWORD)).status).toBe(401);
    expect((await signIn(kind, email, NEW_PASSWORD)).status).toBe(200);
    expect((await read(token)).status).toBe(404);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Lupa kata sandi Widya',
      'Kata sandi Widya Anda diubah',
    ]);
    const row = (await api.audit()).find(({ code }) => code === 'UPDATE_PASSWORD');
    expect(row).toMatchObject({ actor_kind: kind, actor_id: id, object: kind, object_id: String(id) });
    expect(JSON.stringify([await api.audit(), api.lines])).not.toMatch(new RegExp(`${token}|${NEW_PASSWORD}|argon2`));
  });

  it('works for 30 minutes', async () => {
    const { token } = await made();
    later(29);
    expect((await read(token)).status).toBe(200);
    later(30);
    expect([(await read(token)).status, (await set(token)).status]).toEqual([404, 404]);
  });

  it('outlives a password that is refused, which changes nothing', async () => {
    const { email, token } = await made();
    for (const password of ['pendek', 'password123', 'x'.repeat(257)]) {
      const answer = await set(token, password);
      expect(answer).toMatchObject({ status: 422, body: { errors: { password: expect.any(String) } } });
    }
    expect((await signIn(kind, email, TEST_PASSWORD)).status).toBe(200);
    expect((await set(token)).status).toBe(200);
  });
});

describe('a link that was mailed before', () => {
  it('is revoked by a ban, also when the ban is lifted', async () => {
    const superadmin = await api.actor('superadmin');
    const { id, email } = await insertAdmin(api.db);
    const [token = ''] = await requestLink(email);
    await api.call(banAdmin, superadmin, { params: { id } });
    expect((await set(token)).status).toBe(404);
  });

  it.each(['by a superadmin', 'by the owner'])('ends when the address is changed %s', async (by) => {
    const account = await insertAdmin(api.db);
    const [token = ''] = await requestLink(account.email);
    const body = { email: `lain-${account.email}`, name: account.name };
    if (by === 'by the owner')
      await api.call(accounts.updateOwnAdmin, await signedIn(api, { ...account, role: 'admin' }), { body });
    else await api.call(updateAdmin, await api.actor('superadmin'), { params: { id: account.id }, body });
    expect((await read(token)).status).toBe(404);
  });

  it('ends with a new password by other means', async () => {
    const account = await insertInstructor(api.db);
    const [token = ''] = await requestLink(account.email);
    const body = { oldPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD };
    const changed = await api.call(accounts.changeOwnInstructorPassword, await signedIn(api, account), { body });
    expect([changed.status, (await read(token)).status]).toEqual([200, 404]);
  });
});
