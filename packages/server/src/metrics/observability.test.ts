import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import pg from 'pg';
import { parse } from 'yaml';
import { z } from 'zod';
import { openMetrics } from './open-metrics.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8');

/**
 * The parts of Prometheus's rule files that we use. The schema is strict, so that this test detects a misspelled field.
 */
const rulesSchema = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Widya[A-Za-z]+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[smh]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['critical', 'warning']) }),
          annotations: z.strictObject({ summary: z.string(), runbook_url: z.string() }),
        }),
      ),
    }),
  ),
});
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

const alerts = rulesSchema.parse(parse(read('deploy/observability/alerts.yaml'))).groups.flatMap(({ rules }) => rules);
const panels = dashboardSchema.parse(JSON.parse(read('deploy/observability/dashboard.json'))).panels;
const runbook = read('docs/runbook.md');

/** Documented metrics with their labels, from rows such as "| `widya_jobs{queue,state}` | ... |". */
const documented = new Map(
  [...read('docs/deploy.md').matchAll(/^\| `(widya_\w+)(?:\{([\w,]+)\})?` \|/gm)].map(([, name = '', labels]) => [
    name,
    labels?.split(',') ?? [],
  ]),
);
/** Labels that Prometheus adds. */
const ADDED = ['job', 'instance', 'le'];
/** The metric that Prometheus itself writes for every target. */
const OF_PROMETHEUS = ['up'];

const registered = new Set<string>();
beforeAll(async () => {
  const pool = new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 200 });
  const text = await openMetrics({ pools: { calls: pool }, remotes: () => null }).scrape();
  await pool.end();
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\w+)$/gm))
    for (const suffix of type === 'histogram' ? ['_bucket', '_count', '_sum'] : ['']) registered.add(name + suffix);
});

interface Selector {
  readonly metric: string;
  readonly labels: readonly string[];
}

/** Returns the metrics and labels that an expression reads. @throws Error when it is not PromQL. */
function selectorsOf(expression: string): Selector[] {
  // Grafana replaces its variables before it queries Prometheus.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const found: { metric: string; labels: string[] }[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from, to, node }) => {
      if (type.isError) throw new Error(`No PromQL at ${from}: ${text}`);
      if (type.name === 'VectorSelector') found.push({ metric: '', labels: [] });
      const last = found.at(-1);
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector' && last)
        last.metric = text.slice(from, to);
      if (type.name === 'LabelName' && node.parent?.name !== 'GroupingLabels') last?.labels.push(text.slice(from, to));
    },
  });
  return found;
}

const expressions = [
  ...alerts.map(({ alert, expr }) => ({ at: alert, expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ at: title, expr }))),
];

describe('alerts and dashboard', () => {
  it.each(expressions)('read metrics and labels that exist: $at, $expr', ({ expr }) => {
    const selectors = selectorsOf(expr);
    expect(selectors.length).toBeGreaterThan(0);
    for (const { metric, labels } of selectors.filter((each) => !OF_PROMETHEUS.includes(each.metric))) {
      expect(registered).toContain(metric);
      const known = documented.get(metric.replace(/_(bucket|count|sum)$/, '')) ?? [];
      for (const label of labels) expect([...known, ...ADDED]).toContain(label);
    }
  });

  it('are refused with an unknown metric, an unknown label, or a syntax error', () => {
    expect(selectorsOf('sum by (x) (rate(widya_nothing{state="a"}[5m]))')).toEqual([
      { metric: 'widya_nothing', labels: ['state'] },
    ]);
    expect(registered).not.toContain('widya_nothing');
    expect(() => selectorsOf('sum(rate(widya_jobs[5m]')).toThrow('No PromQL');
  });
});

describe('the runbook', () => {
  it('has a section with meaning, diagnosis and remedy for each of the eleven alerts, and no other', () => {
    const sections = new Map(
      runbook
        .split(/^## /m)
        .slice(1)
        .map((section) => [section.split('\n')[0] ?? '', section] as const),
    );
    expect(alerts).toHaveLength(11);
    expect([...sections.keys()]).toEqual(alerts.map(({ alert }) => alert));
    for (const section of sections.values())
      expect(section.match(/^\*\*(\w+)\.\*\*/gm)).toEqual(['**Meaning.**', '**Diagnosis.**', '**Remedy.**']);
  });

  it.each(alerts)('is named by $alert', ({ alert, annotations }) => {
    expect(annotations.runbook_url).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
  });

  it('names metrics that exist', () => {
    for (const [name] of runbook.matchAll(/\b(widya_[a-z_]*[a-z])\b(?!-)/g))
      expect([...registered, ...documented.keys()]).toContain(name);
  });
});

it('documents every metric of the product', () => {
  const families = [...registered].filter((name) => name.startsWith('widya_') && !/_(count|sum)$/.test(name));
  expect(families.map((name) => name.replace(/_bucket$/, '')).toSorted()).toEqual([...documented.keys()].toSorted());
});
