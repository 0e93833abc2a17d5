import { expect, it } from '@jest/globals';
import type { SiteCallResult, SiteRequest } from '@widya/contract/site/site-request';
import { readUnsubscription } from '@widya/contract/unsubscription';
import type { AppLoadContext } from 'react-router';
import { LINK_REFUSALS, tryCall } from './call.ts';
import { CallFailure } from './call-failure.ts';

const refusing = (status: number, code: string, retryAfter: number | null = null): AppLoadContext => {
  const result: SiteCallResult = { ok: false, status, error: { code, msg: 'Tunggu.' } as never, retryAfter };
  return { site: { call: async () => result, requestId: 'uji' } as unknown as SiteRequest };
};

const call = (context: AppLoadContext) =>
  tryCall(context, readUnsubscription, { params: { token: 'x' } }, LINK_REFUSALS);

it('returns the refusal of a link that does not work', async () => {
  expect(await call(refusing(404, 'NOT_FOUND'))).toBeInstanceOf(CallFailure);
});

it('reports a rate limit with the time of the next try, not as a broken link', async () => {
  await expect(call(refusing(429, 'RATE_LIMITED', 30))).rejects.toMatchObject({
    data: 'Tunggu.',
    init: { status: 429, headers: { 'retry-after': '30' } },
  });
});

it('throws an internal error', async () => {
  await expect(call(refusing(500, 'INTERNAL'))).rejects.toBeInstanceOf(CallFailure);
});
