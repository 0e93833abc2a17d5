import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What queries are written against: the transaction of a call, or a plain connection in jobs and seeds. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
