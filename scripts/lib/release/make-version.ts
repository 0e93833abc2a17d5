import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.ts';

const changesetsOf = (root: string): readonly string[] =>
  readdirSync(path.join(root, '.changeset')).filter((file) => file.endsWith('.md') && file !== 'README.md');

const versionOf = (root: string): string =>
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }).version;

/**
 * Moves all changesets into CHANGELOG.md, raises the version, records what the version consists of, commits and tags.
 * @returns the new version
 * @throws Error when the checkout has changes, or nothing to release.
 */
export function makeVersion(root: string): string {
  if (run(root, 'git', 'status', '--porcelain').trim() !== '')
    throw new Error('The checkout has changes that are not committed.');
  if (changesetsOf(root).length === 0) throw new Error('There is no changeset, so there is nothing to release.');
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
  run(root, bin('changeset'), 'version');
  const version = versionOf(root);
  run(root, process.execPath, 'packages/server/src/upgrade/record-release.ts', version);
  run(root, bin('biome'), 'check', '--write', '--vcs-enabled=false', 'packages/server/src/upgrade/releases.ts');
  run(root, 'git', 'add', '--all');
  run(root, 'git', 'commit', '--quiet', '--message', `chore(release): version ${version}`);
  run(root, 'git', 'tag', '--annotate', `v${version}`, '--message', `Widya ${version}`);
  return version;
}
