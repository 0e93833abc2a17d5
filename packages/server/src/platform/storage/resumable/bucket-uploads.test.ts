import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { type FakeBucket, startFakeBucket } from '../../../testing/fake-bucket.ts';
import type { AccountRef } from '../../auth/caller.ts';
import { type ResumableUploads, resumableUploads } from './resumable-uploads.ts';
import { RESUMABLE_MS } from './upload-rows.ts';
import { openUploadStore } from './upload-store.ts';

const MEGABYTE = 1_048_576;
const SIZE = 13 * MEGABYTE;
const CONTENT = randomBytes(SIZE);

let database: TestDatabase;
let bucket: FakeBucket;
/** Two server processes that share nothing but the database and the bucket. */
let here: ResumableUploads;
let there: ResumableUploads;
let owner: AccountRef;
let accounts = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  bucket = await startFakeBucket();
  const server = async () =>
    resumableUploads(database.db, await openUploadStore({ s3: bucket.settings, dataDir: '/nowhere' }));
  [here, there] = [await server(), await server()];
});
afterAll(async () => {
  await bucket.close();
  await database.close();
});
beforeEach(() => {
  accounts += 1;
  owner = { kind: 'admin', id: accounts };
  bucket.unavailable = false;
});

const now = new Date();
const part = (offset: number, end: number) => ({ offset, bytes: Readable.from([CONTENT.subarray(offset, end)]) });
/** A part whose connection stays open after its bytes, until the test or another server ends it. */
const openPart = (offset: number, end: number) => {
  const bytes = new Readable({ read: () => undefined });
  bytes.push(CONTENT.subarray(offset, end));
  return { offset, bytes };
};
const contentOf = async (id: string) => buffer(await there.open(id));
const begin = () => here.begin(owner, SIZE, now);
const sendAll = async (id: string) => {
  const offset = await here.append(owner, id, part(0, SIZE), now);
  expect(offset).toBe(SIZE);
};

describe('several servers that share a bucket', () => {
  it("continue each other's uploads, and keep bytes that are no whole part of the bucket", async () => {
    const id = await begin();
    expect(await here.append(owner, id, part(0, 9 * MEGABYTE), now)).toBe(9 * MEGABYTE);
    expect(await there.read(owner, id, now)).toEqual({ offset: 9 * MEGABYTE, size: SIZE });
    expect(await there.append(owner, id, part(9 * MEGABYTE, SIZE), now)).toBe(SIZE);
    expect((await contentOf(id)).equals(CONTENT)).toBe(true);
  });

  it('end a connection of another one that only looks open', async () => {
    const id = await begin();
    const uploadsWithParts = () => [...bucket.parts.values()].filter(({ size }) => size > 0).length;
    const before = uploadsWithParts();
    const first = here.append(owner, id, openPart(0, 9 * MEGABYTE), now);
    // The first 8 MB become a part of the bucket. Once it is there, the connection holds the lock and all bytes are read.
    await Promise.race([first, eventually(() => expect(uploadsWithParts()).toBe(before + 1))]);
    const second = there.append(owner, id, part(9 * MEGABYTE, SIZE), now);
    expect(await Promise.all([first, second])).toEqual([9 * MEGABYTE, SIZE]);
    expect((await contentOf(id)).equals(CONTENT)).toBe(true);
  });

  it('let one write at a time', async () => {
    const id = await begin();
    const answers = await Promise.allSettled(
      [here, there, here, there].map((server) => server.append(owner, id, part(0, 9 * MEGABYTE), now)),
    );
    // A request that is stopped by a waiting one before its first byte is answered with the offset 0.
    const offsets = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : 0));
    expect(offsets.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 9 * MEGABYTE]);
    expect(await there.append(owner, id, part(9 * MEGABYTE, SIZE), now)).toBe(SIZE);
    expect((await contentOf(id)).equals(CONTENT)).toBe(true);
  });
});

describe('a connection that breaks', () => {
  it('loses nothing that had arrived', async () => {
    const id = await begin();
    const broken = openPart(0, 3 * MEGABYTE);
    const answer = expect(here.append(owner, id, broken, now)).rejects.toMatchObject({ status: 400 });
    await eventually(async () => expect(broken.bytes.readableLength).toBe(0));
    broken.bytes.destroy(new Error('aborted'));
    await answer;
    expect(await there.read(owner, id, now)).toEqual({ offset: 3 * MEGABYTE, size: SIZE });
  });

  it('to the bucket is no reason to begin again', async () => {
    const id = await begin();
    await here.append(owner, id, part(0, 3 * MEGABYTE), now);
    bucket.unavailable = true;
    await expect(there.read(owner, id, now)).rejects.toMatchObject({ name: 'BucketFailure' });
    bucket.unavailable = false;
    expect((await there.read(owner, id, now)).offset).toBe(3 * MEGABYTE);
  });
});

describe('nothing stays in the bucket', () => {
  const expectEmpty = (id: string) => {
    expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toEqual([]);
    expect(bucket.parts.size).toBe(0);
  };
  beforeEach(() => {
    bucket.parts.clear();
  });

  it.each([
    ['one of which nothing has arrived', async () => undefined],
    ['an incomplete one', async (id: string) => void (await here.append(owner, id, part(0, 9 * MEGABYTE), now))],
    ['a complete one', sendAll],
  ])('of %s that was dropped', async (_, send) => {
    const id = await begin();
    await send(id);
    await there.drop(owner, id, now);
    expectEmpty(id);
    await expect(here.read(owner, id, now)).rejects.toMatchObject({ status: 404 });
  });

  it('of one that has expired', async () => {
    const id = await begin();
    await sendAll(id);
    expect(await there.removeExpired(new Date(now.getTime() + RESUMABLE_MS + 1))).toBeGreaterThan(0);
    expectEmpty(id);
  });
});
