import { describe, expect, test } from '@jest/globals';
import { deprecatedIn, missingIn, type Provisions, type Requirements } from './compatibility.ts';

const shell: Provisions = {
  version: '0.1.0-old',
  contract: 1,
  shared: { '@widya/design-system/button': ['Button'], '@widya/design-system/badge': ['Badge'], swr: null },
  menuKeys: ['home', 'voucher'],
  endpoints: ['GET /v1/class/:code', 'POST /v1/class'],
  deprecated: { '@widya/design-system/badge#Badge': 'since 0.2.0; use Tag' },
};
const remote: Requirements = {
  contract: 1,
  shared: { '@widya/design-system/button': ['Button'], swr: ['*', 'mutate'] },
  menuKeys: ['home'],
  endpoints: ['GET /v1/class/:event_url'],
};
const BUTTONS = '@widya/design-system/button';
/** A later shell that adds an export, a module, a menu key and a call, and removes others. */
const newShell: Provisions = {
  ...shell,
  version: '0.2.0-new',
  shared: { [BUTTONS]: ['SplitButton'], '@widya/design-system/tag': ['Tag'], swr: null },
  menuKeys: ['home', 'notification'],
  endpoints: ['POST /v1/class', 'GET /v1/topic'],
};

describe('the same shell', () => {
  test('has what the remote needs; parameters of a path may have other names', () => {
    expect(missingIn(remote, shell)).toEqual([]);
  });
});

describe('the previous shell with a new remote', () => {
  test.each<[string, Partial<Requirements>, readonly string[]]>([
    ['a new export', { shared: { [BUTTONS]: ['Button', 'SplitButton'] } }, [`SplitButton of ${BUTTONS}`]],
    ['a new module', { shared: { '@widya/design-system/tag': ['Tag'] } }, ['Tag of @widya/design-system/tag']],
    [
      'a new module as a whole',
      { shared: { '@widya/design-system/tag': ['*'] } },
      ['the module @widya/design-system/tag'],
    ],
    ['a new menu key', { menuKeys: ['home', 'notification'] }, ['the menu key notification']],
    ['a new call', { endpoints: ['GET /v1/topic'] }, ['the call GET /v1/topic']],
  ])('%s is named, with the shell that has it', (_, change, missing) => {
    const newRemote = { ...remote, ...change };
    expect(missingIn(newRemote, shell)).toEqual(missing);
    expect(missingIn(newRemote, shell, [newShell])).toEqual(
      missing.map((text) => `${text}, which shell 0.2.0-new has`),
    );
    expect(missingIn(newRemote, { ...shell, ...newShell })).not.toEqual(expect.arrayContaining([...missing]));
  });

  test('another contract is named before everything else', () => {
    expect(missingIn({ ...remote, contract: 2 }, shell)).toEqual(['contract 2; shell 0.1.0-old has 1']);
  });
});

describe('a new shell with the previous remote', () => {
  test.each<[string, Partial<Provisions>, readonly string[]]>([
    ['a removed export', { shared: { ...shell.shared, [BUTTONS]: [] } }, [`Button of ${BUTTONS}`]],
    ['a removed module', { shared: { swr: null } }, [`Button of ${BUTTONS}`]],
    ['a removed menu key', { menuKeys: ['voucher'] }, ['the menu key home']],
    ['a removed call', { endpoints: ['POST /v1/class'] }, ['the call GET /v1/class/:event_url']],
    ['a raised contract', { contract: 2 }, ['contract 1; shell 0.1.0-old has 2']],
    ['more of everything', { menuKeys: [...shell.menuKeys, 'notification'] }, []],
  ])('%s', (_, change, missing) => {
    expect(missingIn(remote, { ...shell, ...change })).toEqual(missing);
  });

  test('a removal breaks only the remotes that use it', () => {
    expect(missingIn({ ...remote, shared: {}, endpoints: [] }, newShell)).toEqual([]);
  });
});

test('deprecated exports are named with what replaces them', () => {
  expect(deprecatedIn(remote, shell)).toEqual([]);
  expect(deprecatedIn({ ...remote, shared: { '@widya/design-system/badge': ['Badge'] } }, shell)).toEqual([
    'Badge of @widya/design-system/badge: since 0.2.0; use Tag',
  ]);
});
