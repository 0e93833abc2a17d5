import { readdirSync, readFileSync } from 'node:fs';

/** A tick of the kernel's clock of processor times, milliseconds. */
const TICK = 10;

interface Times {
  readonly pid: number;
  readonly parent: number;
  readonly ms: number;
}

function timesOf(pid: number): Times | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of a process stands in brackets and may hold spaces.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, userOfEnded = 0, systemOfEnded = 0] = fields.slice(11, 15).map(Number);
    return { pid, parent: Number(fields[1]), ms: (user + system + userOfEnded + systemOfEnded) * TICK };
  } catch {
    return null;
  }
}

/** Processor time that a process and all below it have used, milliseconds: what a call costs, however busy the machine is. */
export function processorMs(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => timesOf(Number(name)) ?? []);
  const family = new Set([root]);
  // Children have no smaller place in the list than their parents only by chance: look until nobody is added.
  for (let before = 0; before < family.size; ) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  return all.reduce((sum, { pid, ms }) => (family.has(pid) ? sum + ms : sum), 0);
}
