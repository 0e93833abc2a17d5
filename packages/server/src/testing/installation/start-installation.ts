import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@widya/testing/eventually';
import { freePort } from '@widya/testing/free-port';
import { type FakeSmtp, startFakeSmtp } from '../fake-smtp.ts';
import { makeTemplate } from '../global-setup.ts';
import { type Nginx, startNginx } from '../nginx.ts';
import { type PgBouncer, startPgBouncer } from '../pgbouncer.ts';
import { type ReplicatedCluster, startReplicatedCluster } from '../replicated-cluster.ts';
import { type Program, programOf } from './program.ts';

const MAIN = new URL('../../main.ts', import.meta.url).pathname;
const BUCKET = new URL('../serve-bucket.ts', import.meta.url).pathname;
export const DATABASE = 'widya';
const SERVERS = 3;

/** Every part of an installation on several machines, here on one. */
export interface Installation {
  readonly servers: readonly Program[];
  readonly worker: Program;
  readonly nginx: Nginx;
  readonly pgbouncer: PgBouncer;
  readonly cluster: ReplicatedCluster;
  readonly bucket: Program;
  readonly smtp: FakeSmtp;
  /** Settings of the servers. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** Writes a page to the folder to which a build writes it, as servers are not ready without one. */
async function writePage(webRoot: string): Promise<void> {
  await mkdir(join(webRoot, 'shell'), { recursive: true });
  await writeFile(join(webRoot, 'shell/index.html'), '<!doctype html><title>Widya</title>');
  await mkdir(join(webRoot, 'site/server'), { recursive: true });
  await writeFile(join(webRoot, 'site/server/index.js'), '');
  const build = { version: '1', baseUrl: '/remotes/mf-classes/1/', screens: {} };
  const current = { ...build, manifest: { routes: [], menu: [], tabs: [] } };
  const registry = { schema: 1, remotes: [{ name: 'mf-classes', current, previous: null }] };
  await writeFile(join(webRoot, 'registry.json'), JSON.stringify(registry));
}

/**
 * Starts nginx, three servers, a worker, PgBouncer, a primary with a synchronous standby, an S3-compatible store and a
 * mail server. The servers reach the database through PgBouncer, and know both hosts for migrations.
 */
export async function startInstallation(): Promise<Installation> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).toReversed()) await end();
  };
  /** Starts a part, which is ended in reverse order. */
  const opened = async <T>(part: Promise<T>, end: (part: T) => Promise<unknown>): Promise<T> => {
    const started = await part;
    closing.push(() => end(started));
    return started;
  };
  const program = async (given: Program): Promise<Program> => {
    closing.push(() => given.kill());
    await given.start();
    return given;
  };
  try {
    const folder = await opened(mkdtemp(join(tmpdir(), 'widya-installation-')), (path) =>
      rm(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
    );
    const settings = { fsync: 'off', max_wal_size: '1GB' };
    const cluster = await opened(startReplicatedCluster({ settings, synchronous: true }), (part) => part.close());
    const { primary, standby } = cluster;
    await makeTemplate(primary.config('postgres'), DATABASE);
    const smtp = await opened(startFakeSmtp(), (part) => part.close());
    const pgbouncer = await opened(
      startPgBouncer({ config: primary.config(DATABASE) }, 20, ['server_login_retry = 1']),
      (part) => part.stop(),
    );
    const bucketPort = await freePort();
    const directory = join(folder, 's3');
    const bucket = await program(
      programOf(BUCKET, { args: [String(bucketPort), directory], ready: 'The bucket is ready' }),
    );
    const webRoot = join(folder, 'dist');
    await writePage(webRoot);
    const hosts = [primary, standby].map(({ port }) => `127.0.0.1:${port}`);
    const env = {
      DATABASE_URL: pgbouncer.url,
      DATABASE_DIRECT_URL: `postgres://widya@${hosts.join(',')}/${DATABASE}`,
      DATABASE_READ_URL: `postgres://widya@127.0.0.1:${standby.port}/${DATABASE}`,
      S3_BUCKET: 'widya',
      S3_ENDPOINT: `http://127.0.0.1:${bucketPort}`,
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
      ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(smtp.settings.port), SMTP_SECURE: 'off' },
      ...{ SMTP_RATE: '100', MAIL_FROM: 'Widya <surat@uji.example>' },
      ...{ SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'), PUBLIC_URL: 'https://widya.example', TRUST_PROXY: '1' },
      ...{ HOST: '127.0.0.1', DEMO: 'off', RATE_LIMIT: 'off', WEB_ROOT: webRoot },
    };
    const serverOf = (port: number, jobs: string) =>
      programOf(MAIN, {
        env: { ...env, PORT: String(port), JOBS: jobs, DATA_DIR: join(folder, `data-${port}`) },
        ready: 'Widya is ready',
      });
    const ports: number[] = [];
    while (ports.length < SERVERS) ports.push(await freePort());
    const servers: Program[] = [];
    for (const port of ports) servers.push(await program(serverOf(port, 'off')));
    const worker = await program(serverOf(await freePort(), 'on'));
    const nginx = await opened(startNginx({ servers: ports.map((port) => `http://127.0.0.1:${port}`) }), (part) =>
      part.stop(),
    );
    await eventually(async () => {
      const ready = await fetch(`${nginx.url}/readyz`);
      if (ready.status !== 200) throw new Error(await ready.text());
    });
    return { servers, worker, nginx, pgbouncer, cluster, bucket, smtp, env, close };
  } catch (error) {
    await close();
    throw error;
  }
}
