import { randomBytes } from 'node:crypto';
import type pg from 'pg';

/** Connection to the PostgreSQL of a test run; plain data, because it is passed to the test workers as JSON. */
export type TestCluster = {
  admin: { connectionString?: string; host?: string; port?: number; user?: string; database?: string };
  /** A migrated, empty database. */
  template: string;
};

/** Returns the cluster that the global setup of this run created. */
export const testCluster = (): TestCluster => JSON.parse(process.env.WIDYA_TEST_CLUSTER ?? '') as TestCluster;

/** Returns a database name that no other run uses. */
export const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/** Returns the connection settings of one database of the cluster. */
export const databaseConfig = ({ admin }: Pick<TestCluster, 'admin'>, database: string): pg.ClientConfig => {
  if (!admin.connectionString) return { ...admin, database };
  const url = new URL(admin.connectionString);
  url.pathname = `/${database}`;
  return { connectionString: url.href };
};
