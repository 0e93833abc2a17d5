import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** The order in which parts stop: no part stops before another that needs it. */
const PHASES = ['calls', 'jobs', 'connections', 'database'] as const;
export type Phase = (typeof PHASES)[number];

/** Timeouts of the phases, in ms. Their sum is below the ten seconds after which a process is killed. */
export const PHASE_TIMEOUTS: Readonly<Record<Phase, number>> = {
  calls: 5_000,
  jobs: 1_500,
  connections: 500,
  database: 2_000,
};

export interface Part {
  readonly name: string;
  readonly phase: Phase;
  readonly stop: () => Promise<void>;
  /** Aborts what did not stop in time. */
  readonly force?: () => void;
}

/** Stops parts phase by phase, those of one phase in parallel. A part that fails or hangs does not delay the others. */
export async function stopParts(
  parts: readonly Part[],
  log: Pick<Logger, 'warn' | 'error'>,
  timeouts: Readonly<Record<Phase, number>> = PHASE_TIMEOUTS,
): Promise<void> {
  for (const phase of PHASES) {
    const ofPhase = parts.filter((part) => part.phase === phase);
    await Promise.all(ofPhase.map((part) => stopPart(part, log, timeouts[phase])));
  }
}

async function stopPart({ name, stop, force }: Part, log: Pick<Logger, 'warn' | 'error'>, timeout: number) {
  const waiting = new AbortController();
  const ended = stop()
    .catch((error: unknown) => log.error({ err: error, part: name }, 'A part did not stop cleanly'))
    .then(() => true);
  const inTime = await Promise.race([ended, wait(timeout, false, { signal: waiting.signal }).catch(() => false)]);
  waiting.abort();
  if (inTime) return;
  log.warn({ part: name }, 'A part did not stop in time and is cut off');
  force?.();
}
