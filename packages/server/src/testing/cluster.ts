import { randomBytes } from 'node:crypto';

/** Where the databases of a test run live; plain data, since it is handed to the test workers. */
export type TestCluster = {
  admin: { connectionString?: string; host?: string; port?: number; user?: string; database?: string };
  /** A migrated, empty database. */
  template: string;
};

/** A database name that no other run uses. */
export const randomName = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;
