import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as editing from '@widya/contract/class-editing';
import * as actions from '@widya/contract/participants-actions';
import * as invite from '@widya/contract/participants-invite';
import { and, eq, sql } from 'drizzle-orm';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { VISITOR } from '../../testing/examples/public.ts';
import { insertAdmin, insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { registerVisitor } from '../../testing/register-visitor.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { withoutLocks } from '../../testing/without-locks.ts';
import { payRegistration } from './change-one.ts';
import { lockOpenClass } from './open-class.ts';
import { registerPeople } from './register-people.ts';
import { CLASS_PEOPLE } from './source.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp({ env: { PUBLIC_URL: 'http://localhost:8080', LOG_LEVEL: 'silent' } });
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
});
afterAll(() => api.close());

let visitors = 0;
const visitor = () => {
  visitors += 1;
  return { ...VISITOR, email: `pengunjung-${visitors}@uji.example`, full_name: `Pengunjung ${visitors}` };
};

const register = (code: string) => registerVisitor(api, code, visitor());

const countOf = async (classId: number) => {
  const rows = await api.db
    .select({ status: registrations.status, people: sql<number>`count(*)::int` })
    .from(registrations)
    .where(eq(registrations.class_id, classId))
    .groupBy(registrations.status);
  return Object.fromEntries(rows.map(({ status, people }) => [status, people]));
};
const takenIn = async (classId: number) => {
  const counts = await countOf(classId);
  return (counts.ACCEPTED ?? 0) + (counts.WAITING ?? 0);
};
const mailsOf = (classId: number) => api.db.select().from(emailOutbox).where(eq(emailOutbox.class_id, classId));

describe('many register at once (S26)', () => {
  it('assigns one seat to one of 50 in each of 200 rounds, with 49 waiting and no failures', async () => {
    for (let round = 0; round < 200; round += 1) {
      const made = await insertClass(api.db, { quota: 1, price: 0 });
      const answers = await Promise.all(Array.from({ length: 50 }, () => register(made.code)));
      expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
      expect(await countOf(made.id)).toEqual({ ACCEPTED: 1, PENDING: 49 });
    }
  });

  it('accepts 50 of 200 concurrent registrations and puts 150 on the waiting list, each of them once', async () => {
    const made = await insertClass(api.db, { quota: 50, price: 0 });
    const answers = await Promise.all(Array.from({ length: 200 }, () => register(made.code)));
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    expect(await countOf(made.id)).toEqual({ ACCEPTED: 50, PENDING: 150 });
    const people = await api.db.select().from(registrations).where(eq(registrations.class_id, made.id));
    expect(new Set(people.map(({ email }) => email)).size).toBe(200);
    expect(new Set((await mailsOf(made.id)).map(({ to_email }) => to_email)).size).toBe(200);
  });

  it('assigns 100 seats to exactly 100 of 2,000, with one mail each', async () => {
    const made = await insertClass(api.db, { quota: 100 });
    const statuses: number[] = [];
    // Runs forty requests at the same time, in forty loops that each make fifty requests one after another.
    await Promise.all(
      Array.from({ length: 40 }, async () => {
        for (let n = 0; n < 50; n += 1) statuses.push((await register(made.code)).status);
      }),
    );
    expect(statuses.filter((status) => status !== 201)).toEqual([]);
    expect(await countOf(made.id)).toEqual({ WAITING: 100, PENDING: 1_900 });
    const mails = await mailsOf(made.id);
    expect(mails).toHaveLength(2_000);
    expect(mails.filter(({ scenario }) => scenario === 'WAITING')).toHaveLength(100);
  });

  it('oversells without the lock of the class (negative control)', async () => {
    const unlocked = withoutLocks(api.database.config, 10);
    try {
      const race = async (db: TestApp['db']) => {
        const made = await insertClass(api.db, { quota: 1, price: 0 });
        await Promise.all(
          Array.from({ length: 10 }, () =>
            db.transaction(async (tx) => {
              const row = await lockOpenClass(tx, made.code, new Date());
              const form = { ...visitor(), participant_note: '' };
              await registerPeople({ tx, now: new Date(), config: TEST_SITE }, row, [form]);
            }),
          ),
        );
        return takenIn(made.id);
      };
      let oversold = 0;
      for (let round = 0; round < 10; round += 1) if ((await race(unlocked.db)) > 1) oversold += 1;
      expect(oversold).toBeGreaterThan(0);
      for (let round = 0; round < 10; round += 1) expect(await race(api.db)).toBe(1);
    } finally {
      await unlocked.close();
    }
  });
});

