import { readdirSync, readFileSync } from 'node:fs';

/** The unit in which the kernel counts processor time, milliseconds. */
const TICK = 10;

interface Times {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

function timesOf(pid: number): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Skips the name of the process, which is in brackets and may contain spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
    return { pid, parent: Number(fields[1]), ms: (user + system + userOfEnded + systemOfEnded) * TICK };
  } catch {
    return null;
  }
}

/**
 * Returns the processor time of a process and its descendants in milliseconds, which does not depend on other load of
 * the machine.
 */
export function processorMs(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? []);
  const family = new Set([root]);
  // A child may come before its parent in the list, so this repeats until no process is added.
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, ms }) => (family.has(pid) ? sum + ms : sum), 0);
}
