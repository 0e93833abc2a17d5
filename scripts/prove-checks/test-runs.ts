import { type Proof, type Prove, runStep } from './proof.ts';

const FAILING_TEST = "import { expect, it } from '@jest/globals';\n\nit('fails', () => expect(1).toBe(2));\n";

/** A failing test. */
const proveTest =
  (check: string, file: string): Prove =>
  (copy) => {
    copy.write(file, FAILING_TEST);
    const { failed, output } = runStep(copy, check, [file]);
    copy.remove(file);
    return [{ check, fault: `a failing test: ${file}`, failed: failed && /Tests: +1 failed, 1 total/.test(output) }];
  };

export const proveUnit: Prove = proveTest('unit', 'mf-commerce/src/proof.test.ts');
export const proveScreen: Prove = proveTest('unit', 'mf-commerce/src/proof.test.tsx');
export const proveServer: Prove = proveTest('server', 'packages/server/src/proof.test.ts');

/** A component above its size budget. */
export const proveSizes: Prove = (copy) => {
  const file = 'packages/design-system/src/feedback/spinner.tsx';
  const ballast = Array.from({ length: 20_000 }, (_, at) => (at * 7_919).toString(36)).join();
  const restore = copy.append(file, `export const proofOfCheck = '${ballast}';\n`);
  const { failed, output } = runStep(copy, 'sizes');
  restore();
  return [{ check: 'sizes', fault: 'a component above its budget', failed: failed && /spinner is .* KB/.test(output) }];
};

/** An unresolvable import. */
export const proveBuild: Prove = (copy) => {
  const file = 'mf-commerce/src/manifest.ts';
  const restore = copy.append(file, "import './gone.ts';\n");
  const { failed, output } = runStep(copy, 'build');
  restore();
  const proof: Proof = { check: 'build', fault: 'a broken import', failed: failed && output.includes('gone.ts') };
  return [proof];
};

/** A journey that waits for a missing element, in a running product. */
export const proveJourney: Prove = (copy) => {
  const file = 'packages/e2e/suites/proof.spec.ts';
  copy.write(
    file,
    `import { expect, test } from '../support/test.ts';

test('fails', async ({ pageOf }) => {
  const page = await pageOf('admin');
  await page.goto('/editor/voucher');
  await expect(page.getByRole('heading', { name: 'Proof' })).toBeVisible({ timeout: 5_000 });
});
`,
  );
  const built = runStep(copy, 'build');
  if (built.failed) throw new Error(built.output);
  const { failed, output } = runStep(copy, 'end-to-end', ['suites/proof.spec.ts']);
  copy.remove(file);
  const isNamed = output.includes('1 failed') && output.includes("getByRole('heading', { name: 'Proof' })");
  return [{ check: 'end-to-end', fault: 'a failing journey', failed: failed && isNamed }];
};
