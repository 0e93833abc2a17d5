import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as accounts from '@widya/contract/accounts';
import * as members from '@widya/contract/members';
import * as telemetry from '@widya/contract/telemetry';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertMember, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { loadConfig } from '../config/config.ts';
import { createLogger } from './logger.ts';
import { moduleLog } from './module-log.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

it('masks secrets wherever a careless line puts them', () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  log.info({
    password: 'rahasia',
    body: { newPassword: 'rahasia', token: 'rahasia' },
    req: { headers: { authorization: 'Bearer rahasia' } },
  });
  expect(lines.join('')).not.toContain('rahasia');
});

it('holds neither passwords, tokens, hashes nor typed addresses of a whole sign-in (S1)', async () => {
  const actor = await t.actor('admin');
  const { body } = await t.call(accounts.loginAdmin, null, { body: { email: actor?.email, password: TEST_PASSWORD } });
  await t.call(accounts.loginAdmin, null, { body: { email: 'rahasia@uji.example', password: 'Salah-Sekali-77' } });
  await t.call(accounts.tokenLoginAdmin, actor);
  await t.app.inject({ url: `/v1/topic?q=${actor?.token}`, headers: { authorization: `Bearer ${actor?.token}` } });
  const log = JSON.stringify(t.lines);
  expect(t.lines.filter(({ msg }) => msg === 'call')).toHaveLength(4);
  for (const secret of [
    TEST_PASSWORD,
    'Salah-Sekali-77',
    'rahasia@',
    'argon2',
    String(body.token),
    String(actor?.token),
  ])
    expect(log).not.toContain(secret);
});

it('records who looked at the data of which people, without any of that data (S43)', async () => {
  const actor = await t.actor('admin');
  const { id, email, full_name } = await insertMember(t.db);
  t.lines.length = 0;
  await t.call(members.readMember, actor, { params: { id } });
  await t.call(members.searchMembers, actor, { body: { search: email } });
  const who = { caller: `admin:${actor?.id}`, ip: '127.0.0.1', status: 200 };
  expect(t.lines).toEqual([
    expect.objectContaining({ ...who, route: '/v1/member/:id', record: String(id), time: expect.any(String) }),
    expect.objectContaining({ caller: who.caller, route: '/v1/members/search' }),
  ]);
  expect(JSON.stringify(t.lines)).not.toContain(email);
  expect(JSON.stringify(t.lines)).not.toContain(full_name);
});

it('keeps the values of a failed query out of the log', async () => {
  await expect(t.db.execute('select 1 from tidak_ada')).rejects.toThrow();
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const { topics } = await import('../database/schema/topics.ts');
  await t.db.insert(topics).values({ code: 'SATU1', name: 'a' });
  const error = await t.db
    .insert(topics)
    .values({ code: 'SATU1', name: 'Nilai Rahasia' })
    .catch((thrown: unknown) => thrown);
  log.error({ err: error });
  expect(lines.join('')).toContain('23505');
  expect(lines.join('')).toContain('insert into');
  expect(lines.join('')).not.toContain('Nilai Rahasia');
});

it('holds no address of a recipient, and no value that the database refused', async () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  log.error({ err: new Error('550 5.1.1 <ani.rahasia@uji.example>: user unknown') }, 'mail not sent');
  const refused = await t.database.pool.query(`select 'Nilai Rahasia'::integer`).catch((error: unknown) => error);
  log.error({ err: refused }, 'refused');
  expect(lines.join('')).toContain('user unknown');
  expect(lines.join('')).toContain('22P02');
  expect(lines.join('').toLowerCase()).not.toContain('rahasia');
});

it('holds the template of an address that is refused, never the address', async () => {
  t.lines.length = 0;
  for (const url of ['/v1/rahasia/KODE-1', '/rahasia/KODE-1.js', '/files/rahasia', '/v1/class/%F0%28rahasia'])
    expect((await t.app.inject({ url })).statusCode).toBeGreaterThanOrEqual(400);
  await t.call(telemetry.reportRemoteFailure, null, {
    body: {
      remote: 'mf-classes',
      screen: 'Detail',
      version: '1',
      failure: 'http',
      incident_id: 'i-1',
      detail: '',
      path: '/editor/classDetail/rahasia',
    },
  });
  expect(t.lines.filter(({ msg }) => msg === 'call')).toHaveLength(5);
  expect(t.lines).toContainEqual(expect.objectContaining({ msg: 'remote failure', path: '/editor' }));
  expect(JSON.stringify(t.lines)).not.toContain('rahasia');
});

it('has a level per module', () => {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const config = loadConfig({ LOG_LEVELS: 'http=warn, jobs=debug' });
  for (const module of ['http', 'jobs', 'mail'] as const) {
    moduleLog(log, config, module).debug('debug');
    moduleLog(log, config, module).info('info');
    moduleLog(log, config, module).warn('warn');
  }
  expect(lines.map(({ module, msg }) => `${module} ${msg}`)).toEqual([
    'http warn',
    'jobs debug',
    'jobs info',
    'jobs warn',
    'mail info',
    'mail warn',
  ]);
});

it('joins all lines of a call by its request id', async () => {
  const broken = await createTestApp({ parts: { checks: { database: () => Promise.reject(new Error('no')) } } });
  broken.lines.length = 0;
  await broken.app.inject({ url: '/readyz', headers: { 'x-request-id': 'satu-permintaan' } });
  expect(broken.lines.map(({ msg, request_id }) => [msg, request_id])).toEqual([
    ['not ready', 'satu-permintaan'],
    ['call failed', 'satu-permintaan'],
  ]);
  await broken.close();
});

it('logs for each call the route, the outcome, the duration and the caller', async () => {
  const actor = await t.actor('admin');
  const { headers } = await t.call(accounts.tokenLoginAdmin, actor);
  expect(t.lines).toContainEqual(
    expect.objectContaining({
      request_id: headers['x-request-id'],
      route: '/v1/admins/tokenlogin',
      method: 'POST',
      status: 200,
      ms: expect.any(Number),
      caller: `admin:${actor?.id}`,
    }),
  );
});
