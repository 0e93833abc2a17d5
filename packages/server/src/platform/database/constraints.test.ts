import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { insertAdmin, insertClass, insertMember } from '../../testing/fixtures.ts';
import { auditLog } from './schema/audit.ts';
import { orders } from './schema/orders.ts';
import { voucherUses } from './schema/voucher-uses.ts';
import { vouchers } from './schema/vouchers.ts';

/** Drizzle wraps PostgreSQL's errors; the cause has the code and the constraint. */
const refusal = (constraint: string) => ({ cause: { constraint } });

describe('what the database refuses by itself', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it.each(['update audit_log set code = $1', 'delete from audit_log where code <> $1', 'truncate audit_log'])(
    'refuses to change the audit log: %s',
    async (statement) => {
      await database.db.insert(auditLog).values({ actor_kind: 'system', code: 'CREATE_CLASS', object: 'class' });
      const values = statement.includes('$1') ? ['X'] : [];
      await expect(database.pool.query(statement, values)).rejects.toThrow('audit_log is append-only');
      expect(
        (await database.pool.query("select 1 from audit_log where code = 'CREATE_CLASS'")).rowCount,
      ).toBeGreaterThan(0);
    },
  );

  it('refuses to change more of the audit log than what names a person, even while one is anonymised', async () => {
    await database.db.insert(auditLog).values({ actor_kind: 'system', code: 'CREATE_CLASS', object: 'class' });
    const client = await database.pool.connect();
    try {
      await client.query("begin; set local widya.pseudonymise = 'on'");
      await expect(client.query("update audit_log set object_label = 'x', code = 'X'")).rejects.toThrow('append-only');
      await client.query("rollback; begin; set local widya.pseudonymise = 'on'");
      await expect(client.query('delete from audit_log')).rejects.toThrow('append-only');
    } finally {
      await client.query('rollback');
      client.release();
    }
  });

  it('refuses a second admin with the same email in other letters', async () => {
    await insertAdmin(database.db, { email: 'Sama@uji.example' });
    await expect(insertAdmin(database.db, { email: 'sama@UJI.example' })).rejects.toMatchObject(
      refusal('admins_email_key'),
    );
  });

  it('refuses a second member with the same email, but accepts imported repetitions that are marked', async () => {
    const first = await insertMember(database.db, { email: 'Wayan@uji.example' });
    await expect(insertMember(database.db, { email: ' wayan@uji.example' })).rejects.toMatchObject(
      refusal('members_email_key'),
    );
    const repeated = await insertMember(database.db, { email: 'WAYAN@uji.example', duplicate_of_id: first.id });
    expect(repeated.email_normalised).toBe(first.email_normalised);
  });

  it('refuses class codes that differ only in case, negative prices and an end before the start', async () => {
    await insertClass(database.db, { code: 'SAMA2026' });
    await expect(insertClass(database.db, { code: 'sama2026' })).rejects.toMatchObject(refusal('classes_code_key'));
    await expect(insertClass(database.db, { price: -1 })).rejects.toMatchObject(refusal('classes_price_not_negative'));
    await expect(insertClass(database.db, { quota: 0 })).rejects.toMatchObject(refusal('classes_quota_positive'));
    const now = new Date();
    await expect(insertClass(database.db, { start_time: now, end_time: now })).rejects.toMatchObject(
      refusal('classes_start_before_end'),
    );
  });

  it('lets a single-use voucher be used by one order at a time and counts its uses', async () => {
    const { db, pool } = database;
    const member = await insertMember(db);
    const [voucher] = await db
      .insert(vouchers)
      .values({ name: 'Uji', code: 'UJI-1', type: 'SINGLE_USE', percentage: 10 })
      .returning();
    const made = await db
      .insert(orders)
      .values(['A', 'B'].map((order_id) => ({ order_id, member_id: member.id, amount: 90_000 })))
      .returning();
    const use = (order_ref: number) =>
      db.insert(voucherUses).values({ voucher_id: voucher?.id ?? 0, order_ref, single_use: true, discount: 10_000 });
    const results = await Promise.allSettled(made.map((order) => use(order.id)));
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const uses = async () => (await pool.query("select used_count from vouchers where code = 'UJI-1'")).rows;
    expect(await uses()).toEqual([{ used_count: 1 }]);
    await pool.query('update voucher_uses set released_at = now()');
    expect(await uses()).toEqual([{ used_count: 0 }]);
    await use(made[1]?.id ?? 0);
    expect(await uses()).toEqual([{ used_count: 1 }]);
  });
});
