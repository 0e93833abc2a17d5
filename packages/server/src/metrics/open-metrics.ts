import type { Registry as PublishedRemotes } from '@widya/contract/routing/registry';
import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ROWS_BUCKETS } from '../modules/releases/rows-buckets.ts';
import { productVersion } from '../platform/config/product-version.ts';
import type { Metrics } from '../platform/http/metrics.ts';
import { type DatabaseFigures, databaseFiguresOf } from './database-figures.ts';
import { publishedLabels } from './published-label.ts';

export interface MetricsSources {
  /** Pools by name; `calls` also reads the figures of the database. */
  readonly pools: Readonly<Record<string, pg.Pool>> & { readonly calls: pg.Pool };
  readonly remotes: () => PublishedRemotes | null;
}

export interface OpenMetrics {
  readonly metrics: Metrics;
  /** All metrics in the text format of Prometheus. */
  readonly scrape: () => Promise<string>;
  readonly contentType: string;
  /** Names of all families. */
  readonly names: () => string[];
}

/** Upper bounds in seconds: the target of a list is 150 ms, the limit of a statement is 10 s. */
const CALL_BUCKETS = [0.005, 0.025, 0.05, 0.15, 0.5, 1, 2.5, 10];

/** Creates the metrics of one server process. */
export function openMetrics({ pools, remotes }: MetricsSources): OpenMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  describeBuild(registers);
  describePools(registers, pools);
  const refresh = describeDatabase(registers, databaseFiguresOf(pools.calls));
  return {
    metrics: metricsOfCalls(registers, remotes),
    scrape: async () => {
      await refresh();
      return registry.metrics();
    },
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
  };
}

function metricsOfCalls(registers: Registry[], remotes: MetricsSources['remotes']): Metrics {
  const requests = new Counter({
    name: 'widya_http_requests_total',
    help: 'Answered requests.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'widya_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route'],
    buckets: CALL_BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'widya_sign_ins_refused_total',
    help: 'Refused sign-ins by error code.',
    labelNames: ['reason'],
    registers,
  });
  const standbyReads = new Counter({
    name: 'widya_standby_reads_total',
    help: 'Reads that may use the standby: from it, or from the primary while it is behind or unreachable.',
    labelNames: ['result'],
    registers,
  });
  const certificates = new Counter({
    name: 'widya_certificates_made_total',
    help: 'Certificates stored, including new revisions.',
    registers,
  });
  const failures = new Counter({
    name: 'widya_remote_failures_total',
    help: 'Remotes that a browser could not load, or that threw while they ran.',
    labelNames: ['remote', 'version', 'failure'],
    registers,
  });
  const rows = new Histogram({
    name: 'widya_remote_rows_seconds',
    help: 'Time from the navigation to the first rows of a list, as browsers report it.',
    labelNames: ['remote', 'version'],
    buckets: ROWS_BUCKETS,
    registers,
  });
  return {
    request: (method, route, status, seconds) => {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    refusedSignIn: (reason) => refusals.inc({ reason }),
    standbyRead: (result) => standbyReads.inc({ result }),
    certificateMade: () => certificates.inc(),
    remoteFailed: (remote, version, failure) =>
      failures.inc({ ...publishedLabels(remotes(), remote, version), failure }),
    rowsShown: (remote, version, seconds) => rows.observe({ ...publishedLabels(remotes(), remote, version) }, seconds),
  };
}

function describeBuild(registers: Registry[]): void {
  new Gauge({
    name: 'widya_build_info',
    help: 'Version of the product and of Node; the value is always 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: productVersion(), node: process.version }, 1);
}

function describePools(registers: Registry[], pools: MetricsSources['pools']): void {
  new Gauge({
    name: 'widya_database_connections',
    help: 'Connections of a pool by state; waiting counts calls without a connection.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'widya_database_connections_max',
    help: 'Most connections of a pool.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of Object.entries(pools)) this.set({ pool }, options.max);
    },
  });
}

/**
 * @returns a function that reads the database; its gauges disappear while it does not answer, so that no old figure
 * looks current.
 */
function describeDatabase(registers: Registry[], read: () => Promise<DatabaseFigures | null>): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers });
  const up = gauge('widya_database_up', 'Whether the database answered this scrape.');
  const jobs = gauge('widya_jobs', 'Jobs by queue and state; failed ones are kept for seven days.', ['queue', 'state']);
  const oldestJob = gauge('widya_jobs_oldest_seconds', 'How long the oldest waiting job has been due.', ['queue']);
  const mails = gauge('widya_mails', 'Mails by state; finished ones of the last 24 hours.', ['state']);
  const oldestMail = gauge('widya_mails_oldest_seconds', 'How long the oldest waiting mail has been due.');
  const mailHold = gauge('widya_mails_held', 'Whether the mail server accepts no mails at all.');
  const webhooks = gauge('widya_webhooks', 'Webhooks by state: active, failing and inactive.', ['state']);
  const deliveries = gauge('widya_webhook_deliveries', 'Deliveries of webhooks by state; failed ones of 30 days.', [
    'state',
  ]);
  const oldestDelivery = gauge('widya_webhook_oldest_seconds', 'How long the oldest waiting delivery has been due.');
  return async () => {
    const figures = await read();
    for (const labelled of [jobs, oldestJob, mails, webhooks, deliveries]) labelled.reset();
    for (const single of [oldestMail, mailHold, oldestDelivery]) single.remove();
    up.set(figures === null ? 0 : 1);
    if (figures === null) return;
    for (const { queue, waiting, active, failed, oldest_seconds } of figures.queues) {
      jobs.set({ queue, state: 'waiting' }, waiting);
      jobs.set({ queue, state: 'active' }, active);
      jobs.set({ queue, state: 'failed' }, failed);
      oldestJob.set({ queue }, oldest_seconds ?? 0);
    }
    const { oldest_seconds, held: isHeld, ...states } = figures.mail;
    for (const [state, count] of Object.entries(states)) mails.set({ state }, count);
    oldestMail.set(oldest_seconds ?? 0);
    mailHold.set(isHeld ? 1 : 0);
    for (const state of ['active', 'failing', 'inactive'] as const) webhooks.set({ state }, figures.webhooks[state]);
    deliveries.set({ state: 'waiting' }, figures.webhooks.waiting);
    deliveries.set({ state: 'failed' }, figures.webhooks.failed);
    oldestDelivery.set(figures.webhooks.oldest_seconds ?? 0);
  };
}
