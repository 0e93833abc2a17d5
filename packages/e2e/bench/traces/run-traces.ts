import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Product, startProduct } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';

/** Calls to each server for each address. */
const CALLS = 600;
/** Greatest ratio of the 95th percentiles. */
const TARGET = 1.05;

const LISTS = [
  '/v1/class?page=1&per_page=10&tab=upcoming',
  '/v1/members?page=1&per_page=100',
  '/v1/class/UKUR-500/participants?page=1&per_page=25',
];

/** A collector that takes everything and stores nothing. */
async function startSink() {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    request.resume().on('end', () => response.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, requests: () => requests, close: () => server.close() };
}

async function timeOf(url: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - started;
}

/** Calls both servers in turn, so that other work on the machine slows both. */
async function compare(off: Product, on: Product, token: string, list: string) {
  const headers = { authorization: `Bearer ${token}` };
  const [plain, traced]: [number[], number[]] = [[], []];
  for (let n = -CALLS / 10; n < CALLS; n += 1) {
    const turns = [async () => plain.push(await timeOf(off.url + list, headers))];
    turns.push(async () => traced.push(await timeOf(on.url + list, headers)));
    for (const turn of n % 2 === 0 ? turns : turns.toReversed()) await turn();
    // The first calls compile the code.
    if (n < 0) for (const times of [plain, traced]) times.length = 0;
  }
  return { plain, traced };
}

/** Measures what traces cost a call, on two servers that share a database. @returns true when the target is met. */
export async function runTraces(): Promise<boolean> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'widya-traces-'));
  const sink = await startSink();
  const env = { LOG_LEVEL: 'silent', RATE_LIMIT: 'off', JOBS: 'off' };
  const off = await startProduct({ dataDir, env });
  const on = await startProduct({ dataDir, env: { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: sink.endpoint } });
  try {
    const { token } = await signIn(off.url, 'superadmin');
    const rows = [];
    const all = { plain: [] as number[], traced: [] as number[] };
    for (const list of LISTS) {
      const { plain, traced } = await compare(off, on, token, list);
      all.plain.push(...plain);
      all.traced.push(...traced);
      rows.push(rowOf(list, plain, traced));
    }
    printTable('The same calls without and with traces', [...rows, rowOf('all', all.plain, all.traced)]);
    if (sink.requests() === 0) throw new Error('No traces were sent');
    const met = percentile(all.traced, 95) <= TARGET * percentile(all.plain, 95);
    console.log(met ? '✓ the target is met' : `✗ more than ${TARGET} × p95`);
    return met;
  } finally {
    // In parallel, because each waits for the database that they share.
    await Promise.all([on.stop(), off.stop()]);
    sink.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function rowOf(call: string, plain: readonly number[], traced: readonly number[]) {
  const ms = (times: readonly number[], percent: number) => Number(percentile(times, percent).toFixed(2));
  return {
    call,
    'p50 off': ms(plain, 50),
    'p50 on': ms(traced, 50),
    'p95 off': ms(plain, 95),
    'p95 on': ms(traced, 95),
    'p95 ratio': Number((percentile(traced, 95) / percentile(plain, 95)).toFixed(3)),
  };
}
