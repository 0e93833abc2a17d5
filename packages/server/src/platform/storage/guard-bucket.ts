import { BrokenCircuitError } from 'cockatiel';
import { breakerOf } from '../outgoing/breaker.ts';
import { isBucketDown } from './bucket-down.ts';
import { BucketFailure } from './bucket-failure.ts';

/** Shorter than for other services: files fail until a bucket that is back is asked again. */
const PAUSE_MS = 3_000;

/** Creates a circuit breaker: after several failures in a row, calls to the bucket fail immediately. */
export function guardBucket(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const breaker = breakerOf(isBucketDown, PAUSE_MS);
  return (call) => breaker.execute(call).catch(throwAsFailure);
}

function throwAsFailure(error: unknown): never {
  throw error instanceof BrokenCircuitError ? new BucketFailure(error) : error;
}
