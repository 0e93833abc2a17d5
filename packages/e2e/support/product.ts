import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A running product of its own: port, data, processes. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Milliseconds from the command to the first answer. */
  readonly startedIn: number;
  /** What it has printed so far. */
  readonly output: () => string;
  /** The process of the command. */
  readonly process: ChildProcess;
  /** Stops it as Ctrl+C does and waits until everything has ended. */
  readonly stop: () => Promise<void>;
}

export interface ProductOptions {
  /** Kept after `stop`; a temporary one, removed with it, when left out. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds it may take. */
  readonly limit?: number;
}

/** A port nobody listens on right now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Asks until there is an answer of status 200. @throws Error with what the product printed, when it ends or takes too long */
export async function untilReady(
  url: string,
  hasEnded: () => boolean,
  limit: number,
  output: () => string,
): Promise<void> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error(`The product ended before it was ready:\n${output()}`);
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) }).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The product was not ready within ${limit} ms:\n${output()}`);
}

/** Starts the product with the command of the README. */
export async function startProduct({
  dataDir,
  port,
  env = {},
  limit = 1_200_000,
}: ProductOptions = {}): Promise<Product> {
  const ownData = dataDir === undefined;
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'widya-e2e-'));
  const listening = port ?? (await freePort());
  const url = `http://localhost:${listening}`;
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(listening),
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGINT');
    const late = setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), 60_000);
    await ended;
    clearTimeout(late);
    if (ownData) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(
      `${url}/readyz`,
      () => child.exitCode !== null || child.signalCode !== null,
      limit,
      () => output,
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, dataDir: folder, startedIn: performance.now() - started, output: () => output, process: child, stop };
}
