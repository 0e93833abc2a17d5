import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Registry } from '@widya/contract/routing/registry';
import { directoryTarget } from './directory-target.ts';
import { promoteCandidate, publishBuild, rollBack } from './publish-build.ts';
import { findRemote } from './registry-changes.ts';
import type { Bucket } from './s3-bucket.ts';
import { s3Target } from './s3-target.ts';
import type { PublishTarget } from './target.ts';
import { versionOf, writeBuild } from './testing/versions.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publish-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** An in-memory bucket that respects `onlyIf`, as S3 does. */
function memoryBucket() {
  const objects = new Map<string, { text: string; etag: string; cacheControl: string; type: string }>();
  let writes = 0;
  const bucket: Bucket = {
    read: async (key) => objects.get(key) ?? null,
    write: async (key, body, { onlyIf, cacheControl, type }) => {
      // Lets concurrent writers run between reading and writing.
      await Promise.resolve();
      if (onlyIf !== undefined && (objects.get(key)?.etag ?? null) !== onlyIf) return false;
      writes += 1;
      objects.set(key, { text: Buffer.from(body as string).toString(), etag: `"${writes}"`, cacheControl, type });
      return true;
    },
  };
  return { bucket, objects };
}

const targets: readonly (readonly [string, () => PublishTarget])[] = [
  ['a folder', () => directoryTarget(path.join(root, 'web'))],
  ['a bucket', () => s3Target(memoryBucket().bucket, 's3://widya/web', 'web')],
];

const publish = (target: PublishTarget, ...[version, remote, route]: Parameters<typeof versionOf>) => {
  const build = versionOf(version, remote, route);
  return publishBuild(target, build, writeBuild(root, build));
};
const registryOf = (target: PublishTarget): Promise<Registry> => target.changeRegistry((unchanged) => unchanged);

describe.each(targets)('publishing to %s', (_, open) => {
  test('makes a build live, keeps the previous one, and rolls back', async () => {
    const target = open();
    await publish(target, 'v1');
    await publish(target, 'v2');
    expect(findRemote(await registryOf(target), 'mf-classes')).toMatchObject({
      current: { version: 'v2' },
      previous: { version: 'v1' },
    });
    expect(await rollBack(target, 'mf-classes')).toEqual({ from: 'v2', to: 'v1' });
    expect(findRemote(await registryOf(target), 'mf-classes')).toMatchObject({
      current: { version: 'v1' },
      previous: { version: 'v2' },
    });
    expect(await target.build('mf-classes', 'v2')).toMatchObject({ version: 'v2' });
  });

  test('two teams that publish at the same moment both succeed', async () => {
    const target = open();
    await Promise.all([publish(target, 'v1'), publish(target, 'v1', 'mf-admin-tools', '/admins')]);
    expect((await registryOf(target)).remotes.map(({ name }) => name)).toEqual(['mf-admin-tools', 'mf-classes']);
  });

  test('a remote whose path another one has is not made live', async () => {
    const target = open();
    await publish(target, 'v1');
    await expect(publish(target, 'v1', 'mf-admin-tools', '/editor')).rejects.toThrow('path /editor is taken twice');
    expect((await registryOf(target)).remotes.map(({ name }) => name)).toEqual(['mf-classes']);
  });

  test('a rollback can be prevented, and then changes nothing', async () => {
    const target = open();
    await publish(target, 'v1');
    await publish(target, 'v2');
    const refuse = async (version: string) => {
      throw new Error(`${version} does not fit`);
    };
    await expect(rollBack(target, 'mf-classes', refuse)).rejects.toThrow('v1 does not fit');
    expect(findRemote(await registryOf(target), 'mf-classes')?.current.version).toBe('v2');
  });

  const SHARE = { share: 5, accounts: [], admins: false };
  const publishTo = (target: PublishTarget, version: string, audience = SHARE, ...rest: [string?, `/${string}`?]) => {
    const build = versionOf(version, ...rest);
    return publishBuild(target, build, writeBuild(root, build), { audience });
  };

  test('a candidate is given to more accounts, then to all; the live version stays until then', async () => {
    const target = open();
    await publish(target, 'v1');
    await publishTo(target, 'v2');
    expect(findRemote(await registryOf(target), 'mf-classes')).toMatchObject({
      current: { version: 'v1' },
      candidate: { build: { version: 'v2' }, share: 5 },
    });
    expect(await promoteCandidate(target, 'mf-classes', { ...SHARE, share: 50 })).toBe('v2');
    expect(findRemote(await registryOf(target), 'mf-classes')?.candidate?.share).toBe(50);
    expect(await promoteCandidate(target, 'mf-classes')).toBe('v2');
    expect(findRemote(await registryOf(target), 'mf-classes')).toMatchObject({
      current: { version: 'v2' },
      previous: { version: 'v1' },
    });
    await expect(promoteCandidate(target, 'mf-classes')).rejects.toThrow('mf-classes has no candidate');
  });

  test('a rollback withdraws the candidate first; only the next one changes the live version', async () => {
    const target = open();
    await publish(target, 'v1');
    await publish(target, 'v2');
    await publishTo(target, 'v3');
    expect(await rollBack(target, 'mf-classes')).toEqual({ withdrawn: 'v3' });
    expect(findRemote(await registryOf(target), 'mf-classes')).not.toHaveProperty('candidate');
    expect(await rollBack(target, 'mf-classes')).toEqual({ from: 'v2', to: 'v1' });
  });

  test('publishing to everybody names the candidate that it drops', async () => {
    const target = open();
    expect(await publish(target, 'v1')).toEqual({ dropped: null });
    expect(await publishTo(target, 'v2')).toEqual({ dropped: null });
    expect(await publishTo(target, 'v2')).toEqual({ dropped: null });
    expect(await publishTo(target, 'v3')).toEqual({ dropped: 'v2' });
    expect(await publish(target, 'v1')).toEqual({ dropped: null });
    expect(await publish(target, 'v4')).toEqual({ dropped: 'v3' });
  });

  test('a candidate whose path a live remote or another candidate has is refused', async () => {
    const target = open();
    await publish(target, 'v1');
    await publish(target, 'v1', 'mf-admin-tools', '/admins');
    await expect(publishTo(target, 'v2', SHARE, 'mf-admin-tools', '/editor')).rejects.toThrow('taken twice');
    await publishTo(target, 'v2', SHARE, 'mf-admin-tools', '/users');
    await expect(publishTo(target, 'v2', SHARE, 'mf-classes', '/users')).rejects.toThrow('path /users is taken twice');
    // Accounts outside the candidate's audience still get the live version of mf-admin-tools, which uses /admins.
    await expect(publishTo(target, 'v2', SHARE, 'mf-classes', '/admins')).rejects.toThrow('path /admins is taken');
    expect((await registryOf(target)).remotes.map(({ candidate }) => candidate?.build.version)).toEqual([
      'v2',
      undefined,
    ]);
  });

  test('a rollback that is not possible gives the reason', async () => {
    const target = open();
    await expect(rollBack(target, 'mf-classes')).rejects.toThrow('is not published');
    await publish(target, 'v1');
    await expect(rollBack(target, 'mf-classes')).rejects.toThrow('has no previous version');
  });

  test('files on another host keep their address, also after a rollback', async () => {
    const target = open();
    const build = versionOf('v1');
    await publishBuild(target, build, writeBuild(root, build), { origin: 'https://cdn.widya.example/' });
    await publish(target, 'v2');
    await rollBack(target, 'mf-classes');
    expect(findRemote(await registryOf(target), 'mf-classes')?.current.baseUrl).toBe(
      'https://cdn.widya.example/remotes/mf-classes/v1/',
    );
  });
});

