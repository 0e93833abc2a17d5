import { expect, test } from '@jest/globals';
import { installFakeApi } from '@widya/remote-kit/testing/fake-api';
import { classPage, classRow } from '../../../testing/class-fixtures.ts';
import { classList } from '../list.ts';
import { classRows } from './class-rows.ts';

/** Limit of the API for a call without a page (D301). */
const UNPAGED = 1_000;

test('exports every class of the list, also more than the API answers at once', async () => {
  const all = Array.from({ length: 1_250 }, (_, index) => classRow({ id: index + 1, code: `KLS${index + 1}` }));
  const tabs = new Set<string | null>();
  const restore = installFakeApi({
    'GET /v1/class': ({ query }) => {
      tabs.add(query.get('tab'));
      if (!query.has('page')) return { body: all.slice(0, UNPAGED) };
      const [page, size] = [Number(query.get('page')), Number(query.get('per_page'))];
      return { body: classPage(all.slice((page - 1) * size, page * size), all.length) };
    },
  });
  try {
    const rows = await classRows(classList.read(new URLSearchParams('tab=archive')));
    expect(rows.map(({ code }) => code)).toEqual(all.map(({ code }) => code));
    expect([...tabs]).toEqual(['archive']);
  } finally {
    restore();
  }
});
