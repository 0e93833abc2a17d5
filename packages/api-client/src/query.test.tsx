import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { readClass } from '@widya/contract/classes';
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
  const { data, error, isLoading, retry } = useQuery(readClass, code === null ? null : { params: { code } });
  return (
    <button type="button" onClick={retry}>
      {`${data?.name ?? 'kosong'} | ${error?.msg ?? 'tanpa galat'} | ${isLoading ? 'memuat' : 'diam'}`}
    </button>
  );
}

const page = (code: string | null) => (
  <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
    <Record code={code} />
  </SWRConfig>
);

const cache = new Map();
beforeEach(() => cache.clear());

const shows = (text: string) => waitFor(() => expect(screen.getByRole('button').textContent).toBe(text));

it('shows an answer, and reads nothing while it is not told what', async () => {
  const { requests } = fakeApi(json({ name: 'Kelas A' }));
  const { rerender } = render(page(null));
  await shows('kosong | tanpa galat | diam');
  expect(requests).toHaveLength(0);
  rerender(page('AAA'));
  await shows('Kelas A | tanpa galat | diam');
});

it('keeps the former rows while others load, and when loading them fails', async () => {
  let fail: (answer: Response) => void = () => undefined;
  fakeApi(
    json({ name: 'Kelas A' }),
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

it('asks again when told to', async () => {
  fakeApi(failure(404, 'NOT_FOUND', 'Tidak ada'), json({ name: 'Kelas A' }));
  render(page('AAA'));
  await shows('kosong | Tidak ada | diam');
  act(() => screen.getByRole('button').click());
  await shows('Kelas A | tanpa galat | diam');
});

it('takes the answer that the page asked for early', async () => {
  const early = Promise.resolve(Response.json({ name: 'Dari awal' }));
  Object.assign(window, { __WIDYA__: { queries: new Map([['/v1/class/AAA', early]]) } });
  const { requests } = fakeApi(json({ name: 'Dari jaringan' }));
  render(page('AAA'));
  await shows('Dari awal | tanpa galat | diam');
  expect(requests).toHaveLength(0);
});
