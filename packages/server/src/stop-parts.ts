import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';

/** In this order parts stop: nothing is stopped that a part before it still needs. */
const PHASES = ['calls', 'jobs', 'connections', 'database'] as const;
export type Phase = (typeof PHASES)[number];

/** Longest waits for the parts of a phase, ms. Together they stay below the ten seconds after which a process is killed. */
export const PATIENCE: Readonly<Record<Phase, number>> = {
  calls: 5_000,
  jobs: 1_500,
  connections: 500,
  database: 2_000,
};

export interface Part {
  readonly name: string;
  readonly phase: Phase;
  readonly stop: () => Promise<void>;
  /** Cuts off what did not end in time. */
  readonly force?: () => void;
}

/** Stops parts phase by phase, those of one phase together. What fails or hangs holds nothing up. */
export async function stopParts(
  parts: readonly Part[],
  log: Pick<Logger, 'warn' | 'error'>,
  patience: Readonly<Record<Phase, number>> = PATIENCE,
): Promise<void> {
  for (const phase of PHASES) {
    const ofPhase = parts.filter((part) => part.phase === phase);
    await Promise.all(ofPhase.map((part) => stopPart(part, log, patience[phase])));
  }
}

async function stopPart({ name, stop, force }: Part, log: Pick<Logger, 'warn' | 'error'>, patience: number) {
  const given = new AbortController();
  const ended = stop()
    .catch((error: unknown) => log.error({ err: error, part: name }, 'A part did not stop cleanly'))
    .then(() => true);
  const inTime = await Promise.race([ended, wait(patience, false, { signal: given.signal }).catch(() => false)]);
  given.abort();
  if (inTime) return;
  log.warn({ part: name }, 'A part did not stop in time and is cut off');
  force?.();
}
