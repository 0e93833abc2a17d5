import { createHash } from 'node:crypto';
import { afterEach, expect, jest, test } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { diagnoseScript } from './diagnose.ts';

const url = 'http://localhost:3000/remotes/x/entry.js';
const signal = new AbortController().signal;
const script = (status: number, type: string, body = 'var a') =>
  new Response(body, { status, headers: { 'content-type': type } });
const answers = (answer: Response | Error) =>
  stubGlobal(
    'fetch',
    jest.fn(async () => {
      if (answer instanceof Error) throw answer;
      return answer;
    }),
  );

afterEach(() => {
  unstubAllGlobals();
});

test.each([
  ['a broken connection', new TypeError('Failed to fetch'), { failure: 'network' }],
  ['a missing file', script(404, 'text/plain'), { failure: 'http', status: 404 }],
  ['a broken server', script(500, 'text/html'), { failure: 'http', status: 500 }],
  ['a page in place of a script', script(200, 'text/html; charset=utf-8'), { failure: 'not-script' }],
  ['no type at all', new Response(new Uint8Array([1])), { failure: 'not-script' }],
])('%s', async (_, answer, expected) => {
  answers(answer);
  expect(await diagnoseScript(url, null, signal)).toMatchObject({ ...expected, url });
});

test('a script as published has no fault, another one fails its integrity check', async () => {
  answers(script(200, 'text/javascript'));
  expect(await diagnoseScript(url, null, signal)).toBeNull();
  answers(script(200, 'text/javascript', 'other'));
  const failure = await diagnoseScript(url, 'sha384-AAAA', signal);
  expect(failure).toMatchObject({ failure: 'not-script', message: 'integrity mismatch' });
});

test.each(['sha256', 'sha384'])('a script with its hash by %s has no fault, with another one it has', async (name) => {
  const hash = createHash(name).update('var a').digest('base64');
  answers(script(200, 'text/javascript'));
  expect(await diagnoseScript(url, `${name}-${hash}`, signal)).toBeNull();
  answers(script(200, 'text/javascript', 'var b'));
  expect(await diagnoseScript(url, `${name}-${hash}`, signal)).toMatchObject({ message: 'integrity mismatch' });
});

test('it bypasses the cache, and an aborted request is a timeout', async () => {
  answers(new DOMException('aborted', 'AbortError'));
  const controller = new AbortController();
  controller.abort();
  expect(await diagnoseScript(url, null, controller.signal)).toMatchObject({ failure: 'timeout' });
  expect(fetch).toHaveBeenCalledWith(url, { cache: 'reload', signal: controller.signal });
});
