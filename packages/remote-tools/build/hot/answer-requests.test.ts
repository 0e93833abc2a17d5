import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { answerRequests } from './answer-requests.ts';
import type { AnsweredPage } from './answered-page.ts';
import type { AnswerSettings } from './recorded-answers.ts';
import { HOT_UPDATE } from './update-event.ts';

const SERVER = 'http://localhost:3101';
const SHELL = 'https://widya.example';
const ADDRESS = `${SERVER}/widya-answers.json`;

/** Requests that left the page: `GET https://widya.example/v1/topic`. */
let sent: string[];
/** What the development server was told to write. */
let recorded: unknown[];
/** Null while the development server does not answer. */
let settings: AnswerSettings | null;
let page: AnsweredPage & EventTarget;
let queries: Map<string, unknown>;

const fakeFetch: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : new URL(input, SHELL).href;
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
  if (url === ADDRESS && method === 'GET')
    return settings === null ? new Response('Berhenti', { status: 500 }) : Response.json(settings);
  if (url === ADDRESS) {
    recorded.push(JSON.parse(String(init?.body)));
    return new Response('');
  }
  sent.push(`${method} ${url}`);
  return Response.json({ from: 'API' }, { status: method === 'POST' ? 201 : 200 });
};

/** Sends nothing itself: an answer arrives at once. */
class FakeUpload extends EventTarget {
  status = 0;
  responseText = '';
  responseType = '';
  #line = '';
  open(method: string, url: string | URL): void {
    this.#line = `${method} ${new URL(url, SHELL).href}`;
  }
  send(): void {
    sent.push(this.#line);
    this.status = 201;
    this.responseText = '{"location":"/files/x.png"}';
    this.dispatchEvent(new Event('load'));
  }
  abort(): void {}
  getResponseHeader(name: string): string | null {
    return name === 'content-type' ? 'application/json; charset=utf-8' : null;
  }
}

beforeEach(() => {
  sent = [];
  recorded = [];
  queries = new Map([['/v1/topic', Promise.resolve()]]);
  page = Object.assign(new EventTarget(), {
    fetch: fakeFetch,
    XMLHttpRequest: FakeUpload as unknown as typeof XMLHttpRequest,
    location: { href: `${SHELL}/editor/topik` },
    __WIDYA__: { queries },
  });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const endpoints = ['GET /v1/topic', 'POST /v1/topic', 'POST /v1/topic/:code/icon'];
const recording = () => {
  settings = { mode: 'record', endpoints, answers: {} };
  answerRequests(SERVER, page);
};
const answering = () => {
  settings = {
    mode: 'answer',
    endpoints,
    answers: {
      'GET /v1/topic?active=1&page=2': { status: 200, body: [{ name: 'Rekaman' }] },
      'POST /v1/topic/T1/icon': { status: 422, body: { code: 'VALIDATION' } },
    },
  };
  answerRequests(SERVER, page);
};

const upload = (path: string): Promise<XMLHttpRequest> => {
  const request = new page.XMLHttpRequest();
  const ended = new Promise<XMLHttpRequest>((resolve, reject) => {
    request.addEventListener('load', () => resolve(request));
    for (const event of ['error', 'abort']) request.addEventListener(event, () => reject(new Error(event)));
  });
  request.open('POST', path);
  request.send(null);
  return ended;
};

test('answers of the endpoints that the remote uses are recorded, and reach the caller', async () => {
  recording();
  const answer = await page.fetch(new Request(`${SHELL}/v1/topic?page=2&active=1`));
  expect(await answer.json()).toEqual({ from: 'API' });
  await page.fetch('/v1/topic', { method: 'POST', body: '{}' });
  await page.fetch('/v1/class');
  await page.fetch('/assets/data.json');
  await eventually(() => expect(recorded).toHaveLength(2));
  expect(recorded).toEqual([
    { request: 'GET /v1/topic?active=1&page=2', status: 200, body: { from: 'API' } },
    { request: 'POST /v1/topic', status: 201, body: { from: 'API' } },
  ]);
  expect(sent).toHaveLength(4);
});

test('recorded answers replace those of the API, which gets no request', async () => {
  answering();
  const answer = await page.fetch(`${SHELL}/v1/topic?page=2&active=1`);
  expect(await answer.json()).toEqual([{ name: 'Rekaman' }]);
  expect(sent).toEqual([]);
  expect(recorded).toEqual([]);
});

test('a write that was not recorded is refused, named in the console, and never sent', async () => {
  answering();
  const answer = await page.fetch(new Request(`${SHELL}/v1/topic`, { method: 'POST', body: '{}' }));
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    code: 'NOT_FOUND',
    msg: 'Tidak ada jawaban terekam untuk POST /v1/topic',
  });
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('POST /v1/topic'));
  expect(sent).toEqual([]);
});

