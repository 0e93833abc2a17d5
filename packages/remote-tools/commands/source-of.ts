import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Release } from '@widya/contract/routing/registry';

/** Output of git in a folder; null without a repository or without git. */
function git(dir: string, ...args: readonly string[]): string | null {
  try {
    const text = execFileSync('git', args, { cwd: dir, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return text.trim() || null;
  } catch {
    return null;
  }
}

/**
 * Who publishes a remote, from which commit: from the variables of the CI (GitHub, GitLab), or else from git.
 * @param dir folder of the remote.
 */
export function sourceOf(dir: string, environment: NodeJS.ProcessEnv = process.env): Pick<Release, 'by' | 'commit'> {
  const { GITHUB_ACTOR, GITLAB_USER_LOGIN, GITHUB_SHA, CI_COMMIT_SHA } = environment;
  return {
    by: GITHUB_ACTOR ?? GITLAB_USER_LOGIN ?? git(dir, 'config', 'user.name') ?? userInfo().username,
    commit: GITHUB_SHA ?? CI_COMMIT_SHA ?? git(dir, 'rev-parse', 'HEAD'),
  };
}
