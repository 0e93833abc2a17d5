import type { Logger } from 'pino';

/** Timeout after which the process exits anyway, in ms. */
const PATIENCE = 9_800;

/** Stops the server at SIGTERM or SIGINT; a second signal, or ten seconds, ends the process immediately. */
export function stopAtSignals(stop: () => Promise<void>, log: Pick<Logger, 'info'>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    exitAfter(stop, 0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
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
  setTimeout(() => process.exit(1), PATIENCE).unref();
  stop().then(
    () => process.exit(code),
    () => process.exit(1),
  );
}
