import { parseArgs } from 'node:util';
import { copyWorkspace } from './lib/workspace-copy.ts';
import { FAULTS } from './mutate/faults.ts';
import { runTests } from './mutate/run-tests.ts';

/*
 * Injects faults into a copy of the sources, one after the other, and prints which of them the tests find.
 * - `pnpm mutate` runs all.
 * - `pnpm mutate voucher` runs those whose file or description contains the word, and prints the output of the tests.
 */
const REQUIRED = 19 / 20;

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = FAULTS.filter(({ what, file }) => positionals.every((word) => `${what} ${file}`.includes(word)));
const copy = copyWorkspace();
let found = 0;
for (const fault of chosen) {
  const restore = copy.edit(fault.file, fault.text, fault.replacement);
  const started = performance.now();
  const { result, output } = await runTests(copy, fault);
  restore();
  if (result === 'found') found += 1;
  const seconds = ((performance.now() - started) / 1_000).toFixed(0);
  console.log(`${result.padEnd(13)} ${seconds.padStart(4)} s  ${fault.file}: ${fault.what}`);
  if (result !== 'found' || positionals.length > 0) console.log(output.slice(-4_000));
}
console.log(`${found} of ${chosen.length} found`);
process.exitCode = chosen.length > 0 && found >= chosen.length * REQUIRED ? 0 : 1;
