import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { answersServer } from './answers-server.ts';
import type { AnswerMode } from './hot/recorded-answers.ts';

const shell = 'https://widya.example';
let dir: string;
let file: string;
let server: Server | undefined;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'answers-'));
  file = path.join(dir, 'answers.json');
});
afterEach(() => {
  server?.close();
  rmSync(dir, { recursive: true });
  jest.restoreAllMocks();
});

/** Serves the middleware. @returns how to request it from a page of an origin. */
async function serve(mode: AnswerMode) {
  const answers = answersServer({ mode, file, shell });
  answers.setEndpoints(['GET /v1/topic']);
  const listening = createServer((request, response) => void answers.middleware(request, response));
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo;
  return (origin: string | null, body?: string) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: origin === null ? {} : { origin },
      ...(body === undefined ? {} : { body }),
    });
}

const recordingOf = (request: string, body: unknown, status = 200): string => JSON.stringify({ request, status, body });
const written = (): unknown => JSON.parse(readFileSync(file, 'utf8'));

test('the page of the shell gets mode, endpoints and answers', async () => {
  writeFileSync(file, JSON.stringify({ 'GET /v1/topic': { status: 200, body: [] } }));
  const request = await serve('answer');
  const response = await request(shell);
  expect(response.headers.get('access-control-allow-origin')).toBe(shell);
  expect(await response.json()).toEqual({
    mode: 'answer',
    endpoints: ['GET /v1/topic'],
    answers: { 'GET /v1/topic': { status: 200, body: [] } },
  });
});

test('an edit of the file by hand is served', async () => {
  writeFileSync(file, '{}');
  const request = await serve('answer');
  writeFileSync(file, JSON.stringify({ 'GET /v1/topic': { status: 500, body: { code: 'INTERNAL' } } }));
  expect(await (await request(shell)).json()).toMatchObject({ answers: { 'GET /v1/topic': { status: 500 } } });
});

test.each([['https://evil.example'], ['http://widya.example'], ['null'], [null]])(
  'a page of %s neither reads nor writes answers',
  async (origin) => {
    writeFileSync(file, JSON.stringify({ 'GET /v1/member': { status: 200, body: ['Sari'] } }));
    const request = await serve('record');
    const refusals = [await request(origin), await request(origin, recordingOf('GET /v1/topic', []))];
    for (const refusal of refusals) {
      expect(refusal.status).toBe(403);
      expect(await refusal.text()).not.toContain('Sari');
    }
    expect(written()).toEqual({ 'GET /v1/member': { status: 200, body: ['Sari'] } });
  },
);

test('recordings are written sorted, the newest of a request stays, and no temporary file is left', async () => {
  writeFileSync(file, JSON.stringify({ 'PUT /v1/topic/T1': { status: 200, body: {} } }));
  const request = await serve('record');
  await request(shell, recordingOf('GET /v1/topic', ['lama']));
  await request(shell, recordingOf('GET /v1/class?page=1', [1]));
  await request(shell, recordingOf('GET /v1/topic', ['baru'], 404));
  expect(written()).toEqual({
    'GET /v1/class?page=1': { status: 200, body: [1] },
    'GET /v1/topic': { status: 404, body: ['baru'] },
    'PUT /v1/topic/T1': { status: 200, body: {} },
  });
  expect(Object.keys(written() as object)).toEqual(['GET /v1/class?page=1', 'GET /v1/topic', 'PUT /v1/topic/T1']);
  expect(readFileSync(file, 'utf8')).toContain('\n  "GET /v1/topic": {\n    "status": 404');
  expect(readdirSync(dir)).toEqual(['answers.json']);
});

test.each(['no JSON', '[]', '{"request":"/etc/passwd","status":200}', '{"request":"GET /v1/topic","status":7}'])(
  'what is no recording is refused: %s',
  async (body) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const request = await serve('record');
    expect((await request(shell, body)).status).toBe(500);
    expect(readdirSync(dir)).toEqual([]);
  },
);

test('a server that answers from the file does not write it', async () => {
  writeFileSync(file, '{}');
  const request = await serve('answer');
  expect((await request(shell, recordingOf('GET /v1/topic', []))).status).toBe(405);
  expect(written()).toEqual({});
});

test('a missing or wrong file ends the command with a sentence, and is not overwritten', () => {
  const start = (mode: AnswerMode) => () => answersServer({ mode, file, shell });
  expect(start('record')).not.toThrow();
  expect(start('answer')).toThrow(`${file} does not exist; record it first with --record.`);
  writeFileSync(file, '{ "GET /v1/topic": ');
  expect(start('answer')).toThrow(`${file} has no recorded answers: `);
  expect(start('record')).toThrow(`${file} has no recorded answers: `);
  writeFileSync(file, '{ "name": "mf-uji" }');
  expect(start('answer')).toThrow('has no recorded answers');
});
