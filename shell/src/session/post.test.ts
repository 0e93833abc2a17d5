import { afterEach, expect, it } from '@jest/globals';
import { traceHeaders } from '@widya/api-client/trace-headers';
import { loginAdmin } from '@widya/contract/accounts';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { post } from './post.ts';

afterEach(() => {
  unstubAllGlobals();
  document.head.replaceChildren();
});

/** Signs in. @returns the trace that the call names. */
async function traceOfSignIn(): Promise<string | null> {
  let trace: string | null = null;
  stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    trace = new Headers(headers).get('traceparent');
    return Response.json({ success: true });
  });
  await post(loginAdmin, { body: { email: 'rina@uji.example', password: 'rahasia' } });
  return trace;
}

it('puts the sign-in into the trace of its page', async () => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="traceparent">');
  const trace = await traceOfSignIn();
  expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(traceHeaders()).toEqual({ traceparent: trace });
});

it('names no trace while the server records none', async () => {
  expect(await traceOfSignIn()).toBeNull();
});
