import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as contract from '@widya/contract/accounts-sessions';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertInstructor, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

type Listed = { id: number; current: boolean; device: string; ip: string | null };

describe.each(['admin', 'instructor'] as const)('the sessions of an %s', (kind) => {
  const login = kind === 'admin' ? accounts.loginAdmin : accounts.loginInstructor;
  const check = kind === 'admin' ? accounts.tokenLoginAdmin : accounts.tokenLoginInstructor;
  const someone = async () => {
    const account = kind === 'admin' ? await insertAdmin(api.db) : await insertInstructor(api.db);
    const open = async (userAgent = FIREFOX) => {
      const body = { email: account.email, password: TEST_PASSWORD };
      const answer = await api.call(login, null, { body, headers: { 'user-agent': userAgent } });
      return { kind, id: account.id, role: kind, email: account.email, token: String(answer.body.token) };
    };
    const here = await open();
    return { account, here, open };
  };
  const listed = async (as: Parameters<TestApp['call']>[1]) =>
    JSON.parse((await api.call(contract.listOwnSessions, as)).text) as Listed[];

  it('are listed with device, network and times, the current one first', async () => {
    const { here, open } = await someone();
    await open('curl/8.5.0');
    const [first, ...others] = await listed(here);
    expect(first).toEqual({
      id: expect.any(Number),
      device: 'Firefox di Linux',
      ip: '127.0.0.1',
      signed_in_at: expect.any(String),
      last_used_at: expect.any(String),
      current: true,
    });
    expect(others).toMatchObject([{ device: 'Perangkat tidak dikenal', current: false }]);
  });

  it('never contain a token, a hash or the full user agent', async () => {
    const { here } = await someone();
    const { text } = await api.call(contract.listOwnSessions, here);
    expect(text).not.toMatch(new RegExp(`${here.token}|hash|Gecko`));
  });

  it('can be ended one by one, at once and with a log row', async () => {
    const { here, open } = await someone();
    const there = await open();
    const id = (await listed(there)).find(({ current }) => current)?.id ?? 0;
    expect(await api.call(contract.endOwnSession, here, { params: { id } })).toMatchObject({ status: 200 });
    expect((await api.call(check, there)).status).toBe(401);
    expect((await api.call(check, here)).status).toBe(200);
    expect((await api.audit())[0]).toMatchObject({
      code: 'END_SESSION',
      object_id: String(id),
      object_label: 'Firefox di Linux',
      actor_kind: kind,
    });
    expect((await api.call(contract.endOwnSession, here, { params: { id } })).status).toBe(404);
  });

  it('can be ended all but this one', async () => {
    const { here, open } = await someone();
    const others = [await open(), await open()];
    expect((await api.call(contract.endOtherSessions, here)).status).toBe(200);
    expect(await Promise.all(others.map(async (one) => (await api.call(check, one)).status))).toEqual([401, 401]);
    expect(await listed(here)).toHaveLength(1);
    expect((await api.audit())[0]).toMatchObject({ code: 'ENDALL_SESSION', actor_kind: kind });
    expect((await api.call(contract.endOtherSessions, here)).body).toMatchObject({ affectedRows: 0 });
  });

  it('are only those of the account, also when an account of the other kind has the same id', async () => {
    const { account, here } = await someone();
    const twinId = account.id + (kind === 'admin' ? 800_000 : 900_000);
    const values = { id: twinId, email: `kembar-${twinId}-${kind}@uji.example` };
    const twin =
      kind === 'admin'
        ? await signedIn(api, await insertInstructor(api.db, values))
        : await signedIn(api, { ...(await insertAdmin(api.db, values)), role: 'admin' });
    const same = { id: twinId, email: `sama-${twinId}-${kind}@uji.example` };
    const own =
      kind === 'admin'
        ? await signedIn(api, { ...(await insertAdmin(api.db, same)), role: 'admin' })
        : await signedIn(api, await insertInstructor(api.db, same));
    const [foreign] = await listed(twin);
    for (const as of [here, own]) {
      expect((await listed(as)).map(({ id }) => id)).not.toContain(foreign?.id);
      const answer = await api.call(contract.endOwnSession, as, { params: { id: foreign?.id ?? 0 } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      await api.call(contract.endOtherSessions, as);
    }
    expect(await listed(twin)).toHaveLength(1);
  });
});
