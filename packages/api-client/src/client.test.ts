import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loginAdmin, tokenLoginAdmin } from '@widya/contract/accounts';
import { exportAdminLogs } from '@widya/contract/admin-logs';
import { hideClass, listClasses, noteClass, readClass, updateBatchPrice } from '@widya/contract/classes';
import { unstubAllGlobals } from '@widya/testing/stub-global';
import { failure, fakeApi, json, silence } from '../testing/fake-api.ts';
import type { ApiError } from './api-error.ts';
import { type ApiOptions, createApiClient } from './client.ts';

const client = (options: Partial<ApiOptions> = {}) =>
  createApiClient({
    baseUrl: 'https://api.widya.example',
    readToken: () => 'token-1',
    onUnauthorized: async () => 'give-up',
    ...options,
  });

const caught = (work: Promise<unknown>): Promise<ApiError> =>
  work.then(
    () => Promise.reject(new Error('It was expected to fail')),
    (error: ApiError) => error,
  );

// Retries wait a random part of their delay, which is 0 here so that the tests do not wait.
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  jest.restoreAllMocks();
  unstubAllGlobals();
  Reflect.deleteProperty(window, '__WIDYA__');
});

it('reports a call refused for a missing right, and still rejects', async () => {
  const onForbidden = jest.fn();
  fakeApi(json({ success: false, code: 'FORBIDDEN', msg: 'Anda tidak punya akses' }, 403));
  const error = await caught(client({ onForbidden }).call(readClass, { params: { code: 'AB' } }));
  expect(error.status).toBe(403);
  expect(onForbidden).toHaveBeenCalledTimes(1);
});

describe('a request', () => {
  it('carries the token, fills the path and writes the query canonically', async () => {
    const { requests } = fakeApi(json({ data: [] }));
    await client().call(listClasses, { query: { tab: 'archive', q: '', page: 2 } });
    await client().call(readClass, { params: { code: 'AB/1' } });
    expect(requests.map((request) => request.url)).toEqual([
      'https://api.widya.example/v1/class?page=2&tab=archive',
      'https://api.widya.example/v1/class/AB%2F1',
    ]);
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer token-1');
    expect(requests[0]?.credentials).toBe('omit');
  });

  it('names the trace of its navigation when the server records traces', async () => {
    const { requests } = fakeApi(json({ data: [] }));
    await client().call(listClasses);
    document.head.insertAdjacentHTML('beforeend', '<meta name="traceparent">');
    await client().call(listClasses);
    await client().call(listClasses);
    document.head.replaceChildren();
    const [before, first, second] = requests.map(({ headers }) => headers.get('traceparent'));
    expect(before).toBeNull();
    expect(first).toMatch(/^00-/);
    expect(second).toBe(first);
  });

  it('carries no token when nobody is signed in', async () => {
    const { requests } = fakeApi(json({}));
    await client({ readToken: () => null }).call(loginAdmin, { body: { email: 'a', password: 'b' } });
    expect(requests[0]?.headers.has('authorization')).toBe(false);
    expect(await requests[0]?.json()).toEqual({ email: 'a', password: 'b' });
  });

  it('is refused before it is sent when a path parameter is missing', async () => {
    const { requests } = fakeApi(json({}));
    await expect(async () => client().call(readClass, { params: { code: '' } })).rejects.toThrow(
      'readClass needs code',
    );
    expect(requests).toHaveLength(0);
  });
});

describe('an idempotency key', () => {
  const body = { ids: [1], price: 5_000 };

  it('is sent with a POST that writes: the same for its retries, a new one for the next call', async () => {
    const { requests } = fakeApi(silence, silence, json({}), json({}));
    await client().call(updateBatchPrice, { body });
    await client().call(updateBatchPrice, { body });
    const keys = requests.map((request) => request.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]]);
    expect(keys[3]).not.toBe(keys[0]);
  });

  it('can be set by a form', async () => {
    const { requests } = fakeApi(json({}));
    await client().call(updateBatchPrice, { body, idempotencyKey: 'form-1' });
    expect(requests[0]?.headers.get('idempotency-key')).toBe('form-1');
  });

  it('is not sent where nothing is created', async () => {
    const { requests } = fakeApi(json({}));
    await client().call(hideClass, { params: { code: 'ABC' } });
    await client().call(tokenLoginAdmin, {});
    expect(requests.map((request) => request.headers.has('idempotency-key'))).toEqual([false, false]);
  });
});

