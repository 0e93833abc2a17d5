import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@widya/testing/eventually';
import { freePort } from '@widya/testing/free-port';
import { NGINX } from '@widya/testing/nginx';

/** The sample configuration that operators copy. */
const SAMPLE = new URL('../../../../deploy/nginx/widya.conf', import.meta.url);

/** nginx with the sample configuration, on a port of 127.0.0.1 and without TLS. */
export interface Nginx {
  readonly url: string;
  /** The master process of the last start. */
  readonly pid: number;
  /** Kills the master and its workers without warning, as systemd ends a unit. */
  readonly kill: () => void;
  /** Starts it again at the same address. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Replaces what differs in a test; fails when the sample does not contain it any more. */
function replaced(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The sample configuration of nginx has nothing like ${pattern}`);
  return text.replace(pattern, by);
}

/** The sample without TLS and its redirect, in front of these servers. */
function siteOf(sample: string, port: number, servers: readonly string[]): string {
  const upstream = servers.map((url) => `server ${new URL(url).host} $1;`).join('\n    ');
  return [
    [/^ {4}server 127\.0\.0\.1:8080 (.*);$/m, upstream],
    [/^server \{\n {4}listen 80;[^}]*\}\n/m, ''],
    [/^ {4}listen 443 ssl http2;$/m, `    listen 127.0.0.1:${port};`],
    [/^ {4}listen \[::\]:443 ssl http2;\n/m, ''],
    [/^ {4}ssl_.*\n/gm, ''],
  ].reduce((text, [pattern, by]) => replaced(text, pattern as RegExp, by as string), sample);
}

const settingsOf = (folder: string, site: string): string =>
  [
    'daemon off;',
    'worker_processes 1;',
    `pid ${folder}/nginx.pid;`,
    'error_log stderr warn;',
    'events { worker_connections 4096; }',
    'http {',
    '  access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n');

/**
 * Starts Debian's nginx with `deploy/nginx/widya.conf`, with its addresses replaced.
 * @param servers their addresses, such as `http://127.0.0.1:8080`
 * @param port where it listens; a free one if left out
 * @throws with its log when it does not start
 */
export async function startNginx({
  servers,
  port: wanted,
}: {
  readonly servers: readonly string[];
  readonly port?: number;
}): Promise<Nginx> {
  const port = wanted ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'widya-nginx-'));
  // Its workers run as another user when the test runs as root.
  await chmod(folder, 0o755);
  const settings = join(folder, 'nginx.conf');
  await writeFile(settings, settingsOf(folder, siteOf(await readFile(SAMPLE, 'utf8'), port, servers)));
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | null = null;
  const kill = () => {
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    // A killed master leaves its workers behind, and they go on answering.
    process.kill(-child.pid, 'SIGKILL');
  };
  // A test run that crashes must not leave it behind.
  process.once('exit', kill);
  const start = async () => {
    const started = spawn(NGINX, ['-c', settings, '-p', folder, '-e', 'stderr'], {
      ...{ detached: true, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    });
    child = started;
    let log = '';
    started.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4_000);
    });
    started.once('error', (error) => {
      log += `${error.message}; install it with «apt-get install nginx»`;
    });
    await eventually(() => fetch(url).then((answer) => answer.arrayBuffer())).catch((cause: unknown) => {
      kill();
      throw new Error(`nginx does not answer: ${log}`, { cause });
    });
  };
  const stop = async () => {
    const ending = child;
    if (ending?.pid !== undefined && ending.exitCode === null && ending.signalCode === null) {
      const exit = once(ending, 'exit');
      kill();
      await exit;
    }
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    get pid() {
      return child?.pid ?? 0;
    },
    ...{ url, kill, start, stop },
  };
}
