import { globSync } from 'node:fs';
import path from 'node:path';
import { MUST_FAIL } from '../checks/biome-examples.ts';
import { type WorkspaceCopy, workspaceFolders } from '../lib/workspace-copy.ts';
import { type Proof, type Prove, runStep } from './proof.ts';

const TYPE_FAULT = "export const proof: number = 'a';\n";

/** A new file beside the first source of a workspace. */
function proofFile(copy: WorkspaceCopy, workspace: string): string {
  const folder = workspace === '.' ? 'scripts' : workspace;
  const [source] = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: copy.folder, exclude: ['**/node_modules'] }).toSorted();
  if (source === undefined) throw new Error(`${workspace} has no source`);
  return path.posix.join(path.posix.dirname(source), 'proof-of-check.ts');
}

/** A type error in every workspace, all found by one run. */
export const proveTypes: Prove = (copy) => {
  const files = workspaceFolders(copy.folder).map((workspace) => [workspace, proofFile(copy, workspace)] as const);
  for (const [, file] of files) copy.write(file, TYPE_FAULT);
  const { failed, output } = runStep(copy, 'types');
  for (const [, file] of files) copy.remove(file);
  return files.map(([workspace, file]): Proof => {
    const isNamed = output.includes(`${file}(1,14): error TS2322`);
    return { check: 'types', fault: `a type error in ${workspace}`, failed: failed && isNamed };
  });
};

/** A violation in every workspace, because a pattern of `biome.json` may miss one. */
export const proveLintEverywhere: Prove = (copy) => {
  const files = workspaceFolders(copy.folder).map((workspace) => [workspace, proofFile(copy, workspace)] as const);
  for (const [, file] of files) copy.write(file, 'export const proof = (x: any) => x;\n');
  const { failed, output } = runStep(copy, 'lint');
  for (const [, file] of files) copy.remove(file);
  return files.map(([workspace, file]): Proof => {
    const isNamed = output.split('\n').some((line) => line.startsWith(`${file}:`) && line.includes('/noExplicitAny '));
    return { check: 'lint', fault: `an any in ${workspace}`, failed: failed && isNamed };
  });
};

/** A violation of every rule in `biome.json`. */
export const proveLint: Prove = (copy) => {
  for (const [, file, source] of MUST_FAIL) copy.write(file, source);
  const { failed, output } = runStep(copy, 'lint');
  for (const [, file] of MUST_FAIL) copy.remove(file);
  return MUST_FAIL.map(([rule, file]): Proof => {
    const isNamed = output.split('\n').some((line) => line.startsWith(file) && line.includes(`/${rule} `));
    return { check: 'lint', fault: rule, failed: failed && isNamed };
  });
};

/**
 * Rules of `check-sources.ts` that one file can break; composed from parts, so that the check does not find them here.
 */
const SOURCE_FAULTS: readonly (readonly [rule: string, file: string, source: string])[] = [
  ['direction', 'mf-classes/src/proof-direction.ts', "import '@widya/server/config';\n"],
  ['escape', 'shell/src/proof-escape.ts', "import '../../packages/remote-kit/src/router.ts';\n"],
  ['home', 'mf-classes/src/proof-home.ts', "import 'ky';\n"],
  ['schemas-in-browser', 'mf-classes/src/proof-schemas.ts', "import '@widya/contract/vouchers.schemas';\n"],
  ['catalog', 'mf-classes/src/proof-catalog.ts', "export const x = import('@widya/contract/catalog');\n"],
  ['barrel', 'shell/src/proof-barrel.ts', "export * from './main.tsx';\n"],
  ['unresolved', 'shell/src/proof-unresolved.ts', "import './gone.ts';\n"],
  ['platform', 'packages/server/src/platform/proof-platform.ts', "import '../modules/topics/rules.ts';\n"],
  ['module', 'packages/server/src/modules/topics/proof-module.ts', "import '../vouchers/routes.ts';\n"],
  ['length', 'shell/src/proof-length.ts', 'export {};\n'.repeat(301)],
  ['machine-path', 'shell/src/proof-path.ts', `export const x = '/${'root'}/notes';\n`],
  ['ignored-type', 'shell/src/proof-type.ts', `export const x = 1 as ${'any'};\n`],
  ['queue-label', 'shell/src/proof-label.ts', `export const x = { PENDING: '${'Menunggu antrean'}' };\n`],
  ['api-path', 'shell/src/proof-api.ts', `export const x = '/${'v1'}/class';\n`],
  ['static-style', 'shell/src/proof-style.tsx', 'export const x = <i style={{ margin: 4 }} />;\n'],
  ['sleep', 'packages/e2e/suites/proof-sleep.ts', `await page.waitFor${'Timeout'}(500);\n`],
];
const CYCLE = [
  ['shell/src/proof-a.ts', "import './proof-b.ts';\n"],
  ['shell/src/proof-b.ts', "import './proof-a.ts';\n"],
] as const;

