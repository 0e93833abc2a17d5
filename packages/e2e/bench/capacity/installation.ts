import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '@widya/testing/free-port';
import { ROOT, untilServing } from '../../support/product.ts';
import { type Surroundings, startSurroundings } from './surroundings.ts';

/** A process of the product. */
export interface ServerProcess {
  readonly name: string;
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** Servers behind a balancer, a worker, and what they need. */
export interface Installation {
  /** Address of the balancer. */
  readonly url: string;
  readonly balancerPid: number;
  readonly servers: readonly ServerProcess[];
  readonly worker: ServerProcess;
  readonly surroundings: Surroundings;
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

export interface InstallationOptions {
  readonly dataDir: string;
  readonly servers: number;
  /** `DATABASE_POOL_SIZE` of each process. */
  readonly pool: number;
  /** `SMTP_RATE` of the worker. */
  readonly mailRate: number;
}

export const METRICS_TOKEN = 'token-of-the-capacity-run';
/** Connections of a process besides its pool: exports, the lease of the embedded database. */
const OTHER_CONNECTIONS = 4;
/** Connections for the preparation and for superusers. */
const SPARE_CONNECTIONS = 12;

async function startProcess(name: string, env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // An interrupted run must not leave servers behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (hasEnded()) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
    process.off('exit', kill);
  };
  try {
    const url = await untilServing({ hasEnded, output: () => output, limit: 300_000 });
    return { name, url, pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts an installation as docs/deploy.md describes it, on one machine. @throws Error when a part does not start. */
export async function startInstallation({
  dataDir,
  servers,
  pool,
  mailRate,
}: InstallationOptions): Promise<Installation> {
  const connections = (servers + 1) * (pool + OTHER_CONNECTIONS) + SPARE_CONNECTIONS;
  const surroundings = await startSurroundings(dataDir, connections);
  const processes: ServerProcess[] = [];
  const stop = async () => {
    await Promise.all(processes.map((each) => each.stop()));
    await surroundings.stop();
  };
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_POOL_SIZE: String(pool),
    PUBLIC_URL: 'https://widya.example',
    // The load names the address of each person, as a proxy before the balancer would.
    TRUST_PROXY: '2',
    METRICS_TOKEN,
    LOG_LEVELS: 'http=warn',
    S3_BUCKET: 'widya',
    S3_ENDPOINT: surroundings.bucketUrl,
    S3_ACCESS_KEY_ID: 'UJI',
    S3_SECRET_ACCESS_KEY: 'UJI',
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(surroundings.smtpPort),
    SMTP_RATE: String(mailRate),
    MAIL_FROM: 'Widya <tidak-dibalas@uji.example>',
  };
  try {
    const worker = await startProcess('worker', { ...env, JOBS: 'on' });
    processes.push(worker);
    for (let n = 1; n <= servers; n += 1) processes.push(await startProcess(`server ${n}`, { ...env, JOBS: 'off' }));
    const answering = processes.filter((each) => each !== worker);
    const { url, pid } = await surroundings.balance(answering.map((each) => each.url));
    return { url, balancerPid: pid, servers: answering, worker, surroundings, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
