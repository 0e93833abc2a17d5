import { expect, test } from '@jest/globals';
import { CATALOG } from './catalog.ts';
import { DASHBOARD_READS } from './dashboard-reads.ts';

test('a new read of the dashboard is among them', () => {
  const paths = CATALOG.flatMap(({ facts: { method, path } }) =>
    method === 'GET' && path.startsWith('/v1/dashboard/') ? [path.replace(/\/:.*/, '')] : [],
  );
  expect(DASHBOARD_READS.map(({ path }) => path).toSorted()).toEqual([...new Set(paths)].toSorted());
});
