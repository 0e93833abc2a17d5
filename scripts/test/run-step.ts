import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from './chromium.ts';
import { measureCpuTime } from './cpu-time.ts';
import { readJunit, writeJunit } from './junit.ts';
import { ensureMachines } from './machines.ts';
import { runProgram } from './run-program.ts';
import { countTests, type Ending, endOf, noticesIn, type StepResult, tableRow } from './step-result.ts';
import { REPORTS, ROOT, reportOf, resultOf, type Selection, STEPS } from './steps.ts';

/*
 * Runs one step: `pnpm check:types`. Writes its log, JUnit report and counts to `.tmp/test`. As a task of `pnpm test`
 * it prints one line, otherwise also the output of the tool.
 */
/** No tool is silent for so long while it makes progress. */
const SILENCE = 15 * 60_000;
const SHOWN_LINES = 200;

const step = STEPS.find(({ name }) => name === process.argv[2]);
if (!step) throw new Error(`No such step: ${process.argv[2]}. There are: ${STEPS.map(({ name }) => name).join(', ')}`);
const { name, isSuite = false, retries = 0 } = step;

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort());

const isTask = process.env.TURBO_HASH !== undefined;
const selections = process.env.TEST_SELECTION;
const selected = selections
  ? ((JSON.parse(readFileSync(selections, 'utf8')) as Record<string, Selection>)[name] ?? null)
  : null;
const report = reportOf(name);
mkdirSync(REPORTS, { recursive: true });
for (const file of [report, resultOf(name)]) rmSync(file, { force: true });

const missing = (step.needsBrowser ? ensureChromium() : null) ?? (step.needsMachines ? ensureMachines() : null);
const started = performance.now();
const stopMeasuring = measureCpuTime();
const ending: Ending =
  missing === null
    ? await runProgram(step.command(selected, selections !== undefined), {
        cwd: path.join(ROOT, step.cwd ?? ''),
        env: {
          FORCE_COLOR: '0',
          PATH: `${path.join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
          ...step.env?.(report, selected),
        },
        log: path.join(REPORTS, `${name}.log`),
        silence: SILENCE,
        signal: stopping.signal,
        ...(isTask ? {} : { onOutput: (chunk: Buffer) => process.stdout.write(chunk) }),
      })
    : { code: 1, output: missing };
const cpuSeconds = stopMeasuring();
const wallSeconds = (performance.now() - started) / 1_000;

if (!isSuite)
  writeFileSync(report, writeJunit(name, wallSeconds, ending.code === 0 ? null : endOf(ending.output).join('\n')));
const cases = existsSync(report) ? readJunit(readFileSync(report, 'utf8')) : null;
const counts = countTests(cases, ending, retries, selected !== null);
const result: StepResult = {
  name,
  ...counts,
  failures: isSuite || counts.failed === 0 ? counts.failures : endOf(ending.output),
  notices: noticesIn(ending.output),
  wallSeconds,
  cpuSeconds,
};
writeFileSync(resultOf(name), JSON.stringify(result));

if (isTask && result.failed > 0)
  console.log(`\n${ending.output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n')}\n`);
console.log(tableRow(result));
process.exitCode = stopping.signal.aborted ? 130 : result.failed > 0 ? 1 : 0;
