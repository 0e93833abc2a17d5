import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { promoteByApi, rollBackByApi, uploadBuild } from './release-api.ts';

type Reply = readonly [status: number, body: object];
interface ReceivedRequest {
  readonly line: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

let replies: Reply[] = [];
let received: ReceivedRequest[] = [];

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const server = createServer((request, response) => {
  void textOf(request).then((body) => {
    const { method, url, headers } = request;
    received.push({ line: `${method} ${url}`, authorization: headers.authorization, body });
    const [status, answer] = replies.shift() ?? [500, {}];
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
});
const dir = mkdtempSync(path.join(tmpdir(), 'upload-'));
let api = { shell: '', token: 'wid_uji' };

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api = { ...api, shell: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
  for (const file of ['remote.json', 'remoteEntry.js', 'remoteEntry.js.br']) writeFileSync(path.join(dir, file), file);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(dir, { recursive: true });
});
beforeEach(() => {
  received = [];
});

test('an upload has the files without their compressed copies, the audience and the commit', async () => {
  replies = [[201, { version: '1.0.0', notices: [] }]];
  const fields = { to: '5%', accounts: undefined, commit: 'abc1234' };
  expect(await uploadBuild(api, 'mf-laporan', dir, fields)).toMatchObject({ version: '1.0.0' });
  const [{ line, authorization, body }] = received as [ReceivedRequest];
  expect({ line, authorization }).toEqual({
    line: 'POST /v1/releases/mf-laporan/builds',
    authorization: 'Bearer wid_uji',
  });
  expect([...body.matchAll(/filename="([^"]+)"/g)].map(([, name]) => name).toSorted()).toEqual([
    'remote.json',
    'remoteEntry.js',
  ]);
  expect([...body.matchAll(/name="(to|accounts|commit)"/g)].map(([, name]) => name)).toEqual(['to', 'commit']);
});

test('a refusal names every problem', async () => {
  // The API wraps the message of a refused upload in an object.
  const msg = { message: 'Build ini tidak dapat dipublikasikan' };
  replies = [[422, { code: 'VALIDATION', msg, errors: { build: 'one\ntwo' } }]];
  const sent = uploadBuild(api, 'mf-laporan', dir, { to: undefined, accounts: undefined, commit: undefined });
  await expect(sent).rejects.toThrow('VALIDATION: Build ini tidak dapat dipublikasikan\n  - one\n  - two');
});

test('promoting gives the candidate to everybody, or to an audience', async () => {
  replies = [
    [200, {}],
    [200, {}],
  ];
  await promoteByApi(api, 'mf-laporan', null);
  await promoteByApi(api, 'mf-laporan', { share: 20, accounts: [], admins: false });
  expect(received.map(({ line, body }) => [line, body])).toEqual([
    ['POST /v1/releases/mf-laporan/promote', '{}'],
    ['PUT /v1/releases/mf-laporan/candidate', '{"share":20,"accounts":[],"admins":false}'],
  ]);
});

test('a rollback withdraws the candidate; without one it changes the live version', async () => {
  replies = [[200, {}]];
  expect(await rollBackByApi(api, 'mf-laporan')).toContain('was withdrawn');
  replies = [
    [409, { code: 'INVALID_TRANSITION', msg: 'x' }],
    [200, { data: { current: { version: '0.9.0' } } }],
  ];
  expect(await rollBackByApi(api, 'mf-laporan')).toContain('went back to 0.9.0');
  replies = [[403, { code: 'FORBIDDEN', msg: 'x' }]];
  await expect(rollBackByApi(api, 'mf-laporan')).rejects.toThrow('FORBIDDEN');
});
