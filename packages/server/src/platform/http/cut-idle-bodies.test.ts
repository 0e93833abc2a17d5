import { readdir, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/resumable-uploads';
import { eventually } from '@widya/testing/eventually';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { createBodyWatch, type WatchedCall } from './body-watch.ts';

let t: TestApp;
let admin: Actor | null;
let check: (now: number) => void = () => {};
beforeAll(async () => {
  t = await createTestApp({
    parts: {
      pulse: (work) => {
        check = work;
        return () => {};
      },
    },
  });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => t.close());
beforeEach(async () => {
  admin = await t.actor('admin');
});

const checkAfter = (seconds: number): void => {
  check(seconds * 1_000);
};

/** Sends the headers of a request that announce a body of a megabyte. */
function sendHead(
  method: string,
  path: string,
  type: string,
): { readonly socket: Socket; readonly closed: Promise<void> } {
  const address = t.app.server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${admin?.token}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 1048576\r\n\r\n`,
  );
  return { socket, closed };
}

describe('a body that stands still for 30 seconds', () => {
  it('is cut, and what had arrived of a large upload stays', async () => {
    const { body } = await t.call(contract.beginResumableUpload, admin, { headers: { 'upload-length': '1048576' } });
    const params = { id: String(body.id) };
    const arrived = async () => (await stat(join(t.config.dataDir, 'resumable', params.id))).size;
    const type = 'application/offset+octet-stream\r\nUpload-Offset: 0';
    const { socket, closed } = sendHead('PATCH', `/v1/upload/resumable/${params.id}`, type);
    socket.write(Buffer.alloc(300_000));
    await eventually(async () => expect(await arrived()).toBe(300_000));
    checkAfter(29);
    checkAfter(58);
    socket.write(Buffer.alloc(1_000));
    await eventually(async () => expect(await arrived()).toBe(301_000));
    checkAfter(87);
    checkAfter(116);
    expect(socket.closed).toBe(false);
    checkAfter(117);
    await closed;
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '301000' };
    const rest = { params, headers, body: Buffer.alloc(1_048_576 - 301_000) };
    expect(await t.call(contract.continueResumableUpload, admin, rest)).toMatchObject({ status: 204 });
  });

  it('leaves nothing of a form behind', async () => {
    const { socket } = sendHead('POST', '/v1/upload/attachment', 'multipart/form-data; boundary=uji');
    socket.write('--uji\r\ncontent-disposition: form-data; name="upload"; filename="a.pdf"\r\n\r\n%PDF-1.4\n');
    const spooled = () => readdir(join(t.config.dataDir, 'tmp'));
    await eventually(async () => expect(await spooled()).toHaveLength(1));
    // When the file exists, bytes may still wait to be written; such a body does not count as idle yet.
    let seconds = 0;
    await eventually(async () => {
      checkAfter(seconds);
      seconds += 30;
      expect(socket.closed).toBe(true);
    });
    await eventually(async () => expect(await spooled()).toEqual([]));
  });
});

describe('nothing is cut', () => {
  const call = (facts: Partial<WatchedCall> = {}) => {
    const state = { cut: false };
    const destroy = () => {
      state.cut = true;
    };
    const socket = { bytesRead: 100 };
    const watched = {
      complete: false,
      destroyed: false,
      readableEnded: false,
      readableLength: 0,
      socket,
      destroy,
      ...facts,
    };
    const watch = createBodyWatch(30_000);
    watch.begin(watched);
    watch.check(0);
    watch.check(30_000);
    return state.cut;
  };

  it.each([
    ['that has arrived', { complete: true }],
    ['that was read to its end', { readableEnded: true }],
    ['whose bytes wait for us', { readableLength: 65_536 }],
  ])('of a body %s', (_, facts) => {
    expect(call(facts)).toBe(false);
    expect(call()).toBe(true);
  });
});
