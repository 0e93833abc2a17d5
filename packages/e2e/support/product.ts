import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

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

/** What the product prints once it serves. */
const ADDRESS = /"address":"(http:[^"]+)","msg":"Widya is ready"/;

/** A started product, as far as its process tells. */
interface Starting {
  readonly hasEnded: () => boolean;
  /** What it has printed so far. */
  readonly output: () => string;
  /** Milliseconds it may take. */
  readonly limit: number;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(30_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Waits until a product serves. The process itself tells where: at an address that was only chosen for it, another program may answer.
 * @returns its address. @throws Error with what the product printed, when it ends or takes too long
 */
export async function untilServing({ hasEnded, output, limit }: Starting): Promise<string> {
  const deadline = performance.now() + limit;
  while (performance.now() < deadline) {
    if (hasEnded()) throw new Error(`The product ended before it was ready:\n${output()}`);
    const url = ADDRESS.exec(output())?.[1];
    if (url && (await isReady(url))) return url;
    await setTimeout(100);
  }
  throw new Error(`The product was not ready within ${limit} ms:\n${output()}`);
}

/** Waits until the embedded database has ended too, which a busy product leaves to itself. */
async function untilDatabaseEnded(dataDir: string): Promise<void> {
  while (existsSync(path.join(dataDir, 'pg18/postmaster.pid'))) await setTimeout(50);
}

/** Saves a product the time of filling its database: the suites fill one (WIDYA_DEMO_DATA), which each product gets a copy of. */
function copyDemoData(folder: string): void {
  const filled = process.env.WIDYA_DEMO_DATA;
  const database = path.join(folder, 'pg18');
  if (!filled || existsSync(database)) return;
  cpSync(filled, folder, { recursive: true });
  // PostgreSQL refuses a folder that others may read, and copies of folders have the rights of new ones.
  chmodSync(database, 0o700);
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
  copyDemoData(folder);
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: ROOT,
    env: {
      ...process.env,
      PORT: String(port ?? (await freePort())),
      DATA_DIR: folder,
      RATE_LIMIT: 'off',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
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
    await ended;
    await untilDatabaseEnded(folder);
    if (ownData) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const url = await untilServing({ hasEnded, output: () => output, limit });
    const startedIn = performance.now() - started;
    return { url, dataDir: folder, startedIn, output: () => output, process: child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
