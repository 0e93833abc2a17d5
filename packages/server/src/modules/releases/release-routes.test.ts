import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Release } from '@widya/contract/releases';
import * as contract from '@widya/contract/releases';
import type { Registry } from '@widya/contract/routing/registry';
import { reportRemoteFailure, reportRowsShown } from '@widya/contract/telemetry';
import { findRemote } from '@widya/releases/registry-changes';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { startFakeBucket } from '../../testing/fake-bucket.ts';
import { insertApiToken } from '../../testing/insert-api-token.ts';
import { publishTestBuild, testBuild, uploadOf } from '../../testing/uploaded-build.ts';
import { changeRelease } from './change-release.ts';

const REMOTE = 'mf-laporan';
const OVERRIDE = 'https://dev.uji.example';
const params = { remote: REMOTE };

let t: TestApp;
let superadmin: Actor;
let ci: { readonly token: string };

beforeEach(async () => {
  t = await createTestApp({ env: { ALLOW_OVERRIDES: '1', OVERRIDE_ORIGINS: OVERRIDE } });
  superadmin = (await t.actor('superadmin')) as Actor;
  ci = await insertApiToken(t.db, new Date(), { keys: [], values: { name: 'CI laporan', remotes: [REMOTE] } });
});
afterEach(() => t.close());

const registry = async (): Promise<Registry> =>
  JSON.parse(await readFile(join(t.config.remotesTarget, 'registry.json'), 'utf8')) as Registry;
const published = async () => findRemote(await registry(), REMOTE);
const publishHere = (version: string, share?: number) =>
  publishTestBuild(
    t.config.remotesTarget,
    testBuild(REMOTE, version),
    share === undefined ? undefined : { share, accounts: [], admins: false },
  );
const upload = (files: Readonly<Record<string, string>>, fields: Readonly<Record<string, string>> = {}) =>
  t.call(contract.publishRelease, ci, { params, ...uploadOf(files, fields) });
const read = async (): Promise<Release> => {
  const { body } = await t.call(contract.listReleases, superadmin);
  const found = (body.data as Release[]).find(({ remote }) => remote === REMOTE);
  if (!found) throw new Error('not listed');
  return found;
};

describe('an uploaded build', () => {
  it('is stored with compressed copies, published, and logged with its commit', async () => {
    const { files } = testBuild(REMOTE, '1.0.0');
    const long = { ...files, 'notes.json': 'x' };
    const { status, body } = await upload(long, { commit: '3f2a9c1b7d' });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        version: '1.0.0',
        data: {
          current: { version: '1.0.0', release: { by: expect.stringContaining('CI laporan'), commit: '3f2a9c1b7d' } },
        },
      },
    });
    expect((await published())?.current.release?.bytes).toBe(
      ['remoteEntry.js', 'screen.js', 'dialog.js'].reduce((sum, file) => sum + (files[file] ?? '').length, 0),
    );
    expect((await t.audit())[0]).toMatchObject({
      code: 'PUBLISH_RELEASE',
      object: 'release',
      object_id: `${REMOTE}@1.0.0`,
      actor_role: 'token',
      after: { version: '1.0.0', commit: '3f2a9c1b7d' },
    });
  });

  it('becomes a candidate for an audience, and serves from the origin of the live version', async () => {
    await publishHere('1.0.0');
    const text = await readFile(join(t.config.remotesTarget, 'registry.json'), 'utf8');
    await writeFile(
      join(t.config.remotesTarget, 'registry.json'),
      text.replace(`"/remotes/${REMOTE}/1.0.0/"`, `"https://cdn.uji.example/remotes/${REMOTE}/1.0.0/"`),
    );
    expect((await upload(testBuild(REMOTE, '1.1.0').files, { to: '5%' })).status).toBe(201);
    expect((await published())?.candidate).toMatchObject({
      share: 5,
      build: { version: '1.1.0', baseUrl: `https://cdn.uji.example/remotes/${REMOTE}/1.1.0/` },
    });
  });

  it('can be sent again, but not with other content', async () => {
    const { files } = testBuild(REMOTE, '1.0.0');
    expect((await upload(files)).status).toBe(201);
    expect((await upload(files)).status).toBe(201);
    expect(await published()).toMatchObject({ current: { version: '1.0.0' }, previous: null });
    const other = testBuild(REMOTE, '1.0.0', { label: 'Lain' }).files;
    expect(await upload(other)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
  });

  const { build, files } = testBuild(REMOTE, '1.0.0');
  const described = (changes: object) => ({ ...files, 'remote.json': JSON.stringify({ ...build, ...changes }) });
  it.each([
    ['a changed entry', { ...files, 'remoteEntry.js': 'alert(1)' }, 'remoteEntry.js does not have the hash'],
    ['a changed screen', { ...files, 'screen.js': 'alert(1)' }, 'screen.js does not have the hash'],
    ['a changed chunk', { ...files, 'dialog.js': 'alert(1)' }, 'dialog.js is vouched for by no other file'],
    ['an additional script', { ...files, 'more.js': 'alert(1)' }, 'more.js is vouched for by no other file'],
    ['a page', { ...files, 'index.html': '<script>' }, 'index.html is no file of a build'],
    ['a file of another folder', { ...files, '.htaccess': 'x' }, '.htaccess is no name of a file'],
    ['no hash', described({ integrity: null }), 'integrity'],
    ['a version that is a path', described({ version: '../../shell' }), 'version'],
    ['another remote', testBuild('mf-lain', '1.0.0').files, 'the manifest is that of mf-lain'],
    ['no manifest', described({ manifest: {} }), 'manifest.routes'],
    [
      'a menu that leads nowhere',
      described({
        manifest: {
          ...build.manifest,
          menu: [{ path: '/lain', label: 'Lain', icon: 'eye', group: 'Utama', order: 1, menuKey: null }],
        },
      }),
      'leads to /lain',
    ],
    ['no requirements', { ...files, 'requires.json': '{}' }, 'requires.json'],
  ])('with %s is refused and stored nowhere', async (_, sent, reason) => {
    const answer = await upload(sent);
    expect(answer.status).toBe(422);
    expect((answer.body.errors as Record<string, string>).build).toContain(reason);
    expect(await published().catch(() => undefined)).toBeUndefined();
  });

  it('that needs what the live shell lacks is refused, with its name', async () => {
    const provides = { version: '9', contract: 1, shared: {}, menuKeys: [], endpoints: [], deprecated: {} };
    await mkdir(join(t.config.remotesTarget, 'shell'), { recursive: true });
    await writeFile(join(t.config.remotesTarget, 'shell/provides.json'), JSON.stringify(provides));
    const answer = await upload(files);
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { build: `${REMOTE} 1.0.0 needs the menu key home` } },
    });
  });

  it('whose screen is too large is refused', async () => {
    const heavy = `/* ${'x'.repeat(210_000)} */`;
    const answer = await upload({ ...files, 'screen.js': heavy });
    expect((answer.body.errors as Record<string, string>).build).toContain(
      'Laporanmflaporan loads 211 KB, more than 200 KB',
    );
  });

  it('with an address of another remote is refused', async () => {
    await publishTestBuild(t.config.remotesTarget, testBuild('mf-lain', '1.0.0', { routes: build.manifest.routes }));
    expect(((await upload(files)).body.errors as Record<string, string>).build).toContain('is taken twice');
    expect(await published()).toBeUndefined();
  });
});