describe('every way to a seat at once (S27)', () => {
  it('never exceeds the quota with registrations, acceptances, invitations, the waiting list and late payments', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await insertClass(api.db, { quota: 20 });
      const add = (status: 'PENDING' | 'REJECTED' | 'EXPIRED' | 'WAITING') =>
        insertRegistration(api.db, { class_id: made.id, status });
      const waiting = await Promise.all(Array.from({ length: 10 }, () => add('WAITING')));
      const rejected = await Promise.all(Array.from({ length: 10 }, () => add('REJECTED')));
      const expired = await Promise.all(Array.from({ length: 10 }, () => add('EXPIRED')));
      await Promise.all(Array.from({ length: 10 }, () => add('PENDING')));
      const status = (id: number, body: object) =>
        api.call(actions.setParticipantStatus, admin, { params: { id }, body });
      const guests = Array.from({ length: 10 }, (_, n) => ({
        email: `tamu-${made.id}-${n}@uji.example`,
        nama: `Tamu ${n}`,
      }));
      const answers = await Promise.all([
        ...Array.from({ length: 15 }, () => register(made.code)),
        ...rejected.map(({ id }) => status(id, { status: 'ACCEPTED' })),
        ...waiting.slice(0, 5).map(({ id }) => status(id, { status: 'REJECTED', rejection_message: 'Penuh' })),
        ...waiting.slice(5).map(({ id }) => status(id, { status: 'ACCEPTED' })),
        ...guests.map((guest) =>
          api.call(invite.inviteParticipants, admin, { params: { code: made.code }, body: [guest] }),
        ),
        ...[0, 1, 2].map(() =>
          api.call(editing.updateClass, admin, { params: { code: made.code }, body: { quota: 20 } }),
        ),
        ...expired.map(({ id }) =>
          api.db.transaction((tx) => payRegistration({ tx, now: new Date(), config: TEST_SITE }, CLASS_PEOPLE, id)),
        ),
      ]);
      const refused = answers.flatMap((answer) => ('status' in answer && answer.status >= 500 ? [answer] : []));
      expect(refused).toEqual([]);
      expect(await takenIn(made.id)).toBeLessThanOrEqual(20);
      // Nobody stays on the waiting list while a seat is free.
      const counts = await countOf(made.id);
      if ((counts.PENDING ?? 0) > 0) expect(await takenIn(made.id)).toBe(20);
      const { rows } = await api.database.pool.query('select * from class_counters_drift()');
      expect(rows).toEqual([]);
    }
  });

  it('is exceeded only when staff override it, and the log records that', async () => {
    const made = await insertClass(api.db, { quota: 1 });
    await insertRegistration(api.db, { class_id: made.id });
    const { id } = await insertRegistration(api.db, { class_id: made.id, status: 'PENDING' });
    const accept = (body: object) => api.call(actions.setParticipantStatus, admin, { params: { id }, body });
    const full = await accept({ status: 'ACCEPTED' });
    expect(full).toMatchObject({ status: 409, body: { code: 'QUOTA_FULL', msg: 'Kuota sudah penuh' } });
    expect((await accept({ status: 'ACCEPTED', override_quota: true })).status).toBe(200);
    const [row] = await api.audit();
    expect(row).toMatchObject({ code: 'ACCEPT_PARTICIPANT', after: { override_quota: true } });
  });

  it('allows only one of two staff to assign the last seat', async () => {
    const made = await insertClass(api.db, { quota: 1 });
    const both = await Promise.all(
      [1, 2].map(() => insertRegistration(api.db, { class_id: made.id, status: 'PENDING' })),
    );
    const other = await signedIn(api, await insertAdmin(api.db));
    const answers = await Promise.all(
      both.map(({ id }, n) =>
        api.call(actions.setParticipantStatus, n === 0 ? admin : other, {
          params: { id },
          body: { status: 'ACCEPTED' },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // When both accept the same person, only one call succeeds and one mail is sent.
    const roomy = await insertClass(api.db, { quota: 5 });
    const { id } = await insertRegistration(api.db, { class_id: roomy.id, status: 'PENDING' });
    const same = await Promise.all(
      [admin, other].map((who) =>
        api.call(actions.setParticipantStatus, who, { params: { id }, body: { status: 'ACCEPTED' } }),
      ),
    );
    expect(same.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(same.find(({ status }) => status === 409)?.body.msg).toBe('Pendaftaran ini sudah diterima');
    expect(await mailsOf(roomy.id)).toHaveLength(1);
  });
});

describe('a change and its mail are committed together (S35)', () => {
  it('leaves no status without a mail and no mail without a status, wherever it breaks', async () => {
    const made = await insertClass(api.db, { quota: null });
    await api.database.pool.query(`
      create function break_sometimes() returns trigger language plpgsql as $$
      begin if random() < 0.25 then raise exception 'power failure'; end if; return new; end $$;
      create trigger break_registrations before update on registrations for each row execute function break_sometimes();
      create trigger break_outbox before insert on email_outbox for each row execute function break_sometimes();
      create trigger break_audit before insert on audit_log for each row execute function break_sometimes();`);
    try {
      await api.database.pool.query(
        `with people as (insert into members (email, full_name) select 'rapuh-' || n || '@uji.example', 'Rapuh ' || n
           from generate_series(1, 200) n returning id, email, full_name)
         insert into registrations (class_id, member_id, status, full_name, email, price)
         select $1, id, 'WAITING', full_name, email, 0 from people`,
        [made.id],
      );
      const rows = await api.db.select().from(registrations).where(eq(registrations.class_id, made.id));
      const outcomes: number[] = [];
      for (const { id } of rows) {
        const body = id % 2 ? { status: 'ACCEPTED' } : { status: 'REJECTED', rejection_message: 'Uji' };
        outcomes.push((await api.call(actions.setParticipantStatus, admin, { params: { id }, body })).status);
      }
      expect(new Set(outcomes)).toEqual(new Set([200, 500]));
    } finally {
      await api.database.pool.query('drop function break_sometimes cascade');
    }
    const { rows: torn } = await api.database.pool.query(
      `select r.id from registrations r left join email_outbox m on m.participant_id = r.id and m.class_id = r.class_id
        where r.class_id = $1 and (r.status <> 'WAITING') is distinct from (m.id is not null)`,
      [made.id],
    );
    expect(torn).toEqual([]);
    const changed = await api.db
      .select()
      .from(registrations)
      .where(and(eq(registrations.class_id, made.id), sql`${registrations.status} <> 'WAITING'`));
    expect(changed.length).toBeGreaterThan(50);
  });
});
