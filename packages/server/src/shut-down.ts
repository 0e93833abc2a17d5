import type { Logger } from 'pino';

/** Timeout after which the process exits anyway, in ms. */
const EXIT_TIMEOUT_MS = 9_800;

/**
 * Signals within this time of the first are copies of it, in ms: systemd and terminals signal a whole group, in which
 * pnpm passes on its own signal as well.
 */
const COPIES_MS = 1_000;

/**
 * Stops the server at SIGTERM or SIGINT; a later second signal, or ten seconds, ends the process immediately.
 * @returns a function that stops the server for another reason, which is logged; no effect while it stops.
 */
export function stopAtSignals(stop: () => Promise<void>, log: Pick<Logger, 'info'>): (reason: string) => void {
  let since: number | null = null;
  const begin = (fields: object) => {
    since = performance.now();
    log.info(fields, 'stopping');
    exitAfter(stop, 0);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (since === null) begin({ signal });
    else if (performance.now() - since > COPIES_MS) process.exit(1);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
  return (reason) => {
    if (since === null) begin({ reason });
  };
}

/** Stops the server and the embedded database at an uncaught error. The process exits with 1. */
export function stopAtFaults(stop: () => Promise<void>, log: Pick<Logger, 'fatal'>): void {
  let stopping = false;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nothing caught');
    if (stopping) return;
    stopping = true;
    exitAfter(stop, 1);
  });
}

/** Exits once the server has stopped, or after the timeout. */
function exitAfter(stop: () => Promise<void>, code: number): void {
  setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref();
  stop().then(
    () => process.exit(code),
    () => process.exit(1),
  );
}