describe('a deploy token', () => {
  it('promotes, widens, withdraws and rolls back only its own remotes', async () => {
    await publishHere('1.0.0');
    await publishHere('1.1.0', 5);
    const share = { share: 50, accounts: [], admins: false };
    expect((await t.call(contract.changeReleaseAudience, ci, { params, body: share })).status).toBe(200);
    expect((await published())?.candidate?.share).toBe(50);
    expect((await t.call(contract.promoteRelease, ci, { params, body: {} })).status).toBe(200);
    expect(await published()).toMatchObject({ current: { version: '1.1.0' }, previous: { version: '1.0.0' } });
    expect((await t.call(contract.rollBackRelease, ci, { params, body: {} })).status).toBe(200);
    expect((await published())?.current).toMatchObject({ version: '1.0.0', release: { by: 'Tim Laporan' } });
    const other = { params: { remote: 'mf-classes' }, body: {} };
    expect(await t.call(contract.promoteRelease, ci, other)).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    });
    expect(await t.call(contract.disableRelease, ci, { params, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'TOKEN_UNSUPPORTED' },
    });
  });
});

describe('changes by a superadmin', () => {
  it.each([
    ['promote', contract.promoteRelease, 'ACCEPT_CANDIDATE'],
    ['withdraw', contract.withdrawRelease, 'REVOKE_CANDIDATE'],
  ])('%s needs a candidate', async (_, endpoint, code) => {
    await publishHere('1.0.0');
    const call = () => t.call(endpoint, superadmin, endpoint.method === 'DELETE' ? { params } : { params, body: {} });
    expect(await call()).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    await publishHere('1.1.0', 5);
    expect((await call()).status).toBe(200);
    expect((await published())?.candidate).toBeUndefined();
    expect((await t.audit())[0]).toMatchObject({ code, object_id: `${REMOTE}@1.1.0` });
  });

  it('based on what has changed since are a conflict that answers what is published', async () => {
    await publishHere('1.0.0');
    await publishHere('1.1.0', 5);
    const { revision } = await read();
    await publishHere('1.2.0', 5);
    const answer = await t.call(contract.promoteRelease, superadmin, { params, body: { revision } });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { candidate: { version: '1.2.0' } } },
    });
    expect((await published())?.current.version).toBe('1.0.0');
    const fresh = { params, body: { revision: (await read()).revision } };
    expect((await t.call(contract.promoteRelease, superadmin, fresh)).status).toBe(200);
  });

  it('at the same moment, from the same state: one wins', async () => {
    await publishHere('1.0.0');
    await publishHere('1.1.0', 5);
    const { revision } = await read();
    const calls = [10, 20, 30].map((share) =>
      t.call(contract.changeReleaseAudience, superadmin, {
        params,
        body: { share, accounts: [], admins: false, revision },
      }),
    );
    expect((await Promise.all(calls)).map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('are undone when their transaction fails', async () => {
    await publishHere('1.0.0');
    const undo: (() => Promise<void>)[] = [];
    await t.db.transaction(async (tx) => {
      const ctx = {
        tx,
        config: t.config,
        now: new Date(),
        afterRollback: (step: () => Promise<void>) => void undo.push(step),
      };
      await changeRelease(ctx, {
        remote: REMOTE,
        revision: undefined,
        apply: (known, live) => ({ ...known, remotes: live ? [{ ...live, disabled: true }] : [] }),
      });
    });
    expect((await published())?.disabled).toBe(true);
    for (const step of undo) await step();
    expect((await published())?.disabled).toBeUndefined();
  });

  it('disable and enable a remote, which keeps its versions and stays disabled when published again', async () => {
    await publishHere('1.0.0');
    expect((await t.call(contract.disableRelease, superadmin, { params, body: {} })).status).toBe(200);
    expect(await read()).toMatchObject({ disabled: true, current: { version: '1.0.0' } });
    await publishHere('1.1.0');
    expect((await read()).disabled).toBe(true);
    expect((await t.call(contract.enableRelease, superadmin, { params, body: {} })).status).toBe(200);
    expect(await read()).toMatchObject({ disabled: false, previous: { version: '1.0.0' } });
    expect((await t.audit()).map(({ code }) => code)).toEqual(['RESUME_RELEASE', 'PAUSE_RELEASE']);
  });

  it('never disable the remote from which it would be enabled', async () => {
    const [route] = testBuild(REMOTE, '1.0.0').build.manifest.routes;
    if (!route) throw new Error('no route');
    await publishTestBuild(
      t.config.remotesTarget,
      testBuild(REMOTE, '1.0.0', { routes: [{ ...route, path: '/rilis' }] }),
    );
    expect(await read()).toMatchObject({ can_disable: false });
    expect((await t.call(contract.disableRelease, superadmin, { params, body: {} })).status).toBe(409);
  });

  it('of a remote that is not published are 404', async () => {
    for (const endpoint of [contract.promoteRelease, contract.rollBackRelease, contract.disableRelease])
      expect((await t.call(endpoint, superadmin, { params, body: {} })).status).toBe(404);
  });
});

describe('the list', () => {
  it('shows failures and times of each version, and overrides in use', async () => {
    await publishHere('1.0.0');
    const failure = {
      remote: REMOTE,
      screen: null,
      failure: 'render',
      incident_id: 'a',
      detail: '',
      path: '/',
    } as const;
    const shown = { remote: REMOTE, ms: 640 };
    for (const version of ['1.0.0', `dev@${OVERRIDE}`, 'dev@https://jahat.example', '9.9.9']) {
      await t.call(reportRowsShown, superadmin, { body: { ...shown, version } });
      await t.call(reportRemoteFailure, superadmin, { body: { ...failure, version } });
    }
    expect(await read()).toMatchObject({
      current: { failures: 1, lists: 1, seconds: 0.75 },
      overrides: [{ origin: OVERRIDE, seen_at: expect.any(String) }],
    });
    const { body } = await t.call(contract.listReleases, superadmin);
    expect(body.override_origins).toEqual([OVERRIDE]);
  });
});

it('publishes into a bucket as into a folder', async () => {
  const bucket = await startFakeBucket();
  const config = { s3: bucket.settings, remotesTarget: `s3://${bucket.settings.bucket}/web` };
  const app = await createTestApp({ config });
  try {
    const token = await insertApiToken(app.db, new Date(), { keys: [], values: { remotes: [REMOTE] } });
    const send = (version: string) =>
      app.call(contract.publishRelease, token, { params, ...uploadOf(testBuild(REMOTE, version).files) });
    expect([(await send('1.0.0')).status, (await send('1.1.0')).status]).toEqual([201, 201]);
    expect((await app.call(contract.rollBackRelease, token, { params, body: {} })).status).toBe(200);
    const stored = JSON.parse(bucket.objects.get('web/registry.json')?.content.toString() ?? '') as Registry;
    expect(findRemote(stored, REMOTE)).toMatchObject({ current: { version: '1.0.0' }, previous: { version: '1.1.0' } });
    expect([...bucket.objects.keys()]).toContain(`web/remotes/${REMOTE}/1.1.0/dialog.js`);
  } finally {
    await app.close();
    await bucket.close();
  }
});
