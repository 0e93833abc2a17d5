import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { createPool } from '../platform/database/pool.ts';
import { startFakeBucket } from './fake-bucket.ts';
import { startFakeSmtp } from './fake-smtp.ts';
import { type Nginx, startNginx } from './nginx.ts';

/*
 * `serve-surroundings.ts <data folder> <connections>` runs what the servers of an installation need, for
 * `pnpm capacity`: PostgreSQL, a mail server, a bucket and, once told which servers there are, a balancer. Speaks with
 * its parent over IPC and ends with it.
 */

const REPORT_MS = 50;
const LOCKS_MS = 500;
const CODE = /Kode Anda:\s*(?:<[^>]*>\s*)*(\d{6})/;

const [dataDir = '', connections = ''] = process.argv.slice(2);
const quiet = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({ dataDir, log: quiet, settings: { max_connections: connections } });
const smtp = await startFakeSmtp();
const bucket = await startFakeBucket();

// The load uploads one file many times: 50,000 copies of it would fill the memory.
let last: Buffer = Buffer.alloc(0);
const keep = bucket.objects.set.bind(bucket.objects);
bucket.objects.set = (key, object) => {
  if (!last.equals(object.content)) last = object.content;
  return keep(key, { ...object, content: last });
};

const say = (message: object): void => void (process.connected && process.send?.(message));

let received = 0;
setInterval(() => {
  const mails = smtp.received.splice(0);
  received += mails.length;
  const codes = mails.flatMap(({ to, text }) => {
    const code = CODE.exec(text.replace(/=\r?\n/g, ''))?.[1];
    return code === undefined ? [] : [{ to, code }];
  });
  if (mails.length > 0) say({ kind: 'mails', received, codes });
}, REPORT_MS);

const LOCKS = `
  select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;
const pool = createPool({ ...postgres.poolConfig, max: 1 });
setInterval(() => {
  pool.query<{ waiting: number }>(LOCKS).then(
    ({ rows }) => say({ kind: 'locks', waiting: rows[0]?.waiting ?? 0 }),
    () => undefined,
  );
}, LOCKS_MS);

let balancer: Nginx | null = null;
process.on('message', async ({ servers }: { servers: readonly string[] }) => {
  await balancer?.stop();
  balancer = await startNginx({ servers });
  say({ kind: 'balancer', url: balancer.url, pid: balancer.pid });
});
process.once('disconnect', async () => {
  await balancer?.stop();
  await pool.end();
  await postgres.stop();
  process.exit();
});
say({ kind: 'ready', postgresPid: postgres.pid, smtpPort: smtp.settings.port, bucketUrl: bucket.settings.endpoint });
