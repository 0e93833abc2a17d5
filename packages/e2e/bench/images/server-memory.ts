import { readFileSync, writeFileSync } from 'node:fs';

const megabytesOf = (pid: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;

/** Memory of a process before some work and its peak during it, in MB. */
export async function memoryDuring(
  pid: number,
  work: () => Promise<unknown>,
): Promise<{ readonly before: number; readonly peak: number }> {
  // Writing 5 makes the kernel reset the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const before = megabytesOf(pid, 'VmRSS');
  await work();
  return { before, peak: megabytesOf(pid, 'VmHWM') };
}
