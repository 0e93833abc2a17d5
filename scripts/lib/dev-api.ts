import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../../packages/remote-tools/build/paths.ts';

/** The API server may start its database first, which takes longest on the first start. */
const READY_WITHIN = 90_000;

/** Whether everything but the page works, which the development server builds itself. */
const isReady = async (api: string): Promise<boolean> => {
  try {
    const { checks } = (await (await fetch(`${api}/readyz`)).json()) as { checks: Record<string, string> };
    return Object.entries(checks).every(([part, state]) => part === 'page' || state === 'ok');
  } catch {
    return false;
  }
};

/**
 * Uses a running API server at an address, or starts one that restarts after every edit.
 * @param api `http://localhost:8080`
 * @returns a function that stops what was started.
 */
export async function ensureApi(api: string): Promise<() => Promise<void>> {
  if (await isReady(api)) return async () => undefined;
  const { port } = new URL(api);
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    cwd: path.resolve(ROOT),
    env: { ...process.env, PORT: port },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  const giveUp = Date.now() + READY_WITHIN;
  while (!(await isReady(api))) {
    if (child.exitCode === null && Date.now() < giveUp) await pause(300);
    else {
      await stop();
      throw new Error(`The API server did not start at ${api}`);
    }
  }
  return stop;
}
