import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '@widya/testing/free-port';

export const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A running product with its own port, data and processes. */
export interface Product {
  readonly url: string;
  readonly dataDir: string;
  /** Returns the output so far. */
  readonly output: () => string;
  /** The process of the command. */
  readonly process: ChildProcess;
  /** Stops the product as Ctrl+C does and waits until all its processes have ended. */
  readonly stop: () => Promise<void>;
}

export interface ProductOptions {
  /** Folder that is kept after `stop`. Default: a temporary folder that `stop` removes. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds that the start may take. */
  readonly limit?: number;
}

/** Matches the log entry that the product prints once it serves requests. */
const ADDRESS = /"address":"(http:[^"]+)","msg":"Widya is ready"/;

/** What the process of a starting product reports. */
interface Starting {
  readonly hasEnded: () => boolean;
  /** Returns the output so far. */
  readonly output: () => string;
  /** Milliseconds that the start may take. */
  readonly limit: number;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(30_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Waits until a product serves requests. Reads the address from the output of its process, because another program may
 * respond at an address that was only chosen for the product.
 * @returns the address of the product
 * @throws Error with the output, when the product ends or takes too long
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

/** Waits until the embedded database has ended too, because a busy product exits without waiting for the database. */
async function untilDatabaseEnded(dataDir: string): Promise<void> {
  while (existsSync(path.join(dataDir, 'pg18/postmaster.pid'))) await setTimeout(50);
}

/**
 * Copies the database that the suites fill once (WIDYA_DEMO_DATA) into a data folder, to save each product the time of
 * filling its own.
 */
function copyDemoData(folder: string): void {
  const filled = process.env.WIDYA_DEMO_DATA;
  const database = path.join(folder, 'pg18');
  if (!filled || existsSync(database)) return;
  cpSync(filled, folder, { recursive: true });
  // PostgreSQL refuses a folder that other users may read, and a copied folder gets the permissions of a new one.
  chmodSync(database, 0o700);
}

/**
 * Starts the product with the script behind the README's command, by default without rate limits, and waits until it
 * serves requests.
 * @throws Error with the output, when the product ends or takes too long
 */
export async function startProduct({
  dataDir,
  port,
  env = {},
  limit = 1_200_000,
}: ProductOptions = {}): Promise<Product> {
  const isTemporary = dataDir === undefined;
  const folder = dataDir ?? mkdtempSync(path.join(tmpdir(), 'widya-e2e-'));
  copyDemoData(folder);
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
    if (isTemporary) rmSync(folder, { recursive: true, force: true });
  };
  try {
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    const url = await untilServing({ hasEnded, output: () => output, limit });
    return { url, dataDir: folder, output: () => output, process: child, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
