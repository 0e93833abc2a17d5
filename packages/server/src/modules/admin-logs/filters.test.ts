import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { auditLog } from '../../platform/database/schema/audit.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { logFilter } from './filters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('searches in the expression of the trigram index', async () => {
  const plan = await database.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain select 1 from ${auditLog} where ${logFilter({ q: 'zzz' })}`);
  });
  expect(JSON.stringify(plan.rows)).toContain('audit_log_search');
});
