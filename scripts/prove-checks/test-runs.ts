import { type Proof, type Prove, runIn } from './proof.ts';

const JEST = [
  'node',
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '--import',
  './packages/testing/jest/native-hooks.ts',
  'node_modules/jest/bin/jest.js',
];
const FAILING_TEST = "import { expect, it } from '@jest/globals';\n\nit('fails', () => expect(1).toBe(2));\n";

/** A failing test among those of a configuration. */
const proveTest =
  (check: string, config: string, file: string): Prove =>
  (copy) => {
    copy.write(file, FAILING_TEST);
    const { failed, output } = runIn(copy, '.', [...JEST, '--config', config, '--runInBand', '--runTestsByPath', file]);
    copy.remove(file);
    return [{ check, fault: `a failing test: ${file}`, failed: failed && /Tests: +1 failed, 1 total/.test(output) }];
  };

export const proveUnit: Prove = proveTest('unit', 'jest.config.ts', 'mf-commerce/src/proof.test.ts');
export const proveScreen: Prove = proveTest('unit', 'jest.config.ts', 'mf-commerce/src/proof.test.tsx');
export const proveServer: Prove = proveTest('server', 'jest.server.config.ts', 'packages/server/src/proof.test.ts');

/** A component that has become larger than its budget. */
export const proveSizes: Prove = (copy) => {
  const file = 'packages/design-system/src/spinner.tsx';
  const ballast = Array.from({ length: 20_000 }, (_, at) => (at * 7_919).toString(36)).join();
  const restore = copy.append(file, `export const proofOfCheck = '${ballast}';\n`);
  const { failed, output } = runIn(copy, 'packages/design-system', ['node', 'scripts/check-sizes.ts']);
  restore();
  return [{ check: 'sizes', fault: 'a component above its budget', failed: failed && /spinner is .* KB/.test(output) }];
};

/** An import that leads nowhere. */
export const proveBuild: Prove = (copy) => {
  const file = 'mf-commerce/src/manifest.ts';
  const restore = copy.append(file, "import './gone.ts';\n");
  const { failed, output } = runIn(copy, '.', ['node', 'scripts/build.ts']);
  restore();
  const proof: Proof = { check: 'build', fault: 'a broken import', failed: failed && output.includes('gone.ts') };
  return [proof];
};
