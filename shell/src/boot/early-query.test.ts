import { afterEach, expect, it, jest } from '@jest/globals';
import { clearStoredSession, storeSession } from '../session/cookies.ts';
import { startQuery } from './early-query.ts';

afterEach(() => {
  jest.restoreAllMocks();
  clearStoredSession();
  Reflect.deleteProperty(window, '__WIDYA__');
});

it('aborts the first query of a screen when no answer arrives in time', async () => {
  const limit = new AbortController();
  const limits = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
  storeSession({ token: 'rahasia', userType: 'admin' });
  const queries = new Map<string, Promise<Response>>();
  Object.assign(window, { __WIDYA__: { queries, apiBase: '' } });
  startQuery('/v1/class?page=1');
  limit.abort(new DOMException('signal timed out', 'TimeoutError'));
  await expect(queries.get('/v1/class?page=1')).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(limits).toHaveBeenCalledWith(15_000);
});
