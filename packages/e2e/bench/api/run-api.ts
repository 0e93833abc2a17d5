import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startProduct } from '../../support/product.ts';
import { fill } from '../../support/server-script.ts';
import { signIn } from '../../support/sign-in.ts';
import { printTable } from '../table.ts';
import { type Client, clientOf } from './client.ts';
import { listsOf, type Subject } from './lists.ts';
import { CONNECTIONS, measureList, SECONDS } from './measure-list.ts';
import { processorMs } from './processor.ts';
import { workOf } from './work.ts';

export interface ApiOptions {
  readonly size: string;
  /** Data folder that is not deleted; it is filled only when it has no database. Undefined for a temporary folder. */
  readonly dataDir: string | undefined;
  /** Measures only lists and work whose name contains this text. */
  readonly only: string;
}

/** Measures lists and long work on a database of a size. @returns true when every target is met. */
export async function runApi({ size, dataDir, only }: ApiOptions): Promise<boolean> {
  const folder = dataDir ? path.resolve(dataDir) : mkdtempSync(path.join(tmpdir(), 'widya-bench-'));
  try {
    if (!existsSync(path.join(folder, 'pg18'))) fill(folder, size);
    const product = await startProduct({ dataDir: folder, env: { LOG_LEVEL: 'silent' } });
    try {
      const { token } = await signIn(product.url, 'superadmin');
      return await measure(clientOf(product.url, token), product.process.pid ?? 0, size, only);
    } finally {
      await product.stop();
    }
  } finally {
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  }
}

/** Target for the 95th percentile of every list by size, milliseconds. */
const TARGET: Readonly<Record<string, number>> = { S: 150, M: 150, L: 250 };

async function measure(client: Client, server: number, size: string, only: string): Promise<boolean> {
  const subject = await subjectOf(client, size);
  const lists = [];
  for (const list of listsOf(subject).filter(({ name }) => name.includes(only)))
    lists.push(await measureList(client, list, { target: TARGET[size] ?? 150, server }));
  printTable(`Lists at size ${size}: ${CONNECTIONS} connections, ${SECONDS} s each`, lists);
  const works = [];
  for (const { name, target, run } of workOf(subject).filter((work) => work.name.includes(only))) {
    const [started, before] = [performance.now(), processorMs(server)];
    const rows = await run(client);
    const seconds = (performance.now() - started) / 1_000;
    const processor = ((processorMs(server) - before) / 1_000).toFixed(1);
    works.push({ work: name, rows, seconds: Number(seconds.toFixed(1)), 'target s': target, 'processor s': processor });
  }
  printTable(`Work at size ${size}`, works);
  const late = [
    ...lists.flatMap((row) => (row['p95 ms'] > row['target ms'] || row.errors > 0 ? row.list : [])),
    ...works.flatMap((row) => (row.seconds > row['target s'] ? row.work : [])),
  ];
  console.log(late.length === 0 ? '✓ every target is met' : `✗ not met: ${late.join('; ')}`);
  return late.length === 0;
}

interface Listed {
  readonly data: readonly { readonly code: string; readonly metrics: { readonly accepted: number } }[];
}

/** Largest class for benchmarks in the demo data of each size. Source: `packages/server/src/seed/sizes.ts`. */
const MEASURED: Readonly<Record<string, string>> = { S: 'UKUR-500', M: 'UKUR-5000', L: 'UKUR-20000' };

/** Finds the records to measure with: a large class, one to invite to, a member from the middle of the list. */
export async function subjectOf({ call }: Client, size: string): Promise<Subject & { readonly inviteTo: string }> {
  const { data: upcoming } = await call<Listed>('/v1/class?page=1&per_page=1&tab=upcoming');
  const { data: people, meta } = await call<{
    readonly data: readonly Subject['member'][];
    readonly meta: { readonly total: number };
  }>('/v1/members?page=101&per_page=1&tab=active');
  const forms = await call<readonly { readonly class_code: string | null }[]>('/v1/presence_forms/classes');
  const inviteTo = upcoming[0]?.code;
  const member = people.find(({ phone_num }) => phone_num.length > 8) ?? people[0];
  const presenceClass = forms.find(({ class_code }) => class_code !== null)?.class_code;
  if (!inviteTo || !member || !presenceClass) throw new Error('The demo data lacks something to measure');
  return { code: MEASURED[size] ?? 'UKUR-500', inviteTo, member, presenceClass, members: meta.total };
}
