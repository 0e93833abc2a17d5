import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadAttachment } from '@widya/contract/uploads';
import { eventually } from '@widya/testing/eventually';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF } from '../../testing/sample-files.ts';

const ERROR = 50;

describe('a request whose caller goes away', () => {
  let t: TestApp;
  let port: number;
  let admin: Actor | null;
  beforeAll(async () => {
    t = await createTestApp({ env: { LOG_LEVEL: 'info' } });
    const address = await t.app.listen({ port: 0, host: '127.0.0.1' });
    port = Number(new URL(address).port);
    admin = await t.actor('superadmin');
  });
  afterAll(() => t.close());
  beforeEach(() => {
    t.lines.length = 0;
  });

  /** Sends a part of a request and resets the connection. */
  const sendPart = (head: readonly string[], body: Buffer | string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('close', () => resolve());
      socket.write([...head, `authorization: Bearer ${admin?.token}`, 'host: uji', '', ''].join('\r\n'));
      t.app.server.once('request', () => socket.resetAndDestroy());
      socket.write(body);
    });

  const form = multipart({}, [{ field: 'upload', name: 'berkas.pdf', type: 'application/pdf', content: PDF }]);
  it.each([
    [
      'a JSON body',
      ['POST /v1/topic HTTP/1.1', 'content-type: application/json', 'content-length: 500'],
      '{"name":"se',
    ],
    [
      'a file',
      [
        `POST ${uploadAttachment.path} HTTP/1.1`,
        `content-type: ${form.headers['content-type']}`,
        `content-length: ${form.body.length}`,
      ],
      form.body.subarray(0, form.body.length - 60),
    ],
  ])('in the middle of %s is no error of ours', async (_what, head, body) => {
    await sendPart(head, body);
    await eventually(async () => expect(t.lines.map(({ msg }) => msg)).toContain('the caller went away'));
    expect(await readdir(join(t.config.dataDir, 'tmp')).catch(() => [])).toEqual([]);
    expect(t.lines.filter(({ level }) => Number(level) >= ERROR)).toEqual([]);
  });
});
