import { afterEach, expect, it } from '@jest/globals';
import { stubGlobal, unstubAllGlobals } from '@widya/testing/stub-global';
import { sendAuth } from './send-auth.ts';

afterEach(() => {
  unstubAllGlobals();
  localStorage.clear();
});

/** Names under which the browser presented itself, one per call. */
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
