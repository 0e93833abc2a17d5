import autocannon from 'autocannon';
import { percentile } from '../statistics.ts';
import type { Client } from './client.ts';
import type { List } from './lists.ts';
import { processorMs } from './processor.ts';

export const SECONDS = 6;
export const CONNECTIONS = 8;

/** The header that browsers send, so that the server compresses its responses. */
const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/**
 * Requests a list from several connections at once.
 * @param options.target most milliseconds of the 95th percentile.
 * @param options.server process id of the product.
 */
export async function measureList(
  { url, headers }: Client,
  list: List,
  { target, server }: { readonly target: number; readonly server: number },
) {
  const before = processorMs(server);
  const times: number[] = [];
  const options = {
    url: url + list.path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { ...headers, ...BROWSER },
  };
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, ended) => (error ? reject(error) : resolve(ended)));
    run.on('response', (_client, _status, _bytes, ms) => times.push(ms));
  });
  const used = processorMs(server) - before;
  const { latency, requests, non2xx, errors } = result;
  return {
    list: list.name,
    'p50 ms': latency.p50,
    // autocannon reports no 95th percentile, for which the target is set.
    'p95 ms': Math.round(percentile(times, 95)),
    'p97.5 ms': latency.p97_5,
    'target ms': target,
    'requests / s': Math.round(requests.average),
    'processor ms': Number((used / Math.max(1, requests.total)).toFixed(1)),
    errors: non2xx + errors,
  };
}
