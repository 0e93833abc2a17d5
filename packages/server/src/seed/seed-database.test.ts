import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FULL_COST } from '../platform/auth/hashing-cost.ts';
import { verifyPassword } from '../platform/auth/passwords.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { DEMO_PASSWORD } from './accounts.ts';
import { checksum } from './checksum.ts';
import { DAY } from './clock.ts';
import { isEmptyDatabase, prepareWithoutDemo, seedIfEmpty, seedOrRefuse } from './prepare-database.ts';
import { saveSuperadmin } from './save-superadmin.ts';
import { SIZES } from './sizes.ts';

const NOW = Date.parse('2026-11-20T03:00:00Z');
const silent = { info: () => undefined };

describe('demo data of size S', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await seedOrRefuse(database.pool, { size: 'S', now: NOW });
  });
  afterAll(() => database.close());

  const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
  const number = async (sql: string): Promise<number> => Number(Object.values((await rows(sql))[0] ?? {})[0]);
  const count = (from: string): Promise<number> => number(`select count(*) from ${from}`);

  it('has exactly the numbers of rows in `SIZES`', async () => {
    const size = SIZES.S;
    const expected: Record<string, number> = {
      members: size.members,
      classes: size.classes,
      registrations: size.registrations,
      orders: size.orders,
      payment_notifications: size.paymentNotifications,
      vouchers: size.vouchers,
      email_log: size.emails,
      feedback: size.feedback,
      questions: size.questions,
      certificates: size.certificates,
      presence_forms: size.presence,
      audit_log: size.auditRows,
      courses: size.courses,
      course_chapters: size.chapters,
      course_sub_chapters: size.subChapters,
      course_progress: size.progress,
    };
    const found = Object.fromEntries(
      await Promise.all(Object.keys(expected).map(async (table) => [table, await count(table)])),
    );
    expect(found).toEqual(expected);
  });

  it('is skewed: one percent of the classes hold forty percent of the registrations', async () => {
    const top = await number(
      'select sum(n) from (select count(*) as n from registrations group by class_id order by 1 desc limit 2) t',
    );
    expect(top / SIZES.S.registrations).toBeCloseTo(0.4, 2);
    expect(await count("registrations r join classes c on c.id = r.class_id where c.code = 'UKUR-500'")).toBe(500);
    expect(
      await count('class_counters where waiting + accepted + pending + rejected + cancelled + expired = 0'),
    ).toBeGreaterThan(3);
  });

  it('has duplicates, single and very long names, emoji and unknown birthdays, like real lists', async () => {
    const share = async (condition: string) => (await count(`members where ${condition}`)) / SIZES.S.members;
    expect(await share('duplicate_of_id is not null')).toBeCloseTo(0.03, 1);
    expect(await share("full_name not like '% %'")).toBeGreaterThan(0.02);
    expect(await count("members where full_name like '%''%'")).toBeGreaterThan(20);
    expect(await count('members where length(full_name) > 80')).toBeGreaterThan(3);
    expect(await count("members where full_name ~ '[🌸📚✨😊]'")).toBeGreaterThan(3);
    expect(await count("members where city like 'Kab. %'")).toBeGreaterThan(500);
    expect(await count("members where city like 'Kota %'")).toBeGreaterThan(500);
    expect(await count("members where date_of_birth = '1970-01-01'")).toBeGreaterThan(20);
    expect(
      await count("members where email not like '%.example' or phone_num not like '+62800%' and phone_num <> ''"),
    ).toBe(0);
  });

  it('has counters that match the rows that they count', async () => {
    expect(await rows('select * from class_counters_drift()')).toEqual([]);
    expect(await rows('select * from course_counters_drift()')).toEqual([]);
    expect(
      await count(
        'vouchers v where used_count <> (select count(*) from voucher_uses u where u.voucher_id = v.id and released_at is null)',
      ),
    ).toBe(0);
  });

  it('obeys the rules of registrations and orders', async () => {
    const seats =
      "(select class_id, count(*) filter (where status in ('ACCEPTED', 'WAITING')) as taken, count(*) filter (where status = 'PENDING') as queued from registrations group by 1) s join classes c on c.id = s.class_id";
    expect(await count(`${seats} where taken > quota`)).toBe(0);
    expect(await count(`${seats} where queued > 0 and taken <> quota`)).toBe(0);
    expect(await count(`${seats} where queued > 0 and c.end_time > '2026-11-20T03:00:00Z'`)).toBeGreaterThan(0);
    const paid =
      "registrations r join order_items i on i.participant_id = r.id join orders o on o.id = i.order_ref where o.exception is null and (r.status = 'ACCEPTED') <> (o.paid_status in ('settlement', 'capture'))";
    expect(await count(paid)).toBe(0);
    expect(
      await count(
        'registrations r join order_items i on i.participant_id = r.id join orders o on o.id = i.order_ref where o.amount <> r.price',
      ),
    ).toBe(0);
    expect(await count("registrations where invited and (status <> 'ACCEPTED' or price <> 0)")).toBe(0);
    expect(
      await count(
        "orders where paid_status = 'WAIT_SNAP_NOTIFICATION' and exists (select 1 from payment_notifications n where n.order_id = orders.order_id)",
      ),
    ).toBe(0);
    expect(
      await count(
        `registrations where greatest(registered_at, accepted_at, confirmed_at, rejected_at) > '${new Date(NOW).toISOString()}'`,
      ),
    ).toBe(0);
    expect(
      await count(
        'certificates c join registrations r on r.id = c.participant_id where r.certificate_url is distinct from c.certificate_url',
      ),
    ).toBe(0);
  });

  it('has running, hidden, free, empty and permanent classes', async () => {
    const upcoming = "classes c join class_counters k on k.class_id = c.id where c.end_time > '2026-11-20T03:00:00Z'";
    expect(
      await count("classes where start_time <= '2026-11-20T03:00:00Z' and end_time > '2026-11-20T03:00:00Z'"),
    ).toBe(1);
    expect(await count(`${upcoming} and c.active = 0`)).toBeGreaterThan(0);
    expect(await count(`${upcoming} and c.price = 0`)).toBeGreaterThan(0);
    expect(await count(`${upcoming} and k.accepted + k.waiting = 0`)).toBeGreaterThan(0);
    expect(await count('classes where permanent')).toBeGreaterThan(1);
    const todos = await rows(
      `select distinct stream_url is null as s, attachment_urls = '[]' as m, quiz_questions = 0 as q from ${upcoming}`,
    );
    expect(todos.length).toBe(8);
    const linked =
      "class_instructors i join instructors t on t.id = i.instructor_id where t.email = 'widyaiswara@widya.example'";
    expect(await count(linked)).toBeGreaterThan(10);
    expect(await count(linked)).toBeLessThan(SIZES.S.classes / 2);
  });

  it('has the demo accounts, with the printed password', async () => {
    const accounts = await rows(
      'select email, role, menu, active, password_hash from admins where password_hash is not null order by id',
    );
    expect(accounts.map(({ email, role, active }) => [email, role, active])).toEqual([
      ['superadmin@widya.example', 'superadmin', 1],
      ['admin@widya.example', 'admin', 1],
      ['admin.terbatas@widya.example', 'admin', 1],
      ['admin.diblokir@widya.example', 'admin', 0],
    ]);
    expect(accounts[2]?.menu).toBe('["home","email"]');
    expect(await verifyPassword(String(accounts[0]?.password_hash), DEMO_PASSWORD, FULL_COST, 'known')).toBe(true);
  });

  it('continues ids after the loaded ones and keeps constraints and triggers', async () => {
    await database.pool.query("insert into topics (code, name) values ('BARU', 'Baru')");
    const created = await database.pool.query(
      "insert into classes (code, name, topic_code) values ('BARU2026', 'Kelas Baru', 'BARU') returning id",
    );
    expect(created.rows).toEqual([{ id: SIZES.S.classes + 1 }]);
    expect(await count(`class_counters where class_id = ${SIZES.S.classes + 1}`)).toBe(1);
    await expect(
      database.pool.query('insert into class_instructors (class_id, instructor_id) values (999999, 1)'),
    ).rejects.toThrow('foreign key');
    await expect(database.pool.query('delete from audit_log')).rejects.toThrow('append-only');
    await database.pool.query("delete from classes where code = 'BARU2026'; delete from topics where code = 'BARU'");
  });

  it('refuses to seed twice, and does nothing at the next start', async () => {
    await expect(seedOrRefuse(database.pool, { size: 'S', now: NOW })).rejects.toThrow('not empty');
    expect(await seedIfEmpty(database.pool, 'S', silent)).toBe(false);
  });

  it('is identical for the same `now`, and differs for another', async () => {
    const sums: string[] = [await checksum(database.pool)];
    for (const now of [NOW, NOW + DAY]) {
      const other = await createTestDatabase();
      await seedOrRefuse(other.pool, { size: 'S', now });
      sums.push(await checksum(other.pool));
      await other.close();
    }
    expect(sums[1]).toBe(sums[0]);
    expect(sums[2]).not.toBe(sums[0]);
  });
});

