import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { throwawayFolder } from '../../../packages/server/src/testing/throwaway-folder.ts';
import { copyWorkspace, type WorkspaceCopy } from '../workspace-copy.ts';
import { run } from './run.ts';
import { writeArtifacts } from './write-artifacts.ts';

describe('a version', () => {
  let copy: WorkspaceCopy;
  const git = (...args: readonly string[]) => run(copy.folder, 'git', ...args).trim();
  const commit = () => git('commit', '--quiet', '--all', '--message', 'test: prepare');
  const release = () =>
    spawnSync(process.execPath, ['scripts/release.ts', '--only-version'], { cwd: copy.folder, encoding: 'utf8' });
  beforeAll(async () => {
    copy = copyWorkspace(await throwawayFolder());
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Uji');
    git('config', 'user.email', 'uji@uji.example');
    copy.write('.changeset/uji.md', '---\n"widya": minor\n---\n\nSomething that operators notice.\n');
    git('add', '--all');
    commit();
  });
  afterAll(() => copy.delete());

  const fileOf = (name: string) => readFileSync(path.join(copy.folder, name), 'utf8');

  it('is refused while changes are not committed', () => {
    const restore = copy.append('README.md', 'x');
    expect(release()).toMatchObject({ status: 1, stderr: 'The checkout has changes that are not committed.\n' });
    restore();
  });

  it('has an entry in the changelog, a commit, a tag and a record for later upgrades', () => {
    const before = JSON.parse(fileOf('package.json')).version as string;
    expect(release()).toMatchObject({ stderr: '', status: 0 });
    const version = JSON.parse(fileOf('package.json')).version as string;
    expect(version).not.toBe(before);
    expect(fileOf('CHANGELOG.md')).toContain(`## ${version}\n`);
    expect(fileOf('CHANGELOG.md')).toContain('Something that operators notice.');
    expect(git('log', '-1', '--format=%s')).toBe(`chore(release): version ${version}`);
    expect(git('describe', '--exact-match')).toBe(`v${version}`);
    expect(git('status', '--porcelain')).toBe('');
    expect(fileOf('packages/server/src/upgrade/releases.ts')).toContain(`{"version":"${version}","migration":"`);
  });

  it('is refused without a changeset', () => {
    expect(release()).toMatchObject({
      status: 1,
      stderr: 'There is no changeset, so there is nothing to release.\n',
    });
  });
});

describe('the files of a release', () => {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'widya-artifacts-'));
  });
  afterAll(() => rmSync(root, { recursive: true }));

  it('have checksums, and are the same for the same build', () => {
    expect(() => writeArtifacts(root, '9.0.0', 0, path.join(root, 'out'))).toThrow('Nothing is built');
    mkdirSync(path.join(root, 'dist/shell'), { recursive: true });
    writeFileSync(path.join(root, 'dist/shell/index.html'), '<!doctype html>');
    writeFileSync(path.join(root, 'dist/sbom.cdx.json'), '{}');
    mkdirSync(path.join(root, 'dist/docs/9.0.0'), { recursive: true });
    writeFileSync(path.join(root, 'dist/docs/9.0.0/deploy.html'), '<!doctype html>');
    const sums = ['one', 'other'].map((name) => {
      const names = writeArtifacts(root, '9.0.0', 1_700_000_000, path.join(root, name));
      expect(names).toEqual(['widya-9.0.0.tar.gz', 'widya-9.0.0-docs.tar.gz', 'widya-9.0.0.cdx.json', 'SHA256SUMS']);
      run(path.join(root, name), 'sha256sum', '--check', '--strict', 'SHA256SUMS');
      return readFileSync(path.join(root, name, 'SHA256SUMS'), 'utf8');
    });
    expect(sums[0]).toBe(sums[1]);
    expect(run(root, 'tar', '-tzf', 'one/widya-9.0.0.tar.gz')).toContain('widya-9.0.0/shell/index.html\n');
    expect(run(root, 'tar', '-tzf', 'one/widya-9.0.0-docs.tar.gz')).toContain('9.0.0/deploy.html\n');
  });
});
