import pg from 'pg';

/** Key in `app_meta` of the newest complete backup. */
export const BACKUP_KEY = 'backup';

/** Records a complete backup for the screen *Status*. @throws when the database cannot be written, as a standby. */
export async function recordBackup(database: pg.ClientConfig, madeAt: Date): Promise<void> {
  const client = new pg.Client({ ...database, application_name: 'widya-backup' });
  try {
    await client.connect();
    await client.query(
      `insert into app_meta (key, value, updated_at) values ($1, '{}', $2)
       on conflict (key) do update set updated_at = excluded.updated_at`,
      [BACKUP_KEY, madeAt],
    );
  } finally {
    await client.end();
  }
}
