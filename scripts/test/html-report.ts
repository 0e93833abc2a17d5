import type { TestCase } from './junit.ts';
import { countsText, type StepResult, sumOf } from './step-result.ts';

export interface ReportedStep extends StepResult {
  readonly cases: readonly TestCase[];
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:14px system-ui;margin:2rem auto;max-width:75rem;padding:0 1rem;color-scheme:light dark}
table{border-collapse:collapse;width:100%}td,th{padding:.2rem .6rem;text-align:left;border-bottom:1px solid #8884;vertical-align:top}
td.n,th.n{text-align:right}.failed{color:#c22}.retried{color:#a60}pre{white-space:pre-wrap;margin:.2rem 0}`;

const row = ({ file, title, seconds, status, cause }: TestCase): string =>
  `<tr class="${status}"><td>${status}</td><td>${escaped(file)}<br>${escaped(title)}${
    cause === '' ? '' : `<pre>${escaped(cause)}</pre>`
  }</td><td class="n">${seconds.toFixed(2)}</td></tr>`;

const rows = (cases: readonly TestCase[]): string =>
  `<table><tr><th>Result</th><th>Test</th><th class="n">Seconds</th></tr>${cases.map(row).join('\n')}</table>`;

const section = ({ name, cases, failed, failures }: ReportedStep): string => {
  const bad = cases.filter(({ status }) => status !== 'passed');
  const unnamed = bad.length === 0 && failed > 0 ? `<pre class="failed">${escaped(failures.join('\n'))}</pre>` : '';
  return `<h2 id="${name}">${name}</h2>${bad.length > 0 ? rows(bad) : ''}${unnamed}
<details><summary>All ${cases.length} tests</summary>${rows(cases.toSorted((a, b) => b.seconds - a.seconds))}</details>`;
};

const overview = (step: ReportedStep): string =>
  `<tr><td><a href="#${step.name}">${step.name}</a></td><td class="n">${step.passed}</td><td class="n${
    step.failed > 0 ? ' failed' : ''
  }">${step.failed}</td><td class="n">${step.retried.length}</td><td class="n">${step.wallSeconds.toFixed(1)}</td><td class="n">${step.cpuSeconds.toFixed(1)}</td></tr>`;

/** The report page of a run: steps with their times, then failures and all tests of each. */
export const htmlReport = (steps: readonly ReportedStep[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${countsText(sumOf(steps))}</title><style>${STYLE}</style>
<h1>${countsText(sumOf(steps))}</h1>
<table><tr><th>Step</th>${['Passed', 'Failed', 'On a retry', 'Wall, s', 'CPU, s'].map((name) => `<th class="n">${name}</th>`).join('')}</tr>
${steps.map(overview).join('\n')}</table>
${steps.map(section).join('\n')}
</html>
`;