test('requests of the shell are sent as before', async () => {
  answering();
  await page.fetch('/v1/admins/tokenlogin', { method: 'POST' });
  await page.fetch('/registry.json');
  expect(sent).toEqual([`POST ${SHELL}/v1/admins/tokenlogin`, `GET ${SHELL}/registry.json`]);
});

test('uploads are recorded, answered and refused as other requests are', async () => {
  recording();
  await upload('/v1/topic/T1/icon');
  await eventually(() =>
    expect(recorded).toEqual([{ request: 'POST /v1/topic/T1/icon', status: 201, body: { location: '/files/x.png' } }]),
  );
  settings = { mode: 'answer', endpoints, answers: { 'POST /v1/topic/T1/icon': { status: 201, body: { id: 7 } } } };
  page.dispatchEvent(new Event(HOT_UPDATE));
  sent = [];
  const { status, responseText } = await upload('/v1/topic/T1/icon');
  expect([status, responseText]).toEqual([201, '{"id":7}']);
  expect((await upload('/v1/topic/T2/icon')).status).toBe(404);
  expect(sent).toEqual([]);
  await upload('/v1/person/photo');
  expect(sent).toEqual([`POST ${SHELL}/v1/person/photo`]);
});

test('an upload that is cancelled before the decision is not sent', async () => {
  recording();
  const request = new page.XMLHttpRequest();
  const aborted = jest.fn();
  request.addEventListener('abort', aborted);
  request.open('POST', '/v1/topic/T1/icon');
  request.send(null);
  request.abort();
  await page.fetch('/v1/class');
  expect(aborted).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([`GET ${SHELL}/v1/class`]);
});

test('while the development server does not say what the remote uses, no request to the API is sent', async () => {
  answering();
  settings = null;
  await expect(page.fetch('/v1/topic', { method: 'POST' })).rejects.toThrow('Berhenti');
  await expect(upload('/v1/topic/T1/icon')).rejects.toThrow('error');
  expect(sent).toEqual([]);
  settings = { mode: 'record', endpoints, answers: {} };
  await page.fetch('/v1/topic');
  expect(sent).toHaveLength(1);
});

test('a hot update brings the endpoints that an edit uses, and keeps the former ones if the server has stopped', async () => {
  answering();
  await page.fetch('/v1/order');
  settings = { mode: 'answer', endpoints: ['GET /v1/order'], answers: {} };
  page.dispatchEvent(new Event(HOT_UPDATE));
  expect((await page.fetch('/v1/order')).status).toBe(404);
  settings = null;
  page.dispatchEvent(new Event(HOT_UPDATE));
  expect((await page.fetch('/v1/order')).status).toBe(404);
  expect(sent).toHaveLength(1);
});

test('evaluated twice, it wraps the page once', () => {
  recording();
  const { fetch: first } = page;
  recording();
  expect(page.fetch).toBe(first);
});

test('what the shell has requested early is read again', () => {
  recording();
  expect(queries.size).toBe(0);
});

test('a cancelled request is not answered', async () => {
  answering();
  await expect(page.fetch('/v1/topic?page=2&active=1', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
});