describe('a folder', () => {
  test('an existing build is never overwritten, and no temporary file stays', async () => {
    const web = path.join(root, 'web');
    const target = directoryTarget(web);
    await publish(target, 'v1');
    const build = versionOf('v1');
    await target.addBuild('mf-classes', 'v1', writeBuild(path.join(root, 'other'), { ...build, entry: 'changed.js' }));
    expect((await target.build('mf-classes', 'v1'))?.entry).toBe('remoteEntry.js');
    expect(readdirSync(path.join(web, 'remotes/mf-classes'))).toEqual(['v1']);
    expect(readdirSync(web).toSorted()).toEqual(['registry.json', 'remotes']);
  });

  test('the lock of a publish that was killed does not hold up the next one', async () => {
    const lock = path.join(root, 'web/registry.json.lock');
    mkdirSync(lock, { recursive: true });
    utimesSync(lock, new Date(0), new Date(0));
    await publish(directoryTarget(path.join(root, 'web')), 'v1');
    expect(existsSync(lock)).toBe(false);
    expect(JSON.parse(readFileSync(path.join(root, 'web/registry.json'), 'utf8'))).toMatchObject({ schema: 1 });
  });
});

test('in a bucket, files are cached for ever and the registry is revalidated every time', async () => {
  const { bucket, objects } = memoryBucket();
  await publish(s3Target(bucket, 's3://widya', ''), 'v1');
  expect([...objects.keys()]).toEqual([
    'remotes/mf-classes/v1/remoteEntry.js',
    'remotes/mf-classes/v1/remote.json',
    'registry.json',
  ]);
  expect(objects.get('remotes/mf-classes/v1/remoteEntry.js')).toMatchObject({
    cacheControl: 'public, max-age=31536000, immutable',
    type: 'text/javascript; charset=utf-8',
  });
  expect(objects.get('registry.json')?.cacheControl).toBe('no-cache');
});
