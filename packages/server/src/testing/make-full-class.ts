import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { createPool } from '../platform/database/pool.ts';

/*
 * `node make-full-class.ts <data folder> <people>` adds a class that ended yesterday, with so many accepted and present
 * people who are new members, to a running installation. Prints its code.
 */

const [dataDir = '', people = ''] = process.argv.slice(2);
const code = `UKUR${Date.now().toString(36)}`.toUpperCase();

const CLASS = `
  insert into classes (code, name, topic_code, publish_status, quota, start_time, end_time, registration_start_time,
    registration_end_time)
  select $1, 'Tolok ukur ' || $1, (select min(code) from topics), 'OPEN', null, now() - interval '26 hours',
    now() - interval '24 hours', now() - interval '30 days', now() - interval '27 hours'
  returning id`;

const PEOPLE = `
  with added as (
    insert into members (email, full_name, phone_num, province, city, gender, activated)
    select lower($1) || '-' || n || '@uji.example', 'Peserta Ukur ' || n, '+628' || (1000000000 + n), 'Jawa Barat',
      'Kota Bandung', 'F', true
    from generate_series(1, $3::int) n
    returning id, email, full_name)
  insert into registrations (class_id, member_id, status, full_name, email, price, is_present,
    predicate)
  select $2::int, id, 'ACCEPTED', full_name, email, 0, true, 'Menengah' from added`;

const quiet = { info: () => undefined, warn: () => undefined };
const embedded = await startEmbeddedPostgres({ dataDir, log: quiet });
const pool = createPool({ ...embedded.poolConfig, max: 1, statement_timeout: 0 });
try {
  const { rows } = await pool.query<{ id: number }>(CLASS, [code]);
  await pool.query(PEOPLE, [code, rows[0]?.id, Number(people)]);
  await pool.query('analyze members, registrations');
  process.stdout.write(code);
} finally {
  await pool.end();
  await embedded.stop();
}
