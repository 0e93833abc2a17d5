import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { isParticipantCall } from '@widya/contract/participant-calls';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { type FakeServices, startFakeServices } from '../testing/fake-services.ts';
import { type Change, calledWith, changedCall, changes, HOSTILE_TOKENS } from '../testing/hostile-calls.ts';
import { type PreparedCall, permittedActor, prepareCall } from '../testing/prepare-call.ts';
import { proveAddress } from '../testing/prove-address.ts';

/** Number of calls per endpoint; 180 per endpoint are 65,000 in total (docs/testing.md). */
const CALLS = Number(process.env.FUZZ_CALLS ?? 4);
/** Fixed by default, so that every run makes the same calls and a failure can be reproduced. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_125);

let t: TestApp;
let services: FakeServices;
beforeAll(async () => {
  services = await startFakeServices();
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', ...services.env } });
});
afterAll(async () => {
  await t.close();
  await services.close();
});

/** Makes one call with the changes, and asserts that the status is not 500 and that an error has the shape of D303. */
async function expectAnswered(facts: EndpointFacts, { caller, options }: PreparedCall, made: readonly Change[]) {
  const answer = await t.call(facts, caller, changedCall(options, made));
  expect(answer.status).not.toBe(500);
  if (answer.status >= 400)
    expect(answer.body).toMatchObject({ success: false, code: expect.any(String), request_id: expect.any(String) });
}

describe('whatever is sent, an endpoint answers and never fails', () => {
  it.each(CATALOG.map(({ facts }) => facts))('$id ($method $path)', async (facts) => {
    const call = await prepareCall(t, facts, permittedActor(facts));
    const property = fc.asyncProperty(changes, (made) => expectAnswered(facts, call, made));
    await fc.assert(property, { numRuns: CALLS, seed: SEED });
  });
});

describe('whichever device sends it, a call of participants answers', () => {
  const calls = CATALOG.map(({ facts }) => facts).filter(isParticipantCall);
  it.each(calls)('$id ($method $path)', async (facts) => {
    const { caller, options } = await prepareCall(t, facts, permittedActor(facts));
    const { token } = await proveAddress(t.db, 'orang-lain@uji.example');
    const tokens = fc.constantFrom(token, token, null, ...HOSTILE_TOKENS);
    const property = fc.asyncProperty(changes, tokens, (made, other) =>
      expectAnswered(facts, { caller, options: calledWith(options, other) }, made),
    );
    await fc.assert(property, { numRuns: CALLS, seed: SEED });
  });
});
