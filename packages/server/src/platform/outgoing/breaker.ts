import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** Failures in a row after which a service is left alone. */
const MOST_FAILURES = 5;

/** So long it is left alone, ms; then one call tries it again. */
const PAUSE_MS = 15_000;

/**
 * Leaves a service alone for a while after several failures in a row, so that callers get their answer at once instead of waiting for it
 * one after the other. While it is left alone, calls are rejected with cockatiel's `BrokenCircuitError`.
 * @param isTrouble which errors mean that the service does not work, and not that it refused this one call.
 * @param pause ms until it is tried again.
 */
export const breakerOf = (isTrouble: (error: Error) => boolean, pause: number = PAUSE_MS): CircuitBreakerPolicy =>
  circuitBreaker(
    handleWhen((error) => !(error instanceof Error) || isTrouble(error)),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(MOST_FAILURES) },
  );
