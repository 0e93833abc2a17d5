import { describe, expect, test } from '@jest/globals';
import {
  changeAudience,
  EMPTY_REGISTRY,
  findRemote,
  keepOnly,
  makeLive,
  makeLiveUnlessRolledBack,
  promote,
  rollBackTo,
  stage,
  withdraw,
} from './registry-changes.ts';
import { versionOf } from './testing/versions.ts';

const liveOf = (...versions: readonly string[]) =>
  versions.reduce((registry, one) => makeLive(registry, versionOf(one)), EMPTY_REGISTRY);
const versionsOf = (registry: typeof EMPTY_REGISTRY) => {
  const remote = findRemote(registry, 'mf-classes');
  return [remote?.current.version, remote?.previous?.version];
};

test('the formerly live version becomes the previous one', () => {
  expect(versionsOf(liveOf('v1'))).toEqual(['v1', undefined]);
  expect(versionsOf(liveOf('v1', 'v2'))).toEqual(['v2', 'v1']);
  expect(versionsOf(liveOf('v1', 'v2', 'v3'))).toEqual(['v3', 'v2']);
});

test('publishing the live version again keeps the previous one', () => {
  expect(versionsOf(liveOf('v1', 'v2', 'v2'))).toEqual(['v2', 'v1']);
});

test('two rollbacks cancel out', () => {
  const back = rollBackTo(liveOf('v1', 'v2'), versionOf('v1'));
  expect(versionsOf(back)).toEqual(['v1', 'v2']);
  expect(versionsOf(rollBackTo(back, versionOf('v2')))).toEqual(['v2', 'v1']);
});

test('only the previous version can be rolled back to', () => {
  expect(() => rollBackTo(liveOf('v1'), versionOf('v0'))).toThrow('no previous version');
  expect(() => rollBackTo(liveOf('v1', 'v2'), versionOf('v0'))).toThrow('no previous version v0');
});

test('in development a rollback lasts until the sources have changed', () => {
  const back = rollBackTo(liveOf('v1', 'v2'), versionOf('v1'));
  expect(versionsOf(makeLiveUnlessRolledBack(back, versionOf('v2')))).toEqual(['v1', 'v2']);
  expect(versionsOf(makeLiveUnlessRolledBack(back, versionOf('v3')))).toEqual(['v3', 'v1']);
  expect(versionsOf(makeLiveUnlessRolledBack(EMPTY_REGISTRY, versionOf('v1')))).toEqual(['v1', undefined]);
});

test('the previous version has no manifest, which is in the file beside its build', () => {
  expect(findRemote(liveOf('v1', 'v2'), 'mf-classes')?.previous).not.toHaveProperty('manifest');
});

test('remotes are sorted by name, and those that no longer exist are removed', () => {
  const both = makeLive(liveOf('v1'), versionOf('v1', 'mf-admin-tools', '/admins'));
  expect(both.remotes.map(({ name }) => name)).toEqual(['mf-admin-tools', 'mf-classes']);
  expect(keepOnly(both, ['mf-classes']).remotes.map(({ name }) => name)).toEqual(['mf-classes']);
});

const SHARE = { share: 5, accounts: [], admins: false };
const candidateOf = (registry: typeof EMPTY_REGISTRY) => findRemote(registry, 'mf-classes')?.candidate;

describe('a candidate', () => {
  const staged = stage(liveOf('v1', 'v2'), versionOf('v3'), SHARE);

  test('leaves the live version unchanged, and replaces another candidate', () => {
    expect(versionsOf(staged)).toEqual(['v2', 'v1']);
    expect(candidateOf(staged)).toEqual({ build: versionOf('v3'), ...SHARE });
    expect(candidateOf(stage(staged, versionOf('v4'), SHARE))?.build.version).toBe('v4');
  });

  test('is never the first version of a remote, nor the live one', () => {
    expect(() => stage(EMPTY_REGISTRY, versionOf('v1'), SHARE)).toThrow('mf-classes is not live yet');
    expect(() => stage(liveOf('v1'), versionOf('v1'), SHARE)).toThrow('v1 is live for everybody already');
  });

  test('is given to another audience', () => {
    const more = { share: 0, accounts: ['admin:12'], admins: true };
    expect(candidateOf(changeAudience(staged, 'mf-classes', more))).toEqual({ build: versionOf('v3'), ...more });
  });

  test('becomes live when it is promoted; the formerly live version becomes the previous one', () => {
    const promoted = promote(staged, 'mf-classes');
    expect(versionsOf(promoted)).toEqual(['v3', 'v2']);
    expect(candidateOf(promoted)).toBeUndefined();
  });

  test('leaves no trace when it is withdrawn; a newer one stays', () => {
    expect(withdraw(staged, 'mf-classes')).toEqual(liveOf('v1', 'v2'));
    expect(withdraw(staged, 'mf-classes', 'v3')).toEqual(liveOf('v1', 'v2'));
    expect(withdraw(staged, 'mf-classes', 'v0')).toBe(staged);
  });

  test('is dropped when another build is published to everybody, and stays when the live one is published again', () => {
    expect(candidateOf(makeLive(staged, versionOf('v4')))).toBeUndefined();
    expect(candidateOf(makeLive(staged, versionOf('v2')))).toBeDefined();
  });

  test.each([
    ['promoted', (registry: typeof EMPTY_REGISTRY) => promote(registry, 'mf-classes')],
    ['withdrawn', (registry: typeof EMPTY_REGISTRY) => withdraw(registry, 'mf-classes')],
    ['given to others', (registry: typeof EMPTY_REGISTRY) => changeAudience(registry, 'mf-classes', SHARE)],
  ])('that does not exist cannot be %s', (_, change) => {
    expect(() => change(liveOf('v1'))).toThrow('mf-classes has no candidate');
  });
});
