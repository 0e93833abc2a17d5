import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Provisions, Requirements } from './compatibility.ts';
import { directoryTarget } from './directory-target.ts';
import { EMPTY_REGISTRY, makeLive, stage } from './registry-changes.ts';
import { versionOf, writeBuild } from './testing/versions.ts';
import { enforce, judgeRemote, judgeShell, readProvisions, readRequirements } from './verdict.ts';
import { writeFileAtomically } from './write-file.ts';

const BUTTONS = '@widya/design-system/button';
const needing = (...names: readonly string[]): Requirements => ({
  contract: 1,
  shared: { [BUTTONS]: names },
  menuKeys: [],
  endpoints: [],
});
const providing = (version: string, ...names: readonly string[]): Provisions => ({
  version,
  contract: 1,
  shared: { [BUTTONS]: names },
  menuKeys: [],
  endpoints: [],
  deprecated: { [`${BUTTONS}#Button`]: 'since 0.2.0; use Press' },
});

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'verdict-'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('what a shell provides is read from its folder, or from the root of a static host', async () => {
  const target = directoryTarget(root);
  expect(await readProvisions(target)).toBeNull();
  writeFileAtomically(path.join(root, 'provides.json'), JSON.stringify(providing('s1')));
  expect(await readProvisions(target)).toMatchObject({ version: 's1' });
  writeFileAtomically(path.join(root, 'shell/provides.json'), JSON.stringify(providing('s2')));
  expect(await readProvisions(target)).toMatchObject({ version: 's2' });
});

test('what a remote needs is published with it', async () => {
  const target = directoryTarget(path.join(root, 'web'));
  const build = versionOf('v1');
  const dir = writeBuild(root, build);
  writeFileAtomically(path.join(dir, 'requires.json'), JSON.stringify(needing('Button')));
  await target.addBuild('mf-classes', 'v1', dir);
  expect(await readRequirements(target, 'mf-classes', 'v1')).toEqual(needing('Button'));
  expect(await readRequirements(target, 'mf-classes', 'v0')).toBeNull();
});

test('a remote is refused with each export that the live shell lacks, and the shell that has it', () => {
  const remote = { name: 'mf-classes', version: 'v2', requirements: needing('Button', 'Press', 'Toggle') };
  expect(judgeRemote(remote, providing('s1', 'Button'), [providing('s2', 'Button', 'Press')])).toEqual({
    problems: [
      `mf-classes v2 needs Press of ${BUTTONS}, which shell s2 has`,
      `mf-classes v2 needs Toggle of ${BUTTONS}`,
    ],
    notices: [`mf-classes v2 uses the deprecated Button of ${BUTTONS}: since 0.2.0; use Press`],
  });
});

test('a build without recorded requirements is not checked, with a notice', () => {
  const remote = { name: 'mf-classes', version: 'v2', requirements: needing('Button') };
  expect(judgeRemote(remote, null, []).notices).toEqual([
    'It is not known what the live shell provides, so nothing was checked.',
  ]);
  expect(judgeRemote({ ...remote, requirements: null }, providing('s1'), []).notices).toEqual([
    'It is not known what mf-classes v2 needs, so nothing was checked.',
  ]);
});

test('a shell is refused when a live remote would break; a broken rollback is only a notice', async () => {
  const registry = ['v1', 'v2'].reduce((live, version) => makeLive(live, versionOf(version)), EMPTY_REGISTRY);
  const needs: Readonly<Record<string, Requirements>> = { v1: needing('Old'), v2: needing('Button') };
  const requirementsOf = async (_: string, version: string) => needs[version] ?? null;
  expect(await judgeShell(providing('s1', 'Button'), registry, requirementsOf)).toEqual({
    problems: [],
    notices: [`For a rollback: mf-classes v1 needs Old of ${BUTTONS}`],
  });
  expect(await judgeShell(providing('s1', 'Old'), registry, requirementsOf)).toEqual({
    problems: [`mf-classes v2 needs Button of ${BUTTONS}`],
    notices: [],
  });
});

test('a shell is refused when a candidate would break', async () => {
  const live = makeLive(EMPTY_REGISTRY, versionOf('v1'));
  const registry = stage(live, versionOf('v2'), { share: 5, accounts: [], admins: false });
  const needs: Readonly<Record<string, Requirements>> = { v1: needing('Button'), v2: needing('New') };
  const requirementsOf = async (_: string, version: string) => needs[version] ?? null;
  expect((await judgeShell(providing('s1', 'Button'), registry, requirementsOf)).problems).toEqual([
    `mf-classes v2 needs New of ${BUTTONS}`,
  ]);
});

test('problems stop a command unless it is forced', () => {
  const verdict = { problems: ['mf-classes v2 needs Press'], notices: [] };
  expect(() => enforce('It does not fit:', verdict, false)).toThrow('It does not fit:\n  - mf-classes v2 needs Press');
  expect(() => enforce('It does not fit:', verdict, true)).not.toThrow();
  expect(() => enforce('It does not fit:', { problems: [], notices: [] }, false)).not.toThrow();
});
