import type { Logger } from 'pino';
import type { Config } from './platform/config/config.ts';
import { type RunningServer, startServer } from './server.ts';
import { stopAtFaults, stopAtSignals } from './shut-down.ts';

export interface ServerProcess {
  /** Rejects when the server cannot start, or is stopped before it has. */
  readonly ready: Promise<RunningServer>;
  readonly isStopping: () => boolean;
  /** Stops the server and leaves the process running. */
  readonly stop: () => Promise<void>;
  /** Stops the server and exits; the reason is logged. */
  readonly end: (reason: string) => void;
}

/**
 * Runs a server that stops at signals and at uncaught errors, also while it is starting.
 * @param stopOthers ends what the process has started besides the server
 */
export function runProcess(config: Config, log: Logger, stopOthers: () => void = () => undefined): ServerProcess {
  const cancelling = new AbortController();
  const ready = startServer(config, log, cancelling.signal);
  // The consumer handles the rejection later; until then it must not count as unhandled.
  ready.catch(() => undefined);
  const stop = async () => {
    stopOthers();
    cancelling.abort();
    const server = await ready.catch(() => null);
    await server?.stop();
  };
  const end = stopAtSignals(stop, log);
  stopAtFaults(stop, log);
  return { ready, isStopping: () => cancelling.signal.aborted, stop, end };
}
