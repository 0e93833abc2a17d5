import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { readLiveStream } from '@widya/contract/live-streams';
import { unstubAllGlobals } from '@widya/testing/stub-global';
import { SWRConfig } from 'swr';
import { failure, fakeApi, json } from '../testing/fake-api.ts';
import { configureApi } from './api.ts';
import { useQuery } from './query.ts';

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  configureApi({ baseUrl: 'https://api.widya.example', readToken: () => null, onUnauthorized: async () => 'give-up' });
});

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
  unstubAllGlobals();
  Reflect.deleteProperty(window, '__WIDYA__');
});

function Record({ code }: { readonly code: string | null }) {
  const { data, error, isLoading, retry } = useQuery(readLiveStream, code === null ? null : { params: { code } });
  return (
    <button type="button" onClick={retry}>
      {`${data?.name ?? 'kosong'} | ${error?.msg ?? 'tanpa galat'} | ${isLoading ? 'memuat' : 'diam'}`}
    </button>
  );
}

const stream = (name: string) => ({
  id: 1,
  name,
  created_at: '2026-01-01T00:00:00.000Z',
  version: 1,
  code: 'AAA',
  url_video: 'https://video.example/a',
  stream_finish: null,
  active: 1,
  updated_at: '2026-01-01T00:00:00.000Z',
});

const page = (code: string | null) => (
  <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
    <Record code={code} />
  </SWRConfig>
);

const cache = new Map();
beforeEach(() => cache.clear());

const shows = (text: string) => waitFor(() => expect(screen.getByRole('button').textContent).toBe(text));

it('shows an answer, and reads nothing while the code is null', async () => {
  const { requests } = fakeApi(json(stream('Kelas A')));
  const { rerender } = render(page(null));
  await shows('kosong | tanpa galat | diam');
  expect(requests).toHaveLength(0);
  rerender(page('AAA'));
  await shows('Kelas A | tanpa galat | diam');
});

it('keeps the former rows while others load, and when loading them fails', async () => {
  let fail: (answer: Response) => void = () => undefined;
  fakeApi(
    json(stream('Kelas A')),
    () =>
      new Promise((resolve) => {
        fail = resolve;
      }),
  );
  const { rerender } = render(page('AAA'));
  await shows('Kelas A | tanpa galat | diam');
  rerender(page('BBB'));
  await shows('Kelas A | tanpa galat | memuat');
  await act(async () => fail(Response.json({ code: 'FORBIDDEN', msg: 'Tidak boleh' }, { status: 403 })));
  await shows('Kelas A | Tidak boleh | diam');
});

it('sends the request again on retry', async () => {
  fakeApi(failure(404, 'NOT_FOUND', 'Tidak ada'), json(stream('Kelas A')));
  render(page('AAA'));
  await shows('kosong | Tidak ada | diam');
  act(() => screen.getByRole('button').click());
  await shows('Kelas A | tanpa galat | diam');
});

it.each([null, [], {}, { name: 5 }, { data: [] }])(
  'treats an answer of another shape as a failure that can be retried: %j',
  async (answer) => {
    fakeApi(json(answer), json(stream('Siaran A')));
    render(page('AAA'));
    await shows('kosong | Terjadi Kesalahan | diam');
    act(() => screen.getByRole('button').click());
    await shows('Siaran A | tanpa galat | diam');
  },
);

it('takes the answer that the page requested early', async () => {
  const early = Promise.resolve(Response.json(stream('Dari awal')));
  Object.assign(window, { __WIDYA__: { queries: new Map([['/v1/liveStreaming/AAA', early]]) } });
  const { requests } = fakeApi(json(stream('Dari jaringan')));
  render(page('AAA'));
  await shows('Dari awal | tanpa galat | diam');
  expect(requests).toHaveLength(0);
});
