import { type CircuitBreakerPolicy, ConsecutiveBreaker, circuitBreaker, handleWhen } from 'cockatiel';

/** Consecutive failures after which a service is no longer called. */
const MOST_FAILURES = 5;

/** How long it is not called, in ms; then one call tries it again. */
const PAUSE_MS = 15_000;

/**
 * A circuit breaker: after several consecutive failures of a service, calls fail immediately for a while instead of
 * each waiting for it. They are rejected with cockatiel's `BrokenCircuitError`.
 * @param isTrouble whether an error means that the service is down, rather than that it refused this call.
 * @param pause ms until it is tried again.
 */
export const breakerOf = (isTrouble: (error: Error) => boolean, pause: number = PAUSE_MS): CircuitBreakerPolicy =>
  circuitBreaker(
    handleWhen((error) => !(error instanceof Error) || isTrouble(error)),
    { halfOpenAfter: pause, breaker: new ConsecutiveBreaker(MOST_FAILURES) },
  );
