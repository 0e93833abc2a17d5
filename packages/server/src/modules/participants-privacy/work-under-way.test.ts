import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/participants-privacy';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { taskItems, tasks } from '../../platform/database/schema/tasks.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { forgettingMark, holdPeople } from '../../platform/jobs/engine/forgetting.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import { startTask } from '../../platform/jobs/engine/start-task.ts';
import { type AnyTaskKind, defineTaskKind } from '../../platform/jobs/engine/task-kind.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertMember, insertSuperadmin } from '../../testing/fixtures.ts';
import { lockWaiters } from '../../testing/lock-waiters.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { anonymise } from './anonymise.ts';

let t: TestApp;
let superadmin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  superadmin = await signedIn(t, await insertSuperadmin(t.db));
});
afterAll(() => t.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
type Member = typeof members.$inferSelect;
type Item = { readonly nama: string; readonly email: string };

const forget = ({ id, email }: Member) =>
  t.call(contract.anonymiseMember, superadmin, { params: { id }, body: { confirm_email: email } });

/** The control: deletes personal data without waiting for work in progress, as the server did formerly. */
const forgetAtOnce = (member: Member) => t.db.transaction((tx) => anonymise(tx, member, new Date()));

/** Blocks work that calls `pass` until `open` is called; `reached` resolves when the work is blocked. */
function door() {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  const pass = async () => {
    reached.resolve();
    await opened.promise;
  };
  return { pass, reached: reached.promise, open: () => opened.resolve() };
}

const begin = (kind: AnyTaskKind, items: readonly Item[]) =>
  t.db.transaction((tx) => {
    const caller = { kind: 'admin', id: 1 } as const;
    const starter = { tx, caller, now: new Date(), requestId: 'uji', jobs: t.services.jobs };
    return startTask(starter, kind as never, { items: items.map((data) => ({ label: data.nama, data })) });
  });
const run = (kind: AnyTaskKind, id: number) => runTask(t.services, [kind], { task: id }, log);

describe('an item in work when its person is forgotten (S43)', () => {
  /**
   * Deletes the personal data of a member while a worker has read it from an item. The worker then writes it to a table
   * that is anonymised before the items are.
   */
  async function scene(name: string, forgets: (member: Member) => Promise<unknown>) {
    const member = await insertMember(t.db, { full_name: name });
    const made = await insertClass(t.db);
    const checkpoint = door();
    const kind = defineTaskKind<Item>({
      name: `uji-${name}`,
      label: 'Proses uji',
      workItem: async (_services, tx, { data }) => {
        await checkpoint.pass();
        const about = { class_id: made.id, question: 'Kapan?' };
        await tx.insert(questions).values({ ...about, full_name: data.nama, email: data.email });
        return { outcome: 'sent' };
      },
    });
    const { id } = await begin(kind, [{ nama: name, email: member.email }]);
    const working = run(kind, id);
    await checkpoint.reached;
    const forgetting = forgets(member);
    await eventually(async () => expect(await lockWaiters(t.db)).toBeGreaterThan(0));
    checkpoint.open();
    await Promise.all([working, forgetting]);
    const [item] = await t.db.select().from(taskItems).where(eq(taskItems.task_id, id));
    const written = await t.db.select().from(questions).where(eq(questions.email, member.email));
    return { item, written };
  }

  it('is written before, and forgotten with everything else', async () => {
    const { item, written } = await scene('Wening Terpegang', forget);
    expect(item).toMatchObject({ state: 'sent', label: 'Pengguna Anonim', data: {} });
    expect(written).toEqual([]);
  });

  it('leaves written data behind when nobody waits for it (negative control)', async () => {
    const { written } = await scene('Wening Tertinggal', forgetAtOnce);
    expect(written).toMatchObject([{ full_name: 'Wening Tertinggal' }]);
  });
});

describe('a list in work when a person in it is forgotten (S43)', () => {
  async function scene(name: string, forgets: (member: Member) => Promise<unknown>) {
    const member = await insertMember(t.db, { full_name: name });
    const made: string[] = [];
    const kind = defineTaskKind({
      name: `uji-daftar-${member.id}`,
      label: 'Daftar uji',
      workItem: async () => ({ outcome: 'sent' }),
      finish: async ({ db }) => {
        const rows = await db.select().from(members).where(eq(members.id, member.id));
        const text = rows.map(({ full_name, email }) => `${full_name};${email}`).join('\r\n');
        made.push(text);
        if (made.length === 1) await forgets(member);
        return { file: { name: 'daftar.csv', type: 'text/csv', content: Buffer.from(text) } };
      },
    });
    const { id } = await begin(kind, []);
    await run(kind, id);
    const read = async () => {
      const [row] = await t.db.select().from(tasks).where(eq(tasks.id, id));
      return row;
    };
    const first = await read();
    if (first?.state !== 'DONE') await run(kind, id);
    const row = await read();
    const stored = row?.result_key ? await t.services.storage.open(row.result_key) : null;
    const content = stored ? await new Response(stored as never).text() : null;
    return { first, row, made, content };
  }

  it('is discarded and created again', async () => {
    const { first, row, made, content } = await scene('Laras Terdaftar', forget);
    expect(first).toMatchObject({ state: 'WAITING', result_key: null });
    expect(made[0]).toContain('Laras Terdaftar');
    expect(row).toMatchObject({ state: 'DONE', result_name: 'daftar.csv' });
    expect(content).toContain('Pengguna Anonim');
    expect(content).not.toContain('Laras');
  });

  it('would be offered unchanged if the log of staff did not record it (control)', async () => {
    const { row, content } = await scene('Laras Tertinggal', forgetAtOnce);
    expect(row).toMatchObject({ state: 'DONE' });
    expect(content).toContain('Laras Tertinggal');
  });
});

describe('a mail that is on its way when its person is forgotten (S43)', () => {
  const mailsTo = async (name: string) => {
    const member = await insertMember(t.db, { full_name: name });
    const mail = { to: member.email, toName: name, memberId: member.id, subject: `Halo ${name}`, html: name };
    for (const n of [1, 2])
      await enqueueMail(t.db, { ...mail, dedupeKey: `uji-${member.id}-${n}` }, t.services.clock());
    return member;
  };
  const send = (transport: () => Promise<void>) =>
    sendDueMails(
      { ...t.services, log: t.app.log as never, transport: { send: transport, close: () => undefined } },
      50,
    );

  it.each([
    ['leaves', 'Sekar Terkirim', null],
    ['is refused', 'Sekar Tertolak', new Error('the line is gone')],
  ])('is logged without them when it %s, and the next is not sent', async (_what, name, failure) => {
    const member = await mailsTo(name);
    let sent = 0;
    await send(async () => {
      sent += 1;
      await forget(member);
      if (failure) throw failure;
    });
    expect(sent).toBe(1);
    const outbox = await t.db.select().from(emailOutbox).where(eq(emailOutbox.member_id, member.id));
    const logged = await t.db.select().from(emailLog).where(eq(emailLog.member_id, member.id));
    expect(outbox.map(({ status }) => status).toSorted()).toEqual(
      failure ? ['cancelled', 'cancelled'] : ['cancelled', 'sent'],
    );
    expect(logged).toHaveLength(failure ? 0 : 1);
    const records = JSON.stringify([outbox, logged]);
    expect(records).not.toContain(name);
    expect(records).not.toContain(member.email);
  });
});

describe('calls that write people elsewhere', () => {
  it('wait for who is being forgotten, and the forgetting for them', async () => {
    const checkpoint = door();
    const holding = t.db.transaction(async (tx: Tx) => {
      await holdPeople(tx);
      await checkpoint.pass();
    });
    await checkpoint.reached;
    // Any number of transactions can hold the shared lock at the same time.
    await t.db.transaction(forgettingMark);
    const member = await insertMember(t.db);
    const forgetting = forget(member);
    await eventually(async () => expect(await lockWaiters(t.db)).toBe(1));
    checkpoint.open();
    await holding;
    expect((await forgetting).status).toBe(200);
  });
});