describe('retries', () => {
  it('repeats a read without an answer or with a 5xx, three attempts at most', async () => {
    const { requests } = fakeApi(silence, failure(503, 'INTERNAL'), failure(500, 'INTERNAL'), json({ code: 'ABC' }));
    await expect(client().call(readClass, { params: { code: 'ABC' } })).resolves.toEqual({ code: 'ABC' });
    expect(requests).toHaveLength(4);
  });

  it('gives up after that with the last error', async () => {
    const { requests } = fakeApi(failure(500, 'INTERNAL', 'Rusak'));
    expect(await caught(client().read('/v1/class'))).toMatchObject({
      kind: 'http',
      status: 500,
      msg: 'Rusak',
      requestId: 'req-1',
    });
    expect(requests).toHaveLength(4);
  });

  it.each([400, 403, 404, 409, 422, 429])('never repeats a read answered %i', async (status) => {
    const { requests } = fakeApi(failure(status, 'NOT_FOUND'));
    expect((await caught(client().read('/v1/class'))).status).toBe(status);
    expect(requests).toHaveLength(1);
  });

  it('repeats a token sign-in like a read, as it changes nothing', async () => {
    const { requests } = fakeApi(failure(502, 'INTERNAL'), json({ success: true }));
    await client().call(tokenLoginAdmin, {});
    expect(requests).toHaveLength(2);
  });

  it('never repeats a writing POST that was answered', async () => {
    const { requests } = fakeApi(failure(500, 'INTERNAL'));
    await caught(client().call(updateBatchPrice, { body: { ids: [1], price: 1 } }));
    expect(requests).toHaveLength(1);
  });

  it('never repeats a PUT or DELETE, which carry no key', async () => {
    const { requests } = fakeApi(silence);
    const error = await caught(client().call(hideClass, { params: { code: 'ABC' } }));
    expect(error).toMatchObject({ kind: 'network', status: 0, requestId: null });
    await caught(client().call(noteClass, { params: { code: 'ABC' }, body: { note: 'x' } }));
    expect(requests).toHaveLength(2);
  });
});

