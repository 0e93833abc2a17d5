import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { unstubAllGlobals } from '@widya/testing/stub-global';
import { failure, fakeApi, json } from '../testing/fake-api.ts';
import { changePassword, updateProfile } from './accounts.ts';
import { exportAdminLogs } from './admin-logs.ts';
import { configureApi } from './api.ts';
import { checkEventUrl } from './events.ts';
import { changeRows } from './listing.ts';
import { readAllQuizAnswers } from './quiz.ts';
import { reportRemoteFailure, reportRowsShown } from './telemetry.ts';

const onUnauthorized = jest.fn(async () => 'give-up' as const);

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  configureApi({ baseUrl: 'https://api.widya.example', readToken: () => 'token-1', onUnauthorized });
});

afterEach(() => {
  jest.restoreAllMocks();
  unstubAllGlobals();
  onUnauthorized.mockClear();
});

const sent = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${url.replace('https://api.widya.example', '')}`);

describe('accounts', () => {
  it('go to the endpoints of their kind', async () => {
    const { requests } = fakeApi(json({ success: true, user: { id: 1 } }));
    await updateProfile({ email: 'a@widya.example', name: 'A' });
    await changePassword('admin', { oldPassword: 'x', newPassword: 'y' });
    await changePassword('instructor', { oldPassword: 'x', newPassword: 'y' });
    expect(sent(requests)).toEqual(['PUT /v1/admin', 'PUT /v1/admin/password', 'PUT /v1/instructor/password']);
  });
});

it('exports the log narrowed as on the screen', async () => {
  const { requests } = fakeApi(
    () => new Response('a', { headers: { 'content-disposition': 'attachment; filename="data-log.csv"' } }),
  );
  const file = await exportAdminLogs({ q: 'kelas', admin_id: 3, object: '' });
  expect(sent(requests)).toEqual(['POST /v1/admin/logs/export?admin_id=3&q=kelas']);
  expect(file.fileName).toBe('data-log.csv');
});

it('reports a failed remote without ever failing itself', async () => {
  const { requests } = fakeApi(failure(400, 'VALIDATION'));
  await reportRemoteFailure({
    remote: 'mf-classes',
    screen: 'ClassList',
    version: '1',
    failure: 'http',
    incident_id: 'i-1',
    detail: '404',
    path: '/editor',
  });
  expect(sent(requests)).toEqual(['POST /v1/telemetry/remote_failures']);
});

it('reports the time to rows without ever failing itself', async () => {
  const { requests } = fakeApi(failure(429, 'RATE_LIMITED'));
  await reportRowsShown({ remote: 'mf-classes', version: '1', ms: 640 });
  expect(sent(requests)).toEqual(['POST /v1/telemetry/rows']);
});

it('reads a list to its end, page by page, and a list that came whole', async () => {
  const page = (ids: number[]) => json({ data: ids.map((id) => ({ id })), meta: { page: 1, per_page: 100, total: 3 } });
  const { requests } = fakeApi(page([1, 2]), page([3]), page([]));
  expect((await readAllQuizAnswers(7, { page: 2, per_page: 25, done: '1' })).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(sent(requests)).toEqual([
    'GET /v1/quiz/question/7/answer?done=1&page=1&per_page=100',
    'GET /v1/quiz/question/7/answer?done=1&page=2&per_page=100',
  ]);
  fakeApi(json([{ id: 9 }]));
  expect((await readAllQuizAnswers(7, { page: 2, per_page: 25, done: '1' })).map(({ id }) => id)).toEqual([9]);
});

it('checks whether an address is free', async () => {
  const { requests } = fakeApi(json({ available: false }));
  expect(await checkEventUrl('acara', 3)).toBe(false);
  expect(sent(requests)).toEqual(['GET /v2/events/check/url?eventId=3&url=acara']);
});

describe('changeRows', () => {
  it('changes and removes rows of a page', () => {
    const page = { data: [1, 2, 3], meta: { total: 3 } };
    expect(changeRows<number>(page, (row) => (row === 2 ? null : row * 10))).toEqual({
      data: [10, 30],
      meta: { total: 3 },
    });
  });

  it.each([undefined, null, [1], { code: 'ABC' }, { data: 'x' }])('returns %j unchanged', (answer) => {
    expect(changeRows(answer, () => null)).toBe(answer);
  });
});
