import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { ACTORS, type ActorName } from '../testing/actors.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { EXAMPLES } from '../testing/examples/all-examples.ts';
import { type FakeMidtrans, startFakeMidtrans } from '../testing/fake-midtrans.ts';
import { type FakeZoom, startFakeZoom } from '../testing/fake-zoom.ts';
import { prepareCall } from '../testing/prepare-call.ts';

const CODES: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'FORBIDDEN', 404: 'NOT_FOUND' };

let t: TestApp;
let zoom: FakeZoom;
let midtrans: FakeMidtrans;
beforeAll(async () => {
  zoom = await startFakeZoom();
  midtrans = await startFakeMidtrans();
  midtrans.fallback = { transaction_status: 'pending', gross_amount: '150000.00' };
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', ...zoom.env, ...midtrans.env } });
});
afterAll(async () => {
  await t.close();
  await zoom.close();
  await midtrans.close();
});

/**
 * What the declaration promises, written down a second time and independently of the server's own check: who is not named is
 * refused, keys count only when granted by name, strangers do not learn that a record exists.
 */
function promised({ id, access, ...facts }: EndpointFacts, name: ActorName): number {
  const status = facts.status ?? 200;
  if (access.kind === 'public') return status;
  if (name === 'nobody' || name === 'banned') return 401;
  const role = name.startsWith('instructor') ? 'instructor' : name.startsWith('admin') ? 'admin' : 'superadmin';
  if (!access.roles.includes(role)) return 403;
  const hasKeys = name === 'superadmin' || name === 'admin' || role === 'instructor';
  if (access.menuKey && !hasKeys) return 403;
  const narrowed = access.scope === 'own-classes' || access.scope === 'own-courses';
  return name === 'instructor-other' && narrowed && EXAMPLES[id]?.foreign === 'hidden' ? 404 : status;
}

describe('every endpoint has an example', () => {
  it.each(CATALOG.map(({ facts }) => facts.id))('%s', (id) => {
    expect(Object.keys(EXAMPLES)).toContain(id);
  });
});

describe.each(CATALOG.map(({ facts }) => facts))('$id ($method $path)', (facts) => {
  it.each(ACTORS)('answers %s as declared (S10, S13, S14)', async (name) => {
    const { caller, options } = await prepareCall(t, facts, name);
    const answer = await t.call(facts, caller, options);
    expect(answer.status).toBe(promised(facts, name));
    if (answer.status >= 400) expect(answer.body.code).toBe(CODES[answer.status]);
    if (name === 'instructor-other' && EXAMPLES[facts.id]?.foreign === 'left-out' && answer.status === 200)
      expect(answer.body).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('acts on no cookie (S5, S7)', async () => {
    if (facts.access.kind === 'public') return;
    const { caller, options } = await prepareCall(t, facts, 'superadmin');
    const cookie = `token=${caller?.token}; userType=admin`;
    const answer = await t.call(facts, null, { ...options, headers: { ...options.headers, cookie } });
    expect(answer.status).toBe(401);
  });
});
