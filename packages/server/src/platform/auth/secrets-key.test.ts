import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { secretsKeyOf } from './secrets-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'widya-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

it('creates the key once, for the owner of the folder only, however many calls at once', async () => {
  const keys = await Promise.all(Array.from({ length: 20 }, () => secretsKeyOf({ secretsKey: null, dataDir })));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await readdir(dataDir)).toEqual(['secrets.key']);
  expect((await stat(join(dataDir, 'secrets.key'))).mode & 0o777).toBe(0o600);
});

it('creates no file where the environment has a key', async () => {
  const secretsKey = Buffer.alloc(32, 1);
  expect(await secretsKeyOf({ secretsKey, dataDir })).toBe(secretsKey);
  expect(await readdir(dataDir)).toEqual([]);
});
