import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { CATALOG } from '@widya/contract/catalog';
import { MENU_KEYS } from '@widya/contract/menu';
import type { Caller } from '../platform/auth/caller.ts';
import { assertMayCall } from '../platform/http/access.ts';

const TABLE = readFileSync(new URL('../../../../docs/product/access.md', import.meta.url), 'utf8');
const [line = ''] = /^- Deploy tokens: .*$/m.exec(TABLE) ?? [];
const documented = [...line.matchAll(/`(\w+)`/g)].map(([, id]) => id);

/** A deploy token with all menu keys, because menu keys in its row must not grant any access. */
const program: Caller = {
  kind: 'admin',
  id: 1,
  role: 'admin',
  name: 'CI',
  email: '',
  keys: new Set(MENU_KEYS),
  sessionId: 0,
  mustSetUpSecondFactor: false,
  apiToken: { id: 1, access: 'write', remotes: ['mf-laporan'] },
};

const allowed = (params: unknown): string[] =>
  CATALOG.flatMap(({ facts }) => {
    if (facts.access.kind === 'public') return [];
    try {
      assertMayCall(facts, program, params);
      return [facts.id];
    } catch {
      return [];
    }
  });

it('allows the calls that docs/product/access.md names, and no other (D261)', () => {
  expect(allowed({ remote: 'mf-laporan' }).toSorted()).toEqual(documented.toSorted());
});

it.each([[{ remote: 'mf-classes' }], [{ remote: ['mf-laporan'] }], [{}], [undefined]])(
  'allows none of them for %j',
  (params) => expect(allowed(params)).toEqual([]),
);
