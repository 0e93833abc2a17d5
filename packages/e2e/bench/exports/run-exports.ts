import { startProduct } from '../../support/product.ts';
import { signIn } from '../../support/sign-in.ts';
import { type Client, clientOf } from '../api/client.ts';
import { percentile } from '../statistics.ts';
import { printTable } from '../table.ts';

const EXPORTS = 40;
/** Pause between two requests of the list, milliseconds. */
const PAUSE = 50;
/** Target for the 95th percentile of the list, milliseconds. */
const TARGET = 150;

const EXPORT = '/v1/class/UKUR-500/participants/export';
const LIST = '/v1/class?page=1&per_page=10&tab=upcoming';

/** Requests the list repeatedly until the work is done. @returns the duration of each request, milliseconds. */
async function waitsBeside(client: Client, work: Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let done = false;
  const ended = work.finally(() => {
    done = true;
  });
  while (!done) {
    const started = performance.now();
    await client.call(LIST);
    waits.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
  await ended;
  return waits;
}

/** Measures how long a list takes during forty simultaneous exports. @returns true when the target is met. */
export async function runExports(): Promise<boolean> {
  const product = await startProduct({ env: { LOG_LEVEL: 'silent' } });
  try {
    const { token } = await signIn(product.url, 'superadmin');
    const client = clientOf(product.url, token);
    await client.call(LIST);
    const started = performance.now();
    const exports = Promise.all(Array.from({ length: EXPORTS }, () => client.read('POST', EXPORT)));
    const waits = await waitsBeside(client, exports);
    const lines = (await exports).map((csv) => csv.split('\r\n').length - 2);
    const p95 = percentile(waits, 95);
    printTable(`The class list beside ${EXPORTS} exports`, [
      {
        'lines each': Math.min(...lines),
        'exports s': Number(((performance.now() - started) / 1_000).toFixed(1)),
        lists: waits.length,
        'p50 ms': Math.round(percentile(waits, 50)),
        'p95 ms': Math.round(p95),
        'target ms': TARGET,
      },
    ]);
    console.log(p95 <= TARGET ? '✓ the target is met' : '✗ not met');
    return p95 <= TARGET;
  } finally {
    await product.stop();
  }
}
