import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/class-editing';
import { and, asc, eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { emailOutbox, emailTemplates } from '../../platform/database/schema/email.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { statementsOf } from '../../testing/statements.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { countFreeSeats } from './count-free-seats.ts';
import { promoteInto, promoteWaitingList } from './promote-waiting-list.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:8080' } });
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());
beforeEach(() => api.db.delete(emailTemplates));

const START = Date.UTC(2026, 9, 1);

/**
 * Inserts a full class with a waiting list, whose rows are inserted in another order than that of the registration
 * times.
 */
async function fullClass(seats: number, waiting: number, values: Parameters<typeof insertClass>[1] = {}) {
  const made = await insertClass(api.db, { quota: seats, ...values });
  for (let n = 0; n < seats; n += 1)
    await insertRegistration(api.db, { class_id: made.id, status: n % 2 ? 'WAITING' : 'ACCEPTED' });
  const order = Array.from({ length: waiting }, (_, n) => (n * 37) % waiting);
  for (const n of order) {
    const registered_at = new Date(START + n * 60_000);
    const member = await insertMember(api.db, { full_name: `Antre <${String(n).padStart(3, '0')}>` });
    const { id: member_id, full_name, email } = member;
    await insertRegistration(api.db, {
      class_id: made.id,
      member_id,
      full_name,
      email,
      status: 'PENDING',
      registered_at,
    });
  }
  return made;
}

const inOrder = (id: number) =>
  api.db
    .select({ name: registrations.full_name, status: registrations.status })
    .from(registrations)
    .where(and(eq(registrations.class_id, id)))
    .orderBy(asc(registrations.registered_at));
const mailsOf = (id: number) => api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, id));
const raise = (code: string, quota: number) =>
  api.call(contract.updateClass, admin, { params: { code }, body: { quota } });

describe('raising the quota', () => {
  it('promotes exactly the first 30 of 100, one mail each, in ten calls at once (S28)', async () => {
    const made = await fullClass(4, 100);
    const answers = await Promise.all(Array.from({ length: 10 }, () => raise(made.code, 34)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.reduce((sum, { body }) => sum + Number(body.promoted), 0)).toBe(30);
    const waiting = (await inOrder(made.id)).filter(({ name }) => name.startsWith('Antre'));
    expect(waiting.map(({ status }) => status)).toEqual([...Array(30).fill('WAITING'), ...Array(70).fill('PENDING')]);
    const mails = await mailsOf(made.id);
    expect(mails).toHaveLength(30);
    expect(new Set(mails.map(({ participant_id }) => participant_id)).size).toBe(30);
    expect(mails.every(({ scenario }) => scenario === 'WAITING')).toBe(true);
  });

  it('promotes too many when the seats are counted without the lock of the class (negative control)', async () => {
    const made = await fullClass(2, 40);
    const [row] = await api.db.update(classes).set({ quota: 12 }).where(eq(classes.id, made.id)).returning();
    if (!row) throw new Error('no class');
    const freeSeats = await Promise.all(Array.from({ length: 3 }, () => countFreeSeats(api.db, row)));
    for (const free of freeSeats) await promoteInto({ tx: api.db, now: new Date(), config: TEST_SITE }, row, free);
    const waiting = (await inOrder(made.id)).filter(
      ({ name, status }) => name.startsWith('Antre') && status === 'WAITING',
    );
    expect(waiting).toHaveLength(30);
  });

  it('accepts at once who has nothing to pay, and fills the chosen template with escaped names', async () => {
    const [template] = await api.db
      .insert(emailTemplates)
      .values({
        template_name: 'Diterima',
        scenario: 'ACCEPTED',
        subject_template: 'Selamat {{nama_peserta}}',
        body_template: '<p>{{nama_peserta}} – {{nama_kelas}} – {{tidak_dikenal}} {{tautan_pembayaran}}</p>',
      })
      .returning();
    const made = await insertClass(api.db, { quota: 1, accepted_template_id: template?.id ?? null, name: 'A & B' });
    await insertRegistration(api.db, { class_id: made.id, status: 'ACCEPTED' });
    const member = await insertMember(api.db, { full_name: 'Ani <b>\r\nBcc: x' });
    const { id: member_id, full_name, email } = member;
    const own = { class_id: made.id, member_id, full_name, email, price: 0, status: 'PENDING' as const };
    const person = await insertRegistration(api.db, own);
    expect((await raise(made.code, 0)).body.promoted).toBe(1);
    const [now] = await api.db.select().from(registrations).where(eq(registrations.id, person.id));
    expect(now).toMatchObject({ status: 'ACCEPTED', status_change_info: 'PENDING to ACCEPTED', version: 2 });
    expect(now?.accepted_at).toBeInstanceOf(Date);
    expect(await mailsOf(made.id)).toMatchObject([
      {
        subject: 'Selamat Ani <b> Bcc: x',
        body_html: expect.stringMatching(
          new RegExp(
            `^<p><img [^>]*></p><p>Ani &lt;b&gt;\\r\\nBcc: x – A &amp; B –  http://localhost:8080/daftar/${made.code}</p>$`,
          ),
        ),
        template_id: template?.id,
        to_email: email,
      },
    ]);
  });

  it('rolls promotions back with everything else when the call fails', async () => {
    const made = await fullClass(1, 3);
    await api.database.pool.query(`alter table audit_log add constraint refuse_all check (code = 'X') not valid`);
    try {
      expect((await raise(made.code, 4)).status).toBe(422);
    } finally {
      await api.database.pool.query('alter table audit_log drop constraint refuse_all');
    }
    expect((await inOrder(made.id)).filter(({ status }) => status === 'PENDING')).toHaveLength(3);
    expect(await mailsOf(made.id)).toEqual([]);
  });

  it.each([
    ['a draft', { publish_status: 'DRAFT' as const }],
    ['a hidden class', { publish_status: 'HIDDEN' as const, active: 0 as const }],
    ['a class that is over', { start_time: new Date(START), end_time: new Date(START + 1_000) }],
  ])('assigns no seat of %s', async (_, values) => {
    const made = await fullClass(1, 2, values);
    expect(await promoteWaitingList({ tx: api.db, now: new Date(), config: TEST_SITE }, made.id)).toBe(0);
    expect((await raise(made.code, 9)).body.promoted).toBe(0);
  });

  it('promotes a waiting list of a thousand with few statements', async () => {
    const made = await insertClass(api.db, { quota: 1 });
    await insertRegistration(api.db, { class_id: made.id });
    await api.database.pool.query(
      `with people as (insert into members (email, full_name) select 'massa-' || n || '@uji.example', 'Massa ' || n
         from generate_series(1, 1000) n returning id, email, full_name)
       insert into registrations (class_id, member_id, status, full_name, email, price)
       select $1, id, 'PENDING', full_name, email, 0 from people`,
      [made.id],
    );
    const statements = await statementsOf(async () => expect((await raise(made.code, -1)).body.promoted).toBe(1_000));
    expect(statements).toBeLessThan(100);
    expect(await mailsOf(made.id)).toHaveLength(1_000);
  });
});
