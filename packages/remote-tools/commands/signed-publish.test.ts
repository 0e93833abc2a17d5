import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { compressFolder } from '@widya/releases/compress-folder';
import { versionOf, writeBuild } from '@widya/releases/testing/versions';
import { remoteSourceHash } from '../build/remote-source-hash.ts';
import { makeKey } from './make-key.ts';
import { publishRemote } from './publish-remote.ts';

const REMOTE = 'mf-laporan';
const VARIABLES = ['REMOTE_KEYS', 'REMOTE_KEYS_FILE', 'WIDYA_SIGNING_KEY', 'WIDYA_SIGNING_KEY_FILE'] as const;

let root = '';
/** Creates a remote that is already built, so that publishing compiles nothing. */
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'signed-'));
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ name: REMOTE, version: '1.0.0' }));
  const builds = path.join(root, 'dist/remotes', REMOTE);
  mkdirSync(builds, { recursive: true });
  const built = writeBuild(root, versionOf('1.0.0', REMOTE, '/editor/laporan'));
  await compressFolder(built);
  mkdirSync(path.join(builds, '1.0.0'));
  for (const file of ['remote.json', 'remoteEntry.js'])
    writeFileSync(path.join(builds, '1.0.0', file), readFileSync(path.join(built, file)));
  writeFileSync(path.join(builds, 'built.json'), JSON.stringify({ [remoteSourceHash(root)]: '1.0.0' }));
});
afterEach(() => {
  for (const name of VARIABLES) delete process.env[name];
  rmSync(root, { recursive: true });
});

const web = () => path.join(root, 'web');
const publish = () =>
  publishRemote({ dir: root, builds: path.join(root, 'dist'), target: web(), audience: null, isForced: true });
const keysIn = (text: string) => /REMOTE_KEYS of the server: (\{.+\})/.exec(text)?.[1] ?? '';
const pemIn = (text: string) => /-----BEGIN.+END PRIVATE KEY-----/s.exec(text)?.[0] ?? '';

test('a new private key is readable by its owner only, and never overwrites a file', () => {
  const file = path.join(root, 'key.pem');
  const text = makeKey(REMOTE, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toContain('BEGIN PRIVATE KEY');
  expect(text).not.toContain('BEGIN PRIVATE KEY');
  expect(() => makeKey(REMOTE, file)).toThrow('EEXIST');
  expect(pemIn(makeKey(REMOTE, undefined))).toContain('BEGIN PRIVATE KEY');
});

test('publishing signs with the key of the team, from a file or a variable of one line', async () => {
  const file = path.join(root, 'key.pem');
  process.env.REMOTE_KEYS = keysIn(makeKey(REMOTE, file));
  process.env.WIDYA_SIGNING_KEY_FILE = file;
  await publish();
  expect(readFileSync(path.join(web(), 'registry.json'), 'utf8')).toMatch(/"key":"[0-9a-f]{16}"/);
  expect(existsSync(path.join(web(), 'remotes', REMOTE, '1.0.0/signature.json'))).toBe(true);

  const newKey = makeKey(REMOTE, undefined);
  delete process.env.WIDYA_SIGNING_KEY_FILE;
  process.env.REMOTE_KEYS = keysIn(newKey);
  process.env.WIDYA_SIGNING_KEY = pemIn(newKey).replaceAll('\n', '\\n');
  await publish();
});

test('nothing is published without a required signature, even when forced', async () => {
  process.env.REMOTE_KEYS = keysIn(makeKey(REMOTE, undefined));
  await expect(publish()).rejects.toThrow(`${REMOTE} must be signed: set WIDYA_SIGNING_KEY`);
  process.env.WIDYA_SIGNING_KEY = pemIn(makeKey(REMOTE, undefined));
  await expect(publish()).rejects.toThrow('which is not registered in REMOTE_KEYS');
  expect(existsSync(web())).toBe(false);
});

test('a remote without registered keys is published unsigned', async () => {
  process.env.REMOTE_KEYS = keysIn(makeKey('mf-lain', undefined));
  await publish();
  expect(readFileSync(path.join(web(), 'registry.json'), 'utf8')).not.toContain('"key"');
});
