import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { startBudget } from './budget.ts';
import { loadScript } from './load-script.ts';

const url = new URL('/remotes/x/entry.js', location.href).href;
let appended: HTMLScriptElement[] = [];

/** jsdom runs no scripts, so `how` fires the events of each appended script. */
function scriptsEnd(how: (script: HTMLScriptElement) => void) {
  jest.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      appended.push(node as HTMLScriptElement);
      queueMicrotask(() => how(node as HTMLScriptElement));
    }
  });
}
const answers = (answer: Response) => stubGlobal('fetch', async () => answer);
const asScript = () => new Response('x', { headers: { 'content-type': 'text/javascript' } });

beforeEach(() => {
  appended = [];
});
afterEach(() => {
  jest.restoreAllMocks();
  unstubAllGlobals();
});

test('a script that succeeds is loaded with its integrity and removed from the page', async () => {
  scriptsEnd((script) => script.dispatchEvent(new Event('load')));
  await loadScript(url, 'sha384-x', startBudget(), () => true);
  expect(appended[0]?.integrity).toBe('sha384-x');
  expect(appended[0]?.crossOrigin).toBeNull();
  expect(appended[0]?.isConnected).toBe(false);
});

test('a script of another origin is requested with CORS, so that its integrity can be checked', async () => {
  scriptsEnd((script) => script.dispatchEvent(new Event('load')));
  await loadScript('http://localhost:3101/entry.js', null, startBudget(), () => true);
  expect(appended[0]?.crossOrigin).toBe('anonymous');
});

test('a script that throws fails in evaluation, with its message', async () => {
  scriptsEnd((script) => {
    window.dispatchEvent(new ErrorEvent('error', { filename: script.src, message: 'Uncaught Error: rusak' }));
    script.dispatchEvent(new Event('load'));
  });
  answers(asScript());
  await expect(loadScript(url, null, startBudget(), () => false)).rejects.toMatchObject({
    failure: 'evaluation',
    message: 'Uncaught Error: rusak',
  });
});

test('an HTML page in place of the script is reported as not a script', async () => {
  scriptsEnd((script) => script.dispatchEvent(new Event('load')));
  answers(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
  await expect(loadScript(url, null, startBudget(), () => false)).rejects.toMatchObject({ failure: 'not-script' });
});

test('a script that did not arrive is requested again to find the cause', async () => {
  scriptsEnd((script) => script.dispatchEvent(new Event('error')));
  answers(new Response('', { status: 503 }));
  await expect(loadScript(url, null, startBudget(), () => false)).rejects.toMatchObject({
    failure: 'http',
    status: 503,
  });
  answers(asScript());
  await expect(loadScript(url, null, startBudget(), () => false)).rejects.toMatchObject({ failure: 'network' });
});

test('a script that hangs is a timeout', async () => {
  jest.useFakeTimers();
  scriptsEnd(() => undefined);
  const loading = expect(loadScript(url, null, startBudget(1_000), () => false)).rejects.toMatchObject({
    failure: 'timeout',
  });
  await jest.advanceTimersByTimeAsync(1_000);
  await loading;
  jest.useRealTimers();
});