describe('a database without demo data', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it('gets the default topic and requires a superadmin until there is one', async () => {
    expect(await prepareWithoutDemo(database.pool)).toEqual({ needsSuperadmin: true });
    expect((await database.pool.query('select code, name from topics')).rows).toEqual([{ code: '0', name: 'Umum' }]);
    const account = { email: 'Kepala@uji.example', name: 'Kepala', password_hash: 'hash', menu: '["home"]' };
    const id = await saveSuperadmin(database.pool, account);
    await expect(saveSuperadmin(database.pool, { ...account, email: 'KEPALA@uji.example' })).rejects.toThrow(
      'exists already',
    );
    await expect(saveSuperadmin(database.pool, { ...account, email: 'kepala' })).rejects.toThrow('not an email');
    expect((await database.pool.query('select code, object_id from audit_log')).rows).toEqual([
      { code: 'CREATE_ADMIN', object_id: String(id) },
    ]);
    expect(await prepareWithoutDemo(database.pool)).toEqual({ needsSuperadmin: false });
  });

  it('is seeded once when two servers start together', async () => {
    const other = await createTestDatabase();
    const seeded = await Promise.all([seedIfEmpty(other.pool, 'S', silent), seedIfEmpty(other.pool, 'S', silent)]);
    expect(seeded.sort()).toEqual([false, true]);
    const client = await other.pool.connect();
    expect(await isEmptyDatabase(client)).toBe(false);
    client.release();
    await other.close();
  });
});
