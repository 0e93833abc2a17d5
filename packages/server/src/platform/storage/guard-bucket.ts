import { BrokenCircuitError } from 'cockatiel';
import { breakerOf } from '../outgoing/breaker.ts';
import { BucketFailure } from './bucket-failure.ts';
import { isS3Away } from './s3-away.ts';

/** Creates a circuit breaker: after several failures in a row, calls to the bucket fail immediately. */
export function guardBucket(): <Result>(call: () => Promise<Result>) => Promise<Result> {
  const breaker = breakerOf(isS3Away);
  return (call) => breaker.execute(call).catch(throwAsFailure);
}

function throwAsFailure(error: unknown): never {
  throw error instanceof BrokenCircuitError ? new BucketFailure(error) : error;
}