describe('timeouts and aborted calls', () => {
  const never = (request: Request) =>
    new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));

  it('reports a missing answer as a timeout', async () => {
    fakeApi(never);
    expect(await caught(client().read('/v1/class', { timeout: 5 }))).toMatchObject({ kind: 'timeout', status: 0 });
  });

  it('rejects an aborted call with its reason', async () => {
    fakeApi(never);
    const controller = new AbortController();
    const work = client().read('/v1/class', { signal: controller.signal });
    controller.abort();
    await expect(work).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('invalid answers and refusals', () => {
  it('rejects the page of a captive portal', async () => {
    fakeApi(() => new Response('<html>Masuk</html>', { headers: { 'content-type': 'text/html' } }));
    expect(await caught(client().read('/v1/class'))).toMatchObject({
      kind: 'http',
      status: 200,
      msg: 'Terjadi Kesalahan',
    });
  });

  it('reads the field errors of a refused form', async () => {
    fakeApi(
      json({ success: false, code: 'VALIDATION', msg: 'Periksa', errors: { name: 'Wajib' }, request_id: 'r' }, 422),
    );
    const error = await caught(client().call(noteClass, { params: { code: 'ABC' }, body: { note: null } }));
    expect(error).toMatchObject({ code: 'VALIDATION', errors: { name: 'Wajib' } });
  });
});

describe('a token that is no longer accepted', () => {
  const expired = failure(401, 'UNAUTHENTICATED', 'Sesi berakhir');

  it('is repeated once after the person signed in again, with the new token and the same key', async () => {
    let token = 'old';
    const onUnauthorized = jest.fn(async () => {
      token = 'new';
      return 'retry' as const;
    });
    const { requests } = fakeApi(expired, json({ success: true }));
    await client({ readToken: () => token, onUnauthorized }).call(updateBatchPrice, { body: { ids: [1], price: 1 } });
    expect(requests.map((request) => request.headers.get('authorization'))).toEqual(['Bearer old', 'Bearer new']);
    expect(requests[1]?.headers.get('idempotency-key')).toBe(requests[0]?.headers.get('idempotency-key'));
    expect(await requests[1]?.json()).toEqual({ ids: [1], price: 1 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('opens the sign-in once for any number of calls', async () => {
    let token = 'old';
    const onUnauthorized = jest.fn(async () => {
      await Promise.resolve();
      token = 'new';
      return 'retry' as const;
    });
    fakeApi((request) =>
      request.headers.get('authorization') === 'Bearer new'
        ? Response.json({})
        : Response.json({ code: 'UNAUTHENTICATED', msg: 'x' }, { status: 401 }),
    );
    const api = client({ readToken: () => token, onUnauthorized });
    await Promise.all([api.read('/v1/class'), api.read('/v1/topic'), api.call(readClass, { params: { code: 'ABC' } })]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('is an error when the person declines, or when the new token is refused too', async () => {
    const declined = fakeApi(expired);
    expect((await caught(client().read('/v1/class'))).status).toBe(401);
    expect(declined.requests).toHaveLength(1);
    const refused = fakeApi(expired);
    expect((await caught(client({ onUnauthorized: async () => 'retry' }).read('/v1/class'))).status).toBe(401);
    expect(refused.requests).toHaveLength(2);
  });

  it('never opens the sign-in for calls that need no token', async () => {
    const onUnauthorized = jest.fn(async () => 'retry' as const);
    fakeApi(failure(401, 'PASSWORD_MISMATCH'));
    await caught(client({ onUnauthorized }).call(loginAdmin, { body: { email: 'a', password: 'b' } }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('an answer requested early', () => {
  const early = (answer: Promise<Response>) => {
    answer.catch(() => undefined);
    Object.assign(window, { __WIDYA__: { queries: new Map([['/v1/class?page=1', answer]]) } });
  };

  it('is used once', async () => {
    early(Promise.resolve(Response.json({ from: 'boot' })));
    const { requests } = fakeApi(json({ from: 'network' }));
    await expect(client().read('/v1/class?page=1')).resolves.toEqual({ from: 'boot' });
    expect(requests).toHaveLength(0);
    await expect(client().read('/v1/class?page=1')).resolves.toEqual({ from: 'network' });
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['was an error', () => Promise.resolve(new Response('{}', { status: 500 }))],
    ['was refused', () => Promise.resolve(new Response('{}', { status: 401 }))],
  ])('is forgotten when it %s', async (_, answer) => {
    early(answer());
    fakeApi(json({ from: 'network' }));
    await expect(client().read('/v1/class?page=1')).resolves.toEqual({ from: 'network' });
  });

  it('is not requested again after a timeout', async () => {
    early(Promise.reject(new DOMException('signal timed out', 'TimeoutError')));
    const { requests } = fakeApi(json({ from: 'network' }));
    expect(await caught(client().read('/v1/class?page=1'))).toMatchObject({ kind: 'timeout', status: 0 });
    expect(requests).toHaveLength(0);
  });

  it('can be requested by a hovered menu item, once', async () => {
    Object.assign(window, { __WIDYA__: { queries: new Map() } });
    const { requests } = fakeApi(json({ from: 'hover' }));
    const api = client();
    api.prefetch('/v1/class');
    api.prefetch('/v1/class');
    await expect(api.read('/v1/class')).resolves.toEqual({ from: 'hover' });
    expect(requests).toHaveLength(1);
  });
});

describe('a download', () => {
  it('has the file name that the server sent', async () => {
    fakeApi(() => new Response('a;b', { headers: { 'content-disposition': 'attachment; filename="data-log.csv"' } }));
    const file = await client().download(exportAdminLogs, { query: { q: 'x' } });
    expect(file.fileName).toBe('data-log.csv');
    expect(await file.blob.text()).toBe('a;b');
  });

  it('decodes an encoded name, and has a default for a missing one', async () => {
    fakeApi(
      () => new Response('x', { headers: { 'content-disposition': "attachment; filename*=UTF-8''data%20log.csv" } }),
      () => new Response('x'),
    );
    expect((await client().download(exportAdminLogs)).fileName).toBe('data log.csv');
    expect((await client().download(exportAdminLogs)).fileName).toBe('exportAdminLogs');
  });
});
