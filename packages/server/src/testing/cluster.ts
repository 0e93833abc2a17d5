import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Where the databases of a test run live; plain data, since it is handed to the test workers. */
export type TestCluster = {
  admin: { connectionString?: string; host?: string; port?: number; user?: string; database?: string };
  /** A migrated, empty database. */
  template: string;
};

/** The cluster that the global setup of this run made. */
export const givenCluster = (): TestCluster => JSON.parse(process.env.WIDYA_TEST_CLUSTER ?? '') as TestCluster;

/** A database name that no other run uses. */
export const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/** How to reach one database of the cluster. */
export const databaseConfig = ({ admin }: Pick<TestCluster, 'admin'>, database: string): pg.ClientConfig => {
  if (!admin.connectionString) return { ...admin, database };
  const url = new URL(admin.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};
