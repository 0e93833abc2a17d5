import { BrokenCircuitError } from 'cockatiel';
import { breakerOf } from '../outgoing/breaker.ts';
import { BucketFailure } from './bucket-failure.ts';
import { isS3Away } from './s3-away.ts';

/** Makes a guard that stops asking a bucket which failed several times in a row: callers get their answer at once. */
export function guardBucket(): <Result>(ask: () => Promise<Result>) => Promise<Result> {
  const breaker = breakerOf(isS3Away);
  return (ask) => breaker.execute(ask).catch(leftAlone);
}

function leftAlone(error: unknown): never {
  throw error instanceof BrokenCircuitError ? new BucketFailure(error) : error;
}
