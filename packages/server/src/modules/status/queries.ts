import type { Status } from '@widya/contract/status';
import { desc, sql } from 'drizzle-orm';
import { BACKUP_KEY } from '../../platform/database/backup-record.ts';
import { appMeta, files, serverHeartbeats } from '../../platform/database/schema/platform.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { QUEUE_FIGURES, type QueueFigures } from '../../platform/jobs/queue-figures.ts';
import { MAIL_FIGURES, type MailFigures } from '../../platform/mail/mail-figures.ts';
import { WEBHOOK_FIGURES, type WebhookFigures } from '../webhooks/webhook-figures.ts';

/** Number of slow statements shown, and their longest text. */
const SLOWEST = 5;
const LONGEST_TEXT = 300;

async function firstRow<Row>(tx: Tx, query: string): Promise<Row> {
  const { rows } = await tx.execute(sql.raw(query));
  return rows[0] as Row;
}

/** Servers of the last day, the newest first. */
export async function selectServers(tx: Tx): Promise<Status['servers']> {
  const alive = sql<boolean>`${serverHeartbeats.seen_at} > now() - interval '90 seconds'`;
  const rows = await tx
    .select({ server: serverHeartbeats, alive })
    .from(serverHeartbeats)
    .where(sql`${serverHeartbeats.seen_at} > now() - interval '1 day'`)
    .orderBy(desc(serverHeartbeats.started_at));
  return rows.map(({ server, alive }) => ({
    ...server,
    started_at: server.started_at.toISOString(),
    seen_at: server.seen_at.toISOString(),
    alive,
  }));
}

type Size = Pick<Status['database'], 'version' | 'size_bytes' | 'connections' | 'max_connections'>;
type SlowQuery = Status['database']['slow'][number];

const SIZE = `
  select current_setting('server_version') as version, pg_database_size(current_database())::float8 as size_bytes,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
    current_setting('max_connections')::int as max_connections`;

const SLOWEST_STATEMENTS = `
  select query, calls::int as calls, round(mean_exec_time::numeric, 1)::float8 as ms
  from pg_stat_statements where dbid = (select oid from pg_database where datname = current_database())
  order by mean_exec_time desc limit ${SLOWEST}`;

const RUNNING = `
  select query, null as calls, round(extract(epoch from clock_timestamp() - query_start) * 1000)::float8 as ms
  from pg_stat_activity
  where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query <> ''
  order by query_start limit ${SLOWEST}`;

/** A statement without its values, which may be personal data. */
export const withoutValues = (query: string): string =>
  query
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

async function selectSlow(tx: Tx): Promise<Pick<Status['database'], 'source' | 'slow'>> {
  const read = async (query: string, from: Tx): Promise<SlowQuery[]> => {
    const { rows } = await from.execute(sql.raw(query));
    return (rows as unknown as SlowQuery[]).map((row) => ({ ...row, query: withoutValues(row.query) }));
  };
  try {
    // A savepoint: the extension may be missing, not loaded, or closed to this role.
    return { source: 'statements', slow: await tx.transaction((inner) => read(SLOWEST_STATEMENTS, inner)) };
  } catch {
    return { source: 'running', slow: await read(RUNNING, tx) };
  }
}

export const selectDatabase = async (tx: Tx): Promise<Status['database']> => ({
  ...(await firstRow<Size>(tx, SIZE)),
  ...(await selectSlow(tx)),
});

/** Figures of all queues; none before the job queue has created its tables. */
export async function selectQueues(tx: Tx): Promise<QueueFigures[]> {
  const { exists } = await firstRow<{ exists: boolean }>(tx, `select to_regclass('pgboss.job') is not null as exists`);
  if (!exists) return [];
  const { queues } = await firstRow<{ queues: QueueFigures[] }>(tx, `select ${QUEUE_FIGURES} as queues`);
  return queues;
}

export async function selectMail(tx: Tx): Promise<MailFigures> {
  const { mail } = await firstRow<{ mail: MailFigures }>(tx, `select ${MAIL_FIGURES} as mail`);
  return mail;
}

export async function selectWebhooks(tx: Tx): Promise<WebhookFigures> {
  const { webhooks } = await firstRow<{ webhooks: WebhookFigures }>(tx, `select ${WEBHOOK_FIGURES} as webhooks`);
  return webhooks;
}

export const selectFileTotals = (tx: Tx): Promise<{ files: number; size_bytes: number }> =>
  firstRow(tx, `select count(*)::int as files, coalesce(sum(size), 0)::float8 as size_bytes from files`);

/** Key of the newest file; undefined when none is stored. */
export async function selectNewestKey(db: Tx): Promise<string | undefined> {
  const [row] = await db.select({ key: files.key }).from(files).orderBy(desc(files.id)).limit(1);
  return row?.key;
}

export async function selectBackupAt(tx: Tx): Promise<string | null> {
  const [row] = await tx.select({ at: appMeta.updated_at }).from(appMeta).where(sql`${appMeta.key} = ${BACKUP_KEY}`);
  return row?.at.toISOString() ?? null;
}
