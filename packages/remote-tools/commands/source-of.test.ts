import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { sourceOf } from './source-of.ts';

test('the variables of the CI name who publishes from which commit', () => {
  expect(sourceOf(tmpdir(), { GITHUB_ACTOR: 'sekar', GITHUB_SHA: 'abc1234' })).toEqual({
    by: 'sekar',
    commit: 'abc1234',
  });
  expect(sourceOf(tmpdir(), { GITLAB_USER_LOGIN: 'bagas', CI_COMMIT_SHA: 'def5678' })).toEqual({
    by: 'bagas',
    commit: 'def5678',
  });
});

test('outside of a repository the commit is unknown, but not who publishes', () => {
  const { by, commit } = sourceOf(tmpdir(), {});
  expect(commit).toBeNull();
  expect(by).not.toBe('');
});
