import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const ended = (client: pg.PoolClient): Promise<void> => new Promise((resolve) => client.once('end', resolve));

/** Ends the connection of a client that is checked out and idle, as a database that shuts down does. */
async function breakCheckedOut(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const end = ended(client);
  await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await end;
  return client;
}

it('outlives a connection that breaks while it is checked out', async () => {
  const pool = createPool(database.config);
  const client = await breakCheckedOut(pool);
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

it('reports why there is no connection', async () => {
  const pool = createPool(database.config, undefined, () => Promise.reject(new Error('the disk is full')));
  await expect(pool.connect()).rejects.toThrow('the disk is full');
  await expect(pool.query('select 1')).rejects.toThrow('the disk is full');
  await pool.end();
});

it('would throw without a listener for such errors (negative control)', async () => {
  const pool = new pg.Pool(database.config);
  const client = await pool.connect();
  expect(() => client.emit('error', new Error('terminating connection'))).toThrow('terminating connection');
  // Dropping the database would break a connection that is still being closed, and this pool has no listener for that.
  const end = ended(client);
  client.release(true);
  await end;
  await pool.end();
});
