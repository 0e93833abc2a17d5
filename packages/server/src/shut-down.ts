import type { Logger } from 'pino';

/** A server that does not get done in this time is ended all the same, ms. */
const PATIENCE = 9_800;

/** Stops the server at SIGTERM or SIGINT; a second signal, or ten seconds, ends the process at once. */
export function stopAtSignals(stop: () => Promise<void>, log: Pick<Logger, 'info'>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    leave(stop, 0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** Stops the server, and the embedded database with it, at an error that nothing caught. The process ends with 1. */
export function stopAtFaults(stop: () => Promise<void>, log: Pick<Logger, 'fatal'>): void {
  let stopping = false;
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an error that nothing caught');
    if (stopping) return;
    stopping = true;
    leave(stop, 1);
  });
}

/** Ends the process once the server has stopped, or after the time it has for that. */
function leave(stop: () => Promise<void>, code: number): void {
  setTimeout(() => process.exit(1), PATIENCE).unref();
  stop().then(
    () => process.exit(code),
    () => process.exit(1),
  );
}