export const proveSources: Prove = (copy) => {
  for (const [, file, source] of SOURCE_FAULTS) copy.write(file, source);
  for (const [file, source] of CYCLE) copy.write(file, source);
  const restoreTable = copy.edit('scripts/checks/server-modules.ts', 'topics: []', "topics: ['courses']");
  const { failed, output } = runStep(copy, 'sources');
  for (const [, file] of SOURCE_FAULTS) copy.remove(file);
  for (const [file] of CYCLE) copy.remove(file);
  restoreTable();
  const has = (part: (line: string) => boolean): boolean => failed && output.split('\n').some(part);
  return [
    ...SOURCE_FAULTS.map(
      ([rule, file]): Proof => ({
        check: 'sources',
        fault: rule,
        failed: has((line) => line.startsWith(`${file}:`) && line.includes(`[${rule}]`)),
      }),
    ),
    {
      check: 'sources',
      fault: 'a cycle of modules of the server',
      failed: has((line) => line.includes('[module-cycle] topics names courses')),
    },
    { check: 'sources', fault: 'cycle', failed: has((line) => line.startsWith('[cycle]') && line.includes('proof-a')) },
  ];
};

/** An unused export, an unused dependency and an unreachable file. */
export const proveUnused: Prove = (copy) => {
  const unusedExport = 'mf-commerce/src/screens/vouchers/create/voucher-values.ts';
  const restoreExport = copy.append(unusedExport, 'export const proofOfCheck = 1;\n');
  const restoreDependency = copy.edit(
    'mf-commerce/package.json',
    '"dependencies": {',
    '"dependencies": {\n    "proof-of-check": "1.0.0",',
  );
  copy.write('mf-commerce/src/proof-of-check.ts', 'export {};\n');
  const { failed, output } = runStep(copy, 'unused');
  restoreExport();
  restoreDependency();
  copy.remove('mf-commerce/src/proof-of-check.ts');
  const has = (...parts: readonly string[]): boolean =>
    failed && output.split('\n').some((line) => parts.every((part) => line.includes(part)));
  return [
    { check: 'unused', fault: 'an unused export', failed: has('voucher-values.ts', 'proofOfCheck') },
    { check: 'unused', fault: 'an unused dependency', failed: has('package.json', 'proof-of-check') },
    { check: 'unused', fault: 'an unused file', failed: has('src/proof-of-check.ts') },
  ];
};

/** A violation of docs/product. */
export const proveProduct: Prove = (copy) => {
  const faults: readonly (readonly [fault: string, file: string, from: string, to: string, named: string])[] = [
    [
      'a text that is gone',
      'mf-participants/src/features/certificate/texts.ts',
      'Harap Unggah Template',
      'Unggah Template',
      '"Harap Unggah Template"',
    ],
    [
      'a call that is gone',
      'packages/contract/src/topics.ts',
      "'/v1/topic/:code'",
      "'/v1/topics/:code'",
      '/v1/topic/:code',
    ],
    ['a route that is gone', 'packages/site/app/routes.ts', "'daftar/:code'", "'ikut/:code'", '/daftar/:event_url'],
    ['a rule that is cited and gone', 'docs/product/rules/shell.md', '**A-001**', '**A-0**', 'A-001 is not defined'],
  ];
  return faults.map(([fault, file, from, to, named]) => {
    const restore = copy.edit(file, from, to);
    const { failed, output } = runStep(copy, 'product');
    restore();
    return { check: 'product', fault, failed: failed && output.includes(named) };
  });
};

/** A document that the documentation site does not show. */
export const proveDocs: Prove = (copy) => {
  copy.write('docs/proof.md', '# Proof\n');
  const { failed, output } = runStep(copy, 'docs');
  copy.remove('docs/proof.md');
  return [{ check: 'docs', fault: 'a document without a place', failed: failed && output.includes('docs/proof.md') }];
};

/** An expired entry of accepted findings, which fails without the registry too. */
export const proveAudit: Prove = (copy) => {
  const entry = { id: 'GHSA-proof', package: 'proof', reason: 'a proof', until: '2026-01-01' };
  const restore = copy.edit('scripts/audit/accepted-findings.json', '[]', JSON.stringify([entry]));
  const { failed, output } = runStep(copy, 'audit');
  restore();
  const isNamed = output.includes('GHSA-proof was accepted until 2026-01-01');
  return [{ check: 'audit', fault: 'an acceptance that has expired', failed: failed && isNamed }];
};
