import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { unstubAllGlobals } from '@widya/testing/stub-global';
import { SWRConfig } from 'swr';
import { type FakeAnswer, failure, fakeApi } from '../testing/fake-api.ts';
import { configureApi } from './api.ts';
import { sentenceOf } from './api-error.ts';
import { useClassActions, useClassPage } from './classes.ts';

const rowOf = (code: string, note: string | null) => ({
  id: 1,
  code,
  name: code,
  active: 1 as 0 | 1,
  permanent: false,
  status: 'upcoming',
  topic_code: 'T',
  price: 0,
  quota: 10,
  note,
  metrics: { waiting: 0, accepted: 0, pending: 0, income: 0 },
  todos: [],
  publish_status: 'OPEN',
  certificate_count: 0,
  updated_at: '2026-01-01T00:00:00.000Z',
  version: 1,
});
const rows: ReturnType<typeof rowOf>[] = [];

beforeEach(() => {
  rows.splice(0, rows.length, rowOf('AAA', null), rowOf('BBB', 'lama'));
  configureApi({ baseUrl: 'https://api.widya.example', readToken: () => null, onUnauthorized: async () => 'give-up' });
});

afterEach(() => {
  document.body.replaceChildren();
  unstubAllGlobals();
});

const list: FakeAnswer = () =>
  Response.json({
    data: rows,
    meta: { page: 1, per_page: 10, total: rows.length, counts: { upcoming: 2, archive: 0, todo: 0, draft: 0 } },
  });

function List({ act: run }: { readonly act: (actions: ReturnType<typeof useClassActions>) => Promise<unknown> }) {
  const { data } = useClassPage({ page: 1, per_page: 10 });
  const actions = useClassActions();
  return (
    <>
      <output>{data?.data.map((row) => `${row.code}:${row.note ?? '-'}:${row.active}`).join(' ') ?? 'kosong'}</output>
      <button
        type="button"
        onClick={() => void run(actions).catch((error: unknown) => messages.push(sentenceOf(error)))}
      >
        Jalankan
      </button>
    </>
  );
}

const messages: string[] = [];
const cache = new Map();

const open = async (run: (actions: ReturnType<typeof useClassActions>) => Promise<unknown>) => {
  messages.length = 0;
  cache.clear();
  render(
    <SWRConfig value={{ provider: () => cache, dedupingInterval: 0 }}>
      <List act={run} />
    </SWRConfig>,
  );
  await shows('AAA:-:1 BBB:lama:1');
};

const shows = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));
const press = () => act(async () => screen.getByRole('button').click());

/** Returns a write whose response the test sends by calling `end`. */
function pendingWrite() {
  let end: (answer: Response) => void = () => undefined;
  const answer = new Promise<Response>((resolve) => {
    end = resolve;
  });
  return {
    write: () => answer,
    end: (status: number, body: unknown) => act(async () => end(Response.json(body, { status }))),
  };
}

it('shows a change before the server has answered, and the stored rows afterwards', async () => {
  const { write, end } = pendingWrite();
  fakeApi(list, write, list);
  await open((actions) => actions.note('AAA', 'baru', 1));
  await press();
  await shows('AAA:baru:1 BBB:lama:1');
  rows.splice(0, 1, rowOf('AAA', 'dirapikan server'));
  await end(200, { success: true, affectedRows: 1 });
  await shows('AAA:dirapikan server:1 BBB:lama:1');
});

it('reverts a change that the server refuses, and passes on the reason', async () => {
  const { write, end } = pendingWrite();
  fakeApi(list, write, list);
  await open((actions) => actions.hide('BBB'));
  await press();
  await shows('AAA:-:1 BBB:lama:0');
  await end(409, { code: 'VERSION_CONFLICT', msg: 'Sudah diubah orang lain' });
  await shows('AAA:-:1 BBB:lama:1');
  expect(messages).toEqual(['Sudah diubah orang lain']);
});

it('shows a removal only when it has happened', async () => {
  const { write, end } = pendingWrite();
  fakeApi(list, write, list);
  await open((actions) => actions.remove('AAA'));
  await press();
  await shows('AAA:-:1 BBB:lama:1');
  rows.shift();
  await end(200, { success: true, affectedRows: 1 });
  await shows('BBB:lama:1');
});

it('leaves the rows alone when a removal is refused', async () => {
  fakeApi(list, failure(409, 'HAS_REGISTRANTS', 'Kelas masih memiliki peserta'), list);
  await open((actions) => actions.remove('AAA'));
  await press();
  await waitFor(() => expect(messages).toEqual(['Kelas masih memiliki peserta']));
  await shows('AAA:-:1 BBB:lama:1');
});
