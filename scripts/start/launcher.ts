import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Time between two looks at the launching processes, in ms. */
const PAUSE = 500;

interface ProcessInfo {
  readonly parent: number;
  readonly command: readonly string[];
}

/** Null for a process that has ended, and on systems without `/proc`. */
function processInfo(pid: number): ProcessInfo | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name before it may contain spaces and brackets.
    const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split(/[\0 ]+/);
    return { parent: Number(parent), command };
  } catch {
    return null;
  }
}

const isShell = ([program = '', option]: readonly string[]): boolean =>
  /^(ba|da|a)?sh$/.test(path.basename(program)) && option === '-c';

/** npm and npx name their process `npm exec …`; pnpm may be a program or a script. */
const isPackageManager = (command: readonly string[]): boolean =>
  command.slice(0, 2).some((word) => /^(npm|npx|pnpm|pnpx)(-cli)?(\.[cm]?js)?$/.test(path.basename(word)));

/** The process and those that run the command it belongs to, up to the outermost package manager. */
function launchingProcesses(pid: number): number[] {
  const chain = [pid];
  let length = 1;
  for (let next = processInfo(pid)?.parent; next; next = processInfo(next)?.parent) {
    const command = processInfo(next)?.command ?? [];
    if (!isShell(command) && !isPackageManager(command)) break;
    chain.push(next);
    if (isPackageManager(command)) length = chain.length;
  }
  return chain.slice(0, length);
}

/**
 * Calls back once when a process between this one and the outermost package manager has ended. npx passes SIGTERM to
 * a shell, which ends without passing it on to pnpm. The process that started npx may end: a server
 * under nohup or setsid continues. Linux only: the shell of macOS replaces itself by pnpm.
 */
export function whenLauncherEnds(callBack: () => void): void {
  const chain = launchingProcesses(process.pid);
  if (chain.length === 1) return;
  const isWhole = () =>
    chain.every((pid, index) => index === chain.length - 1 || processInfo(pid)?.parent === chain[index + 1]);
  const timer = setInterval(() => {
    if (isWhole()) return;
    clearInterval(timer);
    callBack();
  }, PAUSE);
  timer.unref();
}
