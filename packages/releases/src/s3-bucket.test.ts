import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openBucket } from './s3-bucket.ts';

interface FakeS3 {
  readonly run: () => Promise<AddressInfo>;
  readonly close: () => Promise<void>;
}
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => FakeS3;

const directory = mkdtempSync(path.join(tmpdir(), 's3-'));
const s3 = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: 'widya' }],
});
const environment: NodeJS.ProcessEnv = { S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' };

beforeAll(async () => {
  const { port } = await s3.run();
  environment.S3_ENDPOINT = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  rmSync(directory, { recursive: true, force: true });
});

test('a missing object is null; a written one is read back with its etag', async () => {
  const bucket = openBucket('widya', environment);
  expect(await bucket.read('registry.json')).toBeNull();
  const options = { type: 'application/json', cacheControl: 'no-cache' };
  expect(await bucket.write('registry.json', '{"schema":1}', options)).toBe(true);
  const stored = await bucket.read('registry.json');
  expect(stored?.text).toBe('{"schema":1}');
  expect(stored?.etag).not.toBe('');
});

test('a bucket that does not exist is an error, not an empty one', async () => {
  await expect(openBucket('missing', environment).read('registry.json')).rejects.toThrow(/bucket/i);
});
