import { expect, test } from '@jest/globals';
import type { Audience, Registry, RemoteVersion } from './registry.ts';
import { type AccountFacts, accountKey, isInAudience, registryFor } from './registry-for.ts';

const share = (percent: number): Audience => ({ share: percent, accounts: [], admins: false });
const admin = (id: number): AccountFacts => ({ role: 'admin', id });
const instructor = (id: number): AccountFacts => ({ role: 'instructor', id });
const ids = Array.from({ length: 20_000 }, (_, index) => index + 1);
const reached = (percent: number, remote = 'mf-classes', account = admin): readonly number[] =>
  ids.filter((id) => isInAudience(share(percent), remote, account(id)));

test.each([0.5, 5, 25, 50])('a share of %d percent reaches that share of accounts with consecutive ids', (percent) => {
  for (const account of [admin, instructor]) {
    const part = (reached(percent, 'mf-classes', account).length / ids.length) * 100;
    expect(Math.abs(part - percent)).toBeLessThan(Math.max(0.15, percent / 10));
  }
});

test('small installations are split too', () => {
  const first = ids.slice(0, 200).filter((id) => isInAudience(share(20), 'mf-classes', admin(id)));
  expect(first.length).toBeGreaterThan(20);
  expect(first.length).toBeLessThan(60);
});

test('0 reaches nobody and 100 everybody', () => {
  expect(reached(0)).toEqual([]);
  expect(reached(100)).toEqual(ids);
});

test('a larger share only adds accounts', () => {
  const few = reached(5);
  for (const more of [5.01, 40]) expect(reached(more)).toEqual(expect.arrayContaining([...few]));
});

test('each remote has its own groups, and admins and instructors with the same id too', () => {
  const others = new Set(reached(20, 'mf-commerce'));
  const both = reached(20).filter((id) => others.has(id));
  expect(Math.abs(both.length / ids.length - 0.04)).toBeLessThan(0.01);
  expect(reached(20)).not.toEqual(reached(20, 'mf-classes', instructor));
});

test('the group of an account stays the same, as open tabs and the server must agree on it', () => {
  expect(reached(1).slice(0, 5)).toEqual([52, 67, 584, 594, 630]);
});

test('becoming a superadmin keeps the group', () => {
  expect(accountKey({ role: 'superadmin', id: 12 })).toBe(accountKey(admin(12)));
  expect(accountKey(instructor(12))).toBe('instructor:12');
});

test('named accounts and admins are reached whatever the share', () => {
  const named: Audience = { share: 0, accounts: ['admin:12', 'instructor:3'], admins: false };
  expect([admin(12), admin(3), instructor(3)].map((one) => isInAudience(named, 'mf-classes', one))).toEqual([
    true,
    false,
    true,
  ]);
  const admins: Audience = { share: 0, accounts: [], admins: true };
  const roles = ['superadmin', 'admin', 'instructor'] as const;
  expect(roles.map((role) => isInAudience(admins, 'mf-classes', { role, id: 1 }))).toEqual([true, true, false]);
});

const version = (name: string): RemoteVersion => ({ version: name }) as RemoteVersion;
const registry: Registry = {
  schema: 1,
  remotes: [
    {
      name: 'mf-classes',
      current: version('v2'),
      previous: version('v1'),
      candidate: { build: version('v3'), share: 0, accounts: ['admin:12'], admins: false },
    },
    { name: 'mf-commerce', current: version('w1'), previous: null },
  ],
};

test('an account in the audience uses the candidate, with the live version behind it', () => {
  expect(registryFor(registry, admin(12)).remotes).toEqual([
    { name: 'mf-classes', current: version('v3'), previous: version('v2') },
    { name: 'mf-commerce', current: version('w1'), previous: null },
  ]);
});

test.each([null, admin(13), instructor(12)])('%j uses what is live and knows of no candidate', (account) => {
  expect(registryFor(registry, account).remotes).toEqual([
    { name: 'mf-classes', current: version('v2'), previous: version('v1') },
    { name: 'mf-commerce', current: version('w1'), previous: null },
  ]);
});

test('nothing leads to a disabled remote, whatever the account gets, but its routes stay', () => {
  const manifest = {
    routes: [{ path: '/editor' }],
    menu: [{ path: '/editor' }],
    tabs: [{}],
    search: [{}],
    searchPages: [{}],
  };
  const [first] = registry.remotes;
  const current = { version: 'v2', manifest } as unknown as RemoteVersion;
  const disabled = {
    ...registry,
    remotes: [{ ...first, name: 'mf-classes', previous: null, current, disabled: true as const }],
  };
  expect(registryFor(disabled, admin(12)).remotes[0]).toMatchObject({
    disabled: true,
    current: {
      version: 'v2',
      manifest: { routes: [{ path: '/editor' }], menu: [], tabs: [], search: [], searchPages: [] },
    },
  });
});
