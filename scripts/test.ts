import { mkdirSync } from 'node:fs';
import { type Counts, isGood, lastLine, sumOf } from './test/counts.ts';
import { stopAll } from './test/run-program.ts';
import { REPORTS, STEPS, type Step } from './test/steps.ts';

/*
 * `pnpm test`: every check, to the end. `pnpm test types unit` runs only the named ones.
 * The last line is `N passed, N failed`; the exit code is 0 only when nothing failed and something ran.
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

async function report({ name, run }: Step): Promise<Counts> {
  const started = performance.now();
  const { output, ...counts } = await run();
  const seconds = ((performance.now() - started) / 1_000).toFixed(1);
  // The end of it says what is wrong; the whole lies in the folder of reports.
  if (counts.failed > 0) console.log(`\n${output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(14)} ${seconds.padStart(6)} s  ${lastLine(counts)}`);
  return counts;
}

async function inTurn(steps: readonly Step[]): Promise<readonly Counts[]> {
  const results: Counts[] = [];
  for (const step of steps) results.push(await report(step));
  return results;
}

/** The whole product in a browser mostly waits, for time-outs above all: it runs beside everything else. */
const APART = new Set(['build', 'end-to-end']);
const chosen = STEPS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const lanes = await Promise.all([
  inTurn(chosen.filter(({ name }) => !APART.has(name))),
  inTurn(chosen.filter(({ name }) => APART.has(name))),
]);

const sum = sumOf(lanes.flat());
process.exitCode = isGood(sum) ? 0 : 1;
console.log(lastLine(sum));
