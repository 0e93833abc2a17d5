import type { Logger } from 'pino';

/** A server that does not get done in this time is ended all the same, ms. */
const PATIENCE = 20_000;

/** Stops the server at SIGTERM or SIGINT; a second signal, or 20 s, ends the process at once. */
export function stopAtSignals(stop: () => Promise<void>, log: Logger): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), PATIENCE).unref();
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
