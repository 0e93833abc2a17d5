import { readdirSync, readFileSync } from 'node:fs';

const PAGE_BYTES = 4_096;

const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/**
 * Returns the memory of all processes of a browser in MB. Shared pages count once per process, as in `ps`.
 * @param profile folder of the browser's profile, which identifies its processes.
 */
export function browserMemory(profile: string): number {
  const matching = readdirSync('/proc').filter(
    (pid) => /^\d+$/.test(pid) && readText(`/proc/${pid}/cmdline`).includes(profile),
  );
  const parents = new Set(matching);
  const family = readdirSync('/proc').filter((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    const parent = /\) \S (\d+)/.exec(readText(`/proc/${pid}/stat`))?.[1];
    return parents.has(pid) || (parent !== undefined && parents.has(parent));
  });
  const resident = family.map((pid) => Number(readText(`/proc/${pid}/statm`).split(' ')[1] ?? 0) * PAGE_BYTES);
  return resident.reduce((sum, bytes) => sum + bytes, 0) / 1_048_576;
}

/** Measures the memory of a browser while `work` runs. @returns the growth from the start to the peak, in MB. */
export async function growthDuring(profile: string, work: () => Promise<unknown>): Promise<number> {
  const start = browserMemory(profile);
  let highest = start;
  const watch = setInterval(() => {
    highest = Math.max(highest, browserMemory(profile));
  }, 250);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return Math.max(highest, browserMemory(profile)) - start;
}
