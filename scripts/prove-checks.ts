import { parseArgs } from 'node:util';
import { copyWorkspace } from './lib/workspace-copy.ts';
import type { Proof, Prove } from './prove-checks/proof.ts';
import {
  proveAudit,
  proveDocs,
  proveLint,
  proveLintEverywhere,
  proveProduct,
  proveSources,
  proveTypes,
  proveUnused,
} from './prove-checks/static-checks.ts';
import { proveStories, proveStoriesBuild } from './prove-checks/story-runs.ts';
import { proveBuild, proveJourney, proveScreen, proveServer, proveSizes, proveUnit } from './prove-checks/test-runs.ts';
import { STEPS } from './test/steps.ts';

/*
 * Injects faults into a copy of the sources to show that each check of the test command fails.
 * - `pnpm prove-checks` runs all.
 * - `pnpm prove-checks lint unit` runs these.
 */
const PROOFS: Readonly<Record<string, readonly Prove[]>> = {
  types: [proveTypes],
  build: [proveBuild],
  'stories-build': [proveStoriesBuild],
  lint: [proveLint, proveLintEverywhere],
  sources: [proveSources],
  unused: [proveUnused],
  audit: [proveAudit],
  docs: [proveDocs],
  sizes: [proveSizes],
  product: [proveProduct],
  unit: [proveUnit, proveScreen],
  server: [proveServer],
  stories: [proveStories],
  'end-to-end': [proveJourney],
};

const unproven = STEPS.filter(({ name }) => !Object.hasOwn(PROOFS, name)).map(({ name }) => name);
if (unproven.length > 0) throw new Error(`Nothing proves ${unproven.join(', ')}`);
const { positionals } = parseArgs({ allowPositionals: true });
const unknown = positionals.filter((name) => !Object.hasOwn(PROOFS, name));
if (unknown.length > 0) throw new Error(`There is no check ${unknown.join(', ')}`);

const copy = copyWorkspace();
const proofs: Proof[] = [];
for (const [name, all] of Object.entries(PROOFS)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  for (const prove of all)
    for (const proof of prove(copy)) {
      proofs.push(proof);
      console.log(`${proof.failed ? 'fails ' : 'PASSES'}  ${proof.check.padEnd(13)} ${proof.fault}`);
    }
}
const failing = proofs.filter(({ failed }) => failed).length;
console.log(`${failing} of ${proofs.length} checks fail when they should`);
process.exitCode = proofs.length > 0 && failing === proofs.length ? 0 : 1;
