import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@widya/testing/free-port';

/** A running `pnpm dev`. */
export interface DevServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Starts `pnpm dev` in a copy of the workspace, with the API of a running product.
 * @throws Error with the output, when the process ends or takes too long.
 */
export async function startDevServer(folder: string, remote: string, api: string): Promise<DevServer> {
  const port = await freePort();
  const child = spawn(process.execPath, ['scripts/dev.ts', remote], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', DEV_PORT: String(port), DEV_API: api },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + 300_000;
  while (!output.includes('edits appear without reload')) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await stop();
      throw new Error(`pnpm dev did not start:\n${output}`);
    }
    await setTimeout(100);
  }
  return { url: `http://localhost:${port}`, stop };
}
