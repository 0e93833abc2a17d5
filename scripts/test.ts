import { mkdirSync } from 'node:fs';
import { isGood, lastLine, sumOf } from './test/counts.ts';
import { stopAll } from './test/run-program.ts';
import { REPORTS, STEPS, type StepResult } from './test/steps.ts';

/*
 * `pnpm test`: every check, one after the other, to the end. `pnpm test types unit` runs only the named ones.
 * What failed, and what passed at a second attempt only, is named at the end. The last line is `N passed, N failed`; the exit code is 0 only when nothing failed and something ran.
 */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !STEPS.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${STEPS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    stopAll();
    process.exit(130);
  });

const SHOWN_LINES = 200;

mkdirSync(REPORTS, { recursive: true });
const results: (StepResult & { readonly name: string })[] = [];
for (const { name, run } of STEPS.filter((step) => wanted.length === 0 || wanted.includes(step.name))) {
  const started = performance.now();
  const result = await run();
  const { output, ...counts } = result;
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  results.push({ name, ...result });
  // The end of it says what is wrong; the whole lies in the folder of reports.
  if (counts.failed > 0) console.log(`\n${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.padStart(6)} s  ${lastLine(counts)}`);
}

const failed = results.filter((result) => result.failed > 0);
for (const { name, failures } of failed)
  console.log(`\n✗ ${name}\n${failures.map((line) => `    ${line}`).join('\n')}`);

const unsteady = results.flatMap((result) => result.unsteady ?? []);
if (unsteady.length > 0)
  console.log(`\nPassed at the second attempt only:\n${unsteady.map((line) => `    ${line}`).join('\n')}`);

const sum = sumOf(results);
process.exitCode = isGood(sum) ? 0 : 1;
console.log(lastLine(sum));
