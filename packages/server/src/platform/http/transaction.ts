import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The type that queries take: the transaction of a call, or a plain connection in jobs and seeds. */
export type Tx = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
