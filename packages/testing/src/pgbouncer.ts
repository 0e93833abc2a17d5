/** Debian's connection pooler, or the one that `PGBOUNCER` names. */
export const PGBOUNCER = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';
