import type pg from 'pg';

/** Returns the connection string of a test database, also of one that is reached through a socket. */
export const urlOf = ({ config }: { readonly config: pg.PoolConfig }): string => {
  const { host = '', user, database: name, port } = config;
  return config.connectionString ?? `postgres://${user}@/${name}?host=${encodeURIComponent(host)}&port=${port}`;
};
