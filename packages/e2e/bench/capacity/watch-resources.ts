import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { processorMs } from '../api/processor.ts';
import { type Installation, METRICS_TOKEN } from './installation.ts';
import { sampleOf } from './metrics-text.ts';
import type { Resource } from './verdict.ts';

const EVERY_MS = 1_000;

const percentOf = (what: string) => (value: number) => `${Math.round(value * 100)} % of ${what}`;

/** The busy and the whole time of all cores since the start of the machine, in ticks. */
function machineTicks(): { readonly busy: number; readonly all: number } {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const fields = first.split(/\s+/).slice(1, 9).map(Number);
  const all = fields.reduce((sum, ticks) => sum + ticks, 0);
  return { busy: all - (fields[3] ?? 0) - (fields[4] ?? 0), all };
}

/** Text of `/metrics` of a process. @throws when it does not answer within five seconds */
export async function metricsOf(url: string): Promise<string> {
  const answer = await fetch(`${url}/metrics`, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    signal: AbortSignal.timeout(5_000),
  });
  return answer.text();
}

/** Names a resource and when it is full. */
type Gauge = Omit<Resource, 'samples'>;

const CORES = cpus().length;
const gauges = {
  processor: (name: string): Gauge => ({ name: `processor of ${name}`, full: 0.9, show: percentOf('a core') }),
  database: { name: 'processor of PostgreSQL', full: 0.9 * CORES, show: percentOf('a core') },
  run: {
    name: 'this machine, by the run with its load',
    full: 0.95 * CORES,
    show: percentOf('a core'),
  },
  others: {
    name: 'this machine, by other programs',
    full: 0.5,
    show: percentOf('a core'),
  },
  pool: (name: string, size: number): Gauge => ({
    name: `database connections of ${name}`,
    full: size,
    show: (value) => `${Math.round(value)} calls waited for one of ${size}`,
  }),
  loop: (name: string): Gauge => ({
    name: `event loop of ${name}`,
    full: 0.2,
    show: (value) => `p99 ${Math.round(value * 1_000)} ms late`,
  }),
  locks: {
    name: 'locks of rows in PostgreSQL',
    full: 10,
    show: (value: number) => `${Math.round(value)} transactions waited for another`,
  },
  mails: (rate: number): Gauge => ({
    name: `mails at SMTP_RATE ${rate}`,
    full: 5,
    show: (value) => `the oldest waited ${Math.round(value)} s`,
  }),
};

/** A running observation. */
export interface Watch {
  /** Ends it. */
  readonly stop: () => Promise<readonly Resource[]>;
}

/** Observes the processes of an installation once a second. */
export function watchResources(
  { servers, worker, surroundings }: Installation,
  { pool, mailRate }: { readonly pool: number; readonly mailRate: number },
): Watch {
  const started = performance.now();
  const found = new Map<string, Gauge & { readonly samples: { second: number; value: number }[] }>();
  const add = (gauge: Gauge, value: number | null) => {
    if (value === null) return;
    const resource = found.get(gauge.name) ?? { ...gauge, samples: [] };
    found.set(gauge.name, resource);
    resource.samples.push({ second: Math.round((performance.now() - started) / 1_000), value });
  };
  const processes = [
    ...[...servers, worker].map(({ name, pid }) => ({ pid, gauge: gauges.processor(name) })),
    { pid: surroundings.postgresPid, gauge: gauges.database },
  ];
  const used = () => processes.map(({ pid }) => processorMs(pid));
  const snapshot = () => ({
    at: performance.now(),
    used: used(),
    run: processorMs(process.pid),
    machine: machineTicks(),
  });
  let before = snapshot();
  const look = async () => {
    const now = snapshot();
    const ms = now.at - before.at;
    for (const [n, { gauge }] of processes.entries()) add(gauge, ((now.used[n] ?? 0) - (before.used[n] ?? 0)) / ms);
    const ofRun = (now.run - before.run) / ms;
    const busy = (CORES * (now.machine.busy - before.machine.busy)) / Math.max(1, now.machine.all - before.machine.all);
    add(gauges.run, ofRun);
    add(gauges.others, Math.max(0, busy - ofRun));
    add(gauges.locks, surroundings.waitingForLocks());
    before = now;
    for (const { name, url } of [...servers, worker]) {
      const text = await metricsOf(url).catch(() => '');
      add(gauges.loop(name), sampleOf(text, 'nodejs_eventloop_lag_p99_seconds'));
      add(gauges.pool(name, pool), sampleOf(text, 'widya_database_connections{pool="calls",state="waiting"}'));
      if (name === worker.name) add(gauges.mails(mailRate), sampleOf(text, 'widya_mails_oldest_seconds'));
    }
  };
  let isOver = false;
  const ended = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
      await look();
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      await ended;
      return [...found.values()];
    },
  };
}
