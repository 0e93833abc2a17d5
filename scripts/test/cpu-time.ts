import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second in /proc, on every Linux. */
const TICKS = 100;
const INTERVAL = 1_000;

interface ProcessTimes {
  readonly parent: number;
  /** User and system time of the process, in seconds. */
  readonly own: number;
  /** Times of its ended children and their descendants, in seconds. */
  readonly waitedFor: number;
}

/** Parses a line of /proc/<pid>/stat; the name in brackets may contain brackets and blanks. */
export function parseStat(line: string): ProcessTimes {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  const seconds = (index: number): number => (Number(fields[index]) + Number(fields[index + 1])) / TICKS;
  return { parent: Number(fields[1]), own: seconds(11), waitedFor: seconds(13) };
}

const readTimes = (pid: number | 'self'): ProcessTimes | null => {
  try {
    return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return null;
  }
};

/**
 * Measures the processor time of all processes that this one starts. Looks for descendants every second and remembers
 * them, so that a browser or database that detaches itself is counted; times of awaited processes are exact. The result
 * is the larger of both sums.
 * @returns a function that stops measuring and returns seconds of user and system time; 0 without /proc.
 */
export function measureCpuTime(): () => number {
  const own = new Map<number, number>();
  const known = new Set([process.pid]);
  const sample = (): void => {
    const all = new Map<number, ProcessTimes>();
    for (const name of readdirSync('/proc')) {
      const times = /^\d+$/.test(name) ? readTimes(Number(name)) : null;
      if (times) all.set(Number(name), times);
    }
    for (const pid of known) if (!all.has(pid)) known.delete(pid);
    let added = true;
    while (added) {
      added = false;
      for (const [pid, { parent }] of all)
        if (known.has(parent) && !known.has(pid)) {
          known.add(pid);
          added = true;
        }
    }
    for (const pid of known) {
      const times = all.get(pid);
      if (times && pid !== process.pid) own.set(pid, times.own);
    }
  };
  if (readTimes('self') === null) return () => 0;
  const timer = setInterval(sample, INTERVAL);
  return () => {
    clearInterval(timer);
    const sampled = [...own.values()].reduce((sum, seconds) => sum + seconds, 0);
    return Math.max(sampled, readTimes('self')?.waitedFor ?? 0);
  };
}
