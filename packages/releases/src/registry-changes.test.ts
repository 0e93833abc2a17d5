import { expect, test } from '@jest/globals';
import { EMPTY_REGISTRY, findRemote, flip, flipBack, flipUnlessRolledBack, keepOnly } from './registry-changes.ts';
import { versionOf } from './testing/versions.ts';

const liveOf = (...versions: readonly string[]) =>
  versions.reduce((registry, one) => flip(registry, versionOf(one)), EMPTY_REGISTRY);
const versionsOf = (registry: typeof EMPTY_REGISTRY) => {
  const remote = findRemote(registry, 'mf-classes');
  return [remote?.current.version, remote?.previous?.version];
};

test('what was live becomes what can be gone back to', () => {
  expect(versionsOf(liveOf('v1'))).toEqual(['v1', undefined]);
  expect(versionsOf(liveOf('v1', 'v2'))).toEqual(['v2', 'v1']);
  expect(versionsOf(liveOf('v1', 'v2', 'v3'))).toEqual(['v3', 'v2']);
});

test('publishing what is live already keeps the previous version', () => {
  expect(versionsOf(liveOf('v1', 'v2', 'v2'))).toEqual(['v2', 'v1']);
});

test('going back is undone by going back again', () => {
  const back = flipBack(liveOf('v1', 'v2'), versionOf('v1'));
  expect(versionsOf(back)).toEqual(['v1', 'v2']);
  expect(versionsOf(flipBack(back, versionOf('v2')))).toEqual(['v2', 'v1']);
});

test('there is no going back to what is not the previous version', () => {
  expect(() => flipBack(liveOf('v1'), versionOf('v0'))).toThrow('no previous version');
  expect(() => flipBack(liveOf('v1', 'v2'), versionOf('v0'))).toThrow('no previous version v0');
});

test('in development a rollback lasts until the sources have changed', () => {
  const back = flipBack(liveOf('v1', 'v2'), versionOf('v1'));
  expect(versionsOf(flipUnlessRolledBack(back, versionOf('v2')))).toEqual(['v1', 'v2']);
  expect(versionsOf(flipUnlessRolledBack(back, versionOf('v3')))).toEqual(['v3', 'v1']);
  expect(versionsOf(flipUnlessRolledBack(EMPTY_REGISTRY, versionOf('v1')))).toEqual(['v1', undefined]);
});

test('the previous version carries no manifest: it is in the file beside it', () => {
  expect(findRemote(liveOf('v1', 'v2'), 'mf-classes')?.previous).not.toHaveProperty('manifest');
});

test('remotes stand in the order of their names, and those that are gone are dropped', () => {
  const both = flip(liveOf('v1'), versionOf('v1', 'mf-admin-tools', '/admins'));
  expect(both.remotes.map(({ name }) => name)).toEqual(['mf-admin-tools', 'mf-classes']);
  expect(keepOnly(both, ['mf-classes']).remotes.map(({ name }) => name)).toEqual(['mf-classes']);
});
