import { expect, test } from '@jest/globals';
import { CATALOG } from './catalog.ts';
import { DASHBOARD_READS } from './dashboard-reads.ts';

test('lists every read of the dashboard', () => {
  const paths = CATALOG.flatMap(({ facts: { method, path } }) =>
    method === 'GET' && path.startsWith('/v1/dashboard/') ? [path.replace(/\/:.*/, '')] : [],
  );
  expect(DASHBOARD_READS.map(({ path }) => path).toSorted()).toEqual([...new Set(paths)].toSorted());
});
