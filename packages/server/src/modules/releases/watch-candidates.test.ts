import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Audience, Registry, RemoteVersion } from '@widya/contract/routing/registry';
import { reportRemoteFailure, reportRowsShown } from '@widya/contract/telemetry';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { remoteReports } from '../../platform/database/schema/platform.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { watchCandidates } from './watch-candidates.ts';

const LOG = { warn: () => undefined };

const versionOf = (version: string, team?: RemoteVersion['manifest']['team']): RemoteVersion => ({
  version,
  baseUrl: `/remotes/mf-classes/${version}/`,
  entry: 'remoteEntry.js',
  integrity: null,
  global: 'mf_classes',
  chunkGlobal: 'chunks',
  contract: 1,
  screens: {},
  manifest: {
    remote: 'mf-classes',
    contract: 1,
    label: 'Kelas',
    routes: [],
    menu: [],
    tabs: [],
    ...(team && { team }),
  },
});

/** Two servers with one database and one folder, as behind a load balancer. */
let webRoot: string;
let one: TestApp;
let two: TestApp;
let user: Actor;
let outsider: Actor;

async function signedIn(name: 'superadmin' | 'admin'): Promise<Actor> {
  const actor = await one.actor(name);
  if (!actor) throw new Error('no account');
  return actor;
}

async function publish(audience: Partial<Audience> = {}, team?: RemoteVersion['manifest']['team']): Promise<void> {
  const candidate = {
    build: versionOf('v2', team),
    share: 0,
    accounts: [`admin:${user.id}`],
    admins: false,
    ...audience,
  };
  const registry: Registry = {
    schema: 1,
    remotes: [{ name: 'mf-classes', current: versionOf('v1'), previous: null, candidate }],
  };
  await mkdir(webRoot, { recursive: true });
  await writeFile(join(webRoot, 'registry.json'), JSON.stringify(registry));
}

const candidate = async (): Promise<string | undefined> => {
  const registry = JSON.parse(await readFile(join(webRoot, 'registry.json'), 'utf8')) as Registry;
  return registry.remotes[0]?.candidate?.build.version;
};

async function fail(times: number, as: Actor | null, version = 'v2'): Promise<void> {
  const body = { remote: 'mf-classes', screen: 'ClassList', failure: 'evaluation', detail: '', path: '/' } as const;
  for (let at = 0; at < times; at += 1) {
    const app = at % 2 === 0 ? one : two;
    const { status } = await app.call(reportRemoteFailure, as, { body: { ...body, version, incident_id: `${at}` } });
    expect(status).toBe(202);
  }
}

async function show(as: Actor | null, version: string, openings: number): Promise<void> {
  const body = { remote: 'mf-classes', version, ms: 640, openings };
  expect((await one.call(reportRowsShown, as, { body })).status).toBe(202);
}

const watch = () => Promise.all([one, two].map(({ services }) => watchCandidates(services, LOG)));
const rowsIn = () => one.db.select().from(remoteReports);

beforeEach(async () => {
  webRoot = await mkdtemp(join(tmpdir(), 'widya-candidates-'));
  one = await createTestApp({ env: { WEB_ROOT: webRoot } });
  two = await createTestApp({ env: { WEB_ROOT: webRoot }, services: { pool: one.database.pool, db: one.db } });
  user = await signedIn('admin');
  outsider = await signedIn('admin');
});
afterEach(async () => {
  await two.close();
  await one.close();
  await rm(webRoot, { recursive: true, force: true });
});

it('withdraws a candidate after its tenth failure, once, with a log row and a mail', async () => {
  const superadmin = await signedIn('superadmin');
  await publish();
  await fail(9, user);
  await watch();
  expect(await candidate()).toBe('v2');

  await fail(1, user);
  // Nothing is withdrawn before the watch runs.
  expect(await candidate()).toBe('v2');
  await watch();
  expect(await candidate()).toBeUndefined();
  await watch();

  const log = (await one.audit()).filter(({ code }) => code === 'REVOKE_CANDIDATE');
  expect(log).toMatchObject([
    { actor_kind: 'public', object: 'candidate', object_id: 'mf-classes@v2', object_label: 'Kelas' },
  ]);
  const mails = await one.db.select().from(emailOutbox);
  expect(mails.map(({ to_email }) => to_email)).toEqual([superadmin.email]);
  expect(mails[0]?.body_html).toContain('10 kegagalan: 100% dari pembukaan, pada versi yang berlaku 0%');
});

it('mails the team that the manifest of the candidate names', async () => {
  await publish({}, { name: 'Tim Kelas', email: 'tim.kelas@uji.example' });
  await fail(10, user);
  await watch();
  expect((await one.db.select().from(emailOutbox)).map(({ to_email }) => to_email)).toEqual(['tim.kelas@uji.example']);
});

it('keeps a candidate that fails rarely, and one that fails as often as the live version', async () => {
  await publish();
  for (let at = 0; at < 5; at += 1) await show(user, 'v2', 50);
  await fail(10, user);
  await watch();
  expect(await candidate()).toBe('v2');
});

it('counts nothing from visitors, from accounts outside the audience, and of other versions', async () => {
  await publish();
  await fail(12, null);
  await fail(12, outsider);
  await fail(2, user, 'v9');
  await watch();
  expect(await candidate()).toBe('v2');
  expect(await rowsIn()).toEqual([]);
});

it('counts the live version of those who do not get the candidate, and sums what both servers hear', async () => {
  await publish();
  await show(outsider, 'v1', 3);
  await show(outsider, 'v1', 2);
  await fail(2, outsider, 'v1');
  const sums = (await rowsIn()).reduce(
    (sum, { version, openings, failures, rows }) => ({
      version: sum.version ?? version,
      openings: sum.openings + openings,
      failures: sum.failures + failures,
      lists: sum.lists + (rows[1] ?? 0),
    }),
    { version: null as string | null, openings: 0, failures: 0, lists: 0 },
  );
  expect(sums).toEqual({ version: 'v1', openings: 5, failures: 2, lists: 2 });
});

it('counts only so many reports of one account in a minute', async () => {
  one.clock.now = new Date('2030-01-01T00:00:00Z');
  two.clock.now = one.clock.now;
  const late = await signedIn('admin');
  await publish({ accounts: [`admin:${late.id}`] });
  await fail(80, late);
  // The limit covers both servers, because in this test they share one process.
  expect((await rowsIn()).map(({ failures }) => failures)).toEqual([30]);
});

it('counts a remote without a candidate, but none that is not published', async () => {
  await publish();
  const registry = JSON.parse(await readFile(join(webRoot, 'registry.json'), 'utf8')) as Registry;
  const remotes = registry.remotes.map(({ name, current, previous }) => ({ name, current, previous }));
  await writeFile(join(webRoot, 'registry.json'), JSON.stringify({ schema: 1, remotes }));
  await fail(3, user, 'v1');
  const body = { remote: 'mf-lain', version: 'v1', ms: 640 };
  await one.call(reportRowsShown, user, { body });
  await watch();
  expect((await rowsIn()).map(({ remote, failures }) => [remote, failures])).toEqual([['mf-classes', 3]]);
});
