import { expect, test } from '@jest/globals';
import { decide, isUsed, recordedOf, requestKey, responseOf } from './recorded-answers.ts';

const at = (path: string): URL => new URL(path, 'https://widya.example');

test.each([
  ['GET', '/v1/topic', 'GET /v1/topic'],
  ['get', '/v1/topic?page=1', 'GET /v1/topic?page=1'],
  ['GET', '/v1/topic?sort=name&page=1&a=x%20y', 'GET /v1/topic?a=x+y&page=1&sort=name'],
  ['PUT', '/v1/topic/T%2F1', 'PUT /v1/topic/T%2F1'],
])('%s %s is recorded as %s', (method, path, key) => expect(requestKey(method, at(path))).toBe(key));

test.each([
  ['GET', '/v1/topic', true],
  ['GET', '/v1/topic/', true],
  ['HEAD', '/v1/topic', true],
  ['POST', '/v1/topic', false],
  ['put', '/v1/topic/T1', true],
  ['PUT', '/v1/topic/T1/x', false],
  ['GET', '/v1/class', false],
])('whether the remote uses %s %s: %s', (method, path, expected) =>
  expect(isUsed(['GET /v1/topic', 'PUT /v1/topic/:code'], method, path)).toBe(expected),
);

test('a request that was not recorded gets an error of the API, and that of another endpoint is sent', () => {
  const settings = { mode: 'answer', endpoints: ['POST /v1/topic'], answers: {} } as const;
  expect(decide(settings, 'POST', at('/v1/topic'))).toEqual({
    kind: 'answer',
    isMissing: true,
    answer: {
      status: 404,
      body: {
        success: false,
        code: 'NOT_FOUND',
        msg: 'Tidak ada jawaban terekam untuk POST /v1/topic',
        request_id: expect.any(String),
      },
    },
  });
  expect(decide(settings, 'POST', at('/v1/admins/tokenlogin'))).toEqual({ kind: 'send' });
});

test.each([
  ['an answer', Response.json([1]), { status: 200, body: [1] }],
  ['a refusal', Response.json({ code: 'VALIDATION' }, { status: 422 }), { status: 422, body: { code: 'VALIDATION' } }],
  ['an answer without body', new Response(null, { status: 204 }), { status: 204, body: null }],
  ['a failure of the server', Response.json({}, { status: 503 }), null],
  ['an ended session', Response.json({}, { status: 401 }), null],
  ['a table', new Response('a,b', { headers: { 'content-type': 'text/csv' } }), null],
  ['an event stream', new Response('data: 1', { headers: { 'content-type': 'text/event-stream' } }), null],
  ['a download', Response.json([1], { headers: { 'content-disposition': 'attachment' } }), null],
])('what is recorded of %s', async (_, response, expected) => {
  expect(await recordedOf(response)).toEqual(expected);
  expect(response.bodyUsed).toBe(false);
});

test('a recorded answer has its status and body, also none', async () => {
  const refusal = responseOf({ status: 422, body: { code: 'VALIDATION' } });
  expect([refusal.status, await refusal.json()]).toEqual([422, { code: 'VALIDATION' }]);
  expect(await responseOf({ status: 204, body: null }).text()).toBe('');
});
