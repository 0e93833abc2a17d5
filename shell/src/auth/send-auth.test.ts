import { afterEach, describe, expect, it } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { sendAuth } from './send-auth.ts';

afterEach(() => {
  unstubAllGlobals();
  localStorage.clear();
});

/** Fakes `fetch` and returns the list that receives the `X-Device` header of each call. */
function presentedNames(): (string | null)[] {
  const names: (string | null)[] = [];
  stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    names.push(new Headers(headers).get('x-device'));
    return Response.json({ success: true });
  });
  return names;
}

const values = { email: 'rina@uji.example', password: 'rahasia', name: 'Rina', confirmation: 'rahasia' };

it.each(['admin', 'instructor'] as const)(
  'signs in as %s from a browser with a name of its own (S3)',
  async (signInAs) => {
    const names = presentedNames();
    await sendAuth('login', { ...values, signInAs }, '');
    await sendAuth('login', { ...values, signInAs }, '');
    expect(names[0]).toMatch(/^[0-9a-f]{48}$/);
    expect(names[1]).toBe(names[0]);
  },
);

describe('registering while the server requires a proof of work', () => {
  const form = { ...values, signInAs: 'admin' as const };

  /** Fakes responses of the server in this order and repeats the last one. @returns the recorded calls. */
  function fakeResponses(
    ...responses: (() => Promise<Response>)[]
  ): { readonly url: string; readonly body: unknown }[] {
    const calls: { readonly url: string; readonly body: unknown }[] = [];
    stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      calls.push({ url, body: typeof body === 'string' ? JSON.parse(body) : null });
      return (responses.length > 1 ? responses.shift() : responses[0])?.();
    });
    return calls;
  }
  const refused = async () => Response.json({ success: false, code: 'PROOF_REQUIRED', msg: 'Ramai' }, { status: 428 });
  const accepted = async () => Response.json({ success: true }, { status: 202 });
  const challenged = async () => {
    const options = { algorithm: 'PBKDF2/SHA-256', cost: 1, counter: 3, expiresAt: new Date(Date.now() + 60_000) };
    const challenge = await createChallenge({ ...options, deriveKey, hmacSignatureSecret: 'rahasia' });
    return Response.json({ success: true, challenge });
  };

  it('solves the challenge of the server and sends the form again', async () => {
    const calls = fakeResponses(refused, challenged, accepted);
    expect(await sendAuth('register', form, '')).toEqual({ ok: true, data: 'confirm' });
    expect(calls.map(({ url }) => url)).toEqual([
      '/v1/admins/register',
      '/v1/admins/register/challenge',
      '/v1/admins/register',
    ]);
    expect(calls[2]?.body).toMatchObject({ email: values.email, name: 'Rina', proof: { solution: { counter: 3 } } });
  });

  it('shows the refusal of a proof', async () => {
    fakeResponses(refused, challenged, refused);
    expect(await sendAuth('register', form, '')).toMatchObject({ ok: false, code: 'PROOF_REQUIRED', message: 'Ramai' });
  });
});
