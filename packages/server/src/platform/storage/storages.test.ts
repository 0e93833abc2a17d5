import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import S3rver from 's3rver';
import { diskStorage } from './disk-storage.ts';
import { newKey } from './keys.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

let folder = '';
let bucket: S3rver;
const storages: Record<string, Storage> = {};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'widya-storage-'));
  bucket = new S3rver({
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'widya', configs: [] }],
  });
  const { port } = await bucket.run();
  storages.disk = diskStorage(join(folder, 'files'));
  storages.bucket = await s3Storage({
    ...KEYS,
    bucket: 'widya',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    forcePathStyle: true,
  });
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const key = () => newKey('public', 'uji', 'image/png', new Date());

describe.each(['disk', 'bucket'])('%s', (name) => {
  const storage = (): Storage => {
    const found = storages[name];
    if (!found) throw new Error(`no storage ${name}`);
    return found;
  };
  const read = async (at: string, range?: { start: number; end: number }) => {
    const stream = await storage().open(at, range);
    return stream === null ? null : (await buffer(stream)).toString();
  };

  it('stores, replaces, measures and removes a file', async () => {
    const at = key();
    await storage().put(at, Buffer.from('satu'), 'image/png');
    await storage().put(at, Buffer.from('dua belas'), 'image/png');
    expect(await storage().stat(at)).toEqual({ key: at, size: 9 });
    expect(await read(at)).toBe('dua belas');
    expect(await read(at, { start: 4, end: 8 })).toBe('belas');
    await storage().remove(at);
    await storage().remove(at);
    expect(await storage().stat(at)).toBeNull();
    expect(await read(at)).toBeNull();
  });

  it('reports that files can be stored', async () => {
    await expect(storage().check()).resolves.toBeUndefined();
  });

  it('takes a stream of unknown length', async () => {
    const at = key();
    const chunks = Array.from({ length: 7 }, () => Buffer.alloc(1_048_576, 7));
    await storage().put(at, Readable.from(chunks), 'image/png');
    expect((await storage().stat(at))?.size).toBe(7 * 1_048_576);
  });

  it('keeps the old file when a new one breaks off', async () => {
    const at = key();
    await storage().put(at, Buffer.from('lama'), 'image/png');
    const broken = Readable.from(
      (async function* () {
        yield Buffer.alloc(6 * 1_048_576);
        throw new Error('connection lost');
      })(),
    );
    await expect(storage().put(at, broken, 'image/png')).rejects.toThrow();
    expect(await read(at)).toBe('lama');
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'public/uji/2026/x.png', ''])(
    'refuses what is no key: %j',
    async (bad) => {
      await expect(storage().put(bad, Buffer.from('x'), 'image/png')).rejects.toThrow('no key');
      await expect(storage().open(bad)).rejects.toThrow('no key');
    },
  );
});

it('stops calling a bucket that failed five times in a row', async () => {
  let requests = 0;
  const broken = createServer((_request, response) => {
    requests += 1;
    response.writeHead(500).end();
  });
  await new Promise<void>((resolve) => broken.listen(0, '127.0.0.1', resolve));
  try {
    const endpoint = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const storage = await s3Storage({ ...KEYS, bucket: 'widya', region: 'us-east-1', endpoint, forcePathStyle: true });
    for (let call = 0; call < 5; call += 1) await expect(storage.stat(key())).rejects.toThrow();
    const before = requests;
    await expect(storage.stat(key())).rejects.toMatchObject({
      name: 'BucketFailure',
      cause: { isBrokenCircuitError: true },
    });
    expect(requests).toBe(before);
  } finally {
    broken.close();
  }
});

describe('a storage that cannot store', () => {
  const bucketAt = async (answer: readonly [status: number, code: string]) => {
    const server = createServer((_request, response) => {
      const body = `<?xml version="1.0"?><Error><Code>${answer[1]}</Code><Message>no</Message></Error>`;
      response.writeHead(answer[0], { 'content-type': 'application/xml' }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const storage = await s3Storage({ ...KEYS, bucket: 'widya', region: 'us-east-1', endpoint, forcePathStyle: true });
    return { storage, close: () => server.close() };
  };

  it.each([
    [404, 'NoSuchBucket'],
    [403, 'InvalidAccessKeyId'],
    [403, 'SignatureDoesNotMatch'],
  ] as const)('reports a bucket that answers %i %s', async (...answer) => {
    const { storage, close } = await bucketAt(answer);
    await expect(storage.check()).rejects.toMatchObject({ name: 'BucketFailure' });
    close();
  });

  it('may lack the right to list the bucket, which nothing needs', async () => {
    const { storage, close } = await bucketAt([403, 'AccessDenied']);
    await expect(storage.check()).resolves.toBeUndefined();
    close();
  });

  it('is a file in place of the folder', async () => {
    const path = join(folder, 'berkas');
    await writeFile(path, '');
    await expect(diskStorage(path).check()).rejects.toThrow();
  });
});

it('leaves no half files on disk', async () => {
  const names = await readdir(join(folder, 'files'), { recursive: true });
  expect(names.filter((name) => name.endsWith('.part'))).toEqual([]);
});
