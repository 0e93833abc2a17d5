import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { databaseProblem } from './database-problem.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** The address of the test database, with another name or role. */
function addressOf(changes: { readonly name?: string; readonly role?: string } = {}): string {
  const { connectionString, host = '', port, user, database: own } = database.config;
  if (connectionString !== undefined) {
    const url = new URL(connectionString);
    if (changes.name) url.pathname = changes.name;
    if (changes.role) url.username = changes.role;
    return url.href;
  }
  const socket = `host=${encodeURIComponent(host)}&port=${port}`;
  return `postgres://${changes.role ?? user}@/${changes.name ?? own}?${socket}`;
}

const problemOf = (connectionString: string) =>
  databaseProblem({ name: 'DATABASE_URL', connectionString, throughPooler: false });

describe('the database of a start', () => {
  it('is accepted when it can be used', async () => {
    expect(await problemOf(addressOf())).toBeNull();
  });

  it('is refused when there is none of that name', async () => {
    expect(await problemOf(addressOf({ name: 'tidak_ada' }))).toEqual({
      name: 'DATABASE_URL',
      message: 'names a database that does not exist; create it, or correct the name',
    });
  });

  it('is refused for an unknown role', async () => {
    expect(await problemOf(addressOf({ role: 'tidak_ada' }))).toEqual({
      name: 'DATABASE_URL',
      message: expect.stringMatching(/^has a (role|password) that PostgreSQL refuses; correct/),
    });
  });
});
