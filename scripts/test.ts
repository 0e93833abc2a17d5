import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackages, readSources } from './checks/source-files.ts';
import { readArguments } from './test/arguments.ts';
import { changedFiles } from './test/changed-files.ts';
import { htmlReport, type ReportedStep } from './test/html-report.ts';
import { readJunit } from './test/junit.ts';
import { runTasks } from './test/run-tasks.ts';
import { type Plan, planFor } from './test/selection.ts';
import { countsText, isSuccessful, type StepResult, sumOf, tableRow } from './test/step-result.ts';
import { GROUPS, REPORTS, ROOT, reportOf, resultOf, STEPS } from './test/steps.ts';

/*
 * - `pnpm test` runs every check.
 * - `pnpm test types unit` runs the named steps and their dependencies.
 * - `pnpm test --changed [commit]` runs what a change can break.
 * The last line is `N passed, N failed`; the exit code is 0 only when nothing failed and something ran.
 */
const NAMES = STEPS.map(({ name }) => name);
const SELECTION = path.join(REPORTS, 'selection.json');

function planOf(args: readonly string[]): Plan {
  const { names, changedFrom } = readArguments(args, NAMES);
  if (changedFrom === undefined)
    return new Map(NAMES.filter((name) => names.length === 0 || names.includes(name)).map((name) => [name, null]));
  const changed = changedFiles(changedFrom);
  const plan = planFor({ sources: readSources(ROOT), packages: readPackages(ROOT) }, changed, NAMES);
  console.log(`${changed.length} files changed.`);
  for (const [name, selected] of plan) console.log(`  ${name}${selected ? `: ${selected.length} files` : ''}`);
  return plan;
}

function readResult(name: string): ReportedStep {
  const file = resultOf(name);
  if (!existsSync(file)) {
    const failures = ['It did not run: see above.'];
    return {
      name,
      passed: 0,
      failed: 1,
      failures,
      causes: [],
      retried: [],
      notices: [],
      wallSeconds: 0,
      cpuSeconds: 0,
      cases: [],
    };
  }
  const report = reportOf(name);
  const cases = existsSync(report) ? readJunit(readFileSync(report, 'utf8')) : [];
  return { ...(JSON.parse(readFileSync(file, 'utf8')) as StepResult), cases };
}

const printList = (title: string, lines: readonly string[]): void =>
  console.log(`\n${title}\n${lines.map((line) => `    ${line}`).join('\n')}`);

let plan: Plan;
try {
  plan = planOf(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
// If a change can break anything, all steps run completely and their results are cached as those of a whole run.
const isPart = [...plan.values()].some((selected) => selected !== null);
const started = performance.now();
mkdirSync(REPORTS, { recursive: true });
for (const name of NAMES) for (const file of [reportOf(name), resultOf(name)]) rmSync(file, { force: true });
writeFileSync(SELECTION, JSON.stringify(Object.fromEntries([...plan].filter(([, selected]) => selected !== null))));

const selection = isPart ? SELECTION : null;
for (const group of GROUPS) {
  const names = group.filter(({ name }) => plan.has(name)).map(({ name }) => name);
  // Without dependencies, because those of a partial run are not cached and would be built again.
  if (names.length > 0) await runTasks(names, { concurrency: 2, selection, only: isPart });
}

const results = NAMES.filter((name) => plan.has(name) || existsSync(resultOf(name))).map(readResult);
const report = path.join(REPORTS, 'report.html');
writeFileSync(report, htmlReport(results));

console.log('');
for (const result of results) console.log(tableRow(result));
for (const { name, failures } of results.filter(({ failed }) => failed > 0)) printList(`✗ ${name}`, failures);
const causes = results.flatMap((result) => result.causes.map((cause) => `${result.name}: ${cause}`));
if (causes.length > 0) printList('Failed of the same cause:', causes);
const retried = results.flatMap((result) => result.retried);
if (retried.length > 0) printList('Passed on a retry:', retried);
const notices = results.flatMap((result) => result.notices.map((notice) => `${result.name}: ${notice}`));
if (notices.length > 0) printList('Not checked:', notices);

const sum = sumOf(results);
process.exitCode = isSuccessful(sum) ? 0 : 1;
console.log(`\n${((performance.now() - started) / 1_000).toFixed(1)} s, ${path.relative(ROOT, report)}`);
console.log(countsText(sum));
