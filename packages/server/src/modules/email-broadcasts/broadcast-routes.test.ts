import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/email-broadcasts';
import { readFeedbackForm } from '@widya/contract/feedback';
import { deactivateNewsletter } from '@widya/contract/members';
import { anonymiseMember } from '@widya/contract/participants-privacy';
import { readUnsubscription, unsubscribe } from '@widya/contract/unsubscription';
import { and, eq, inArray } from 'drizzle-orm';
import { emailBroadcasts, emailLog, emailOutbox, emailSuppressions } from '../../platform/database/schema/email.ts';
import { complaints } from '../../platform/database/schema/forms.ts';
import { members } from '../../platform/database/schema/members.ts';
import { tasks } from '../../platform/database/schema/tasks.ts';
import { cancelTask } from '../../platform/jobs/engine/change-state.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import { MailRefused } from '../../platform/mail/mail-failures.ts';
import { sendDueMails } from '../../platform/mail/send-due-mails.ts';
import type { MailTransport, RenderedMail } from '../../platform/mail/transport.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertClass,
  insertCourse,
  insertMember,
  insertPastClass,
  insertRegistration,
} from '../../testing/fixtures.ts';
import { broadcastKind } from './broadcast-kind.ts';
import { storeBroadcastCounts } from './store-counts.ts';

let t: TestApp;
let admin: Actor;
let superadmin: Actor;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://widya.example' } });
  admin = (await t.actor('admin')) as Actor;
  superadmin = (await t.actor('superadmin')) as Actor;
});
afterAll(() => t.close());

/**
 * Six days ago: after the end of the fixtures' past class, and early enough that the sessions are still valid when a
 * test advances the clock by a month.
 */
const START = Date.now() - 6 * 86_400_000;
beforeEach(async () => {
  t.clock.now = new Date(START);
  await t.database.pool.query(
    'delete from email_outbox; delete from email_log; delete from email_suppressions; delete from email_broadcasts; delete from tasks',
  );
});
const later = (seconds: number) => {
  t.clock.now = new Date(t.services.clock().getTime() + seconds * 1_000);
};

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const letter = { subject: 'Kabar untuk {{nama_peserta}}', content: '<p>Halo {{nama_peserta}}</p>' };
const send = (body: object, headers: Record<string, string> = {}) =>
  t.call(contract.sendEmail, admin, { body: { ...letter, ...body }, headers });
const idOf = (answer: Awaited<ReturnType<typeof send>>) => Number((answer.body.data as { id: number }).id);
const on = (endpoint: typeof contract.pauseEmailBroadcast, id: number) => t.call(endpoint, admin, { params: { id } });
const read = async (id: number) =>
  (await t.call(contract.readEmailBroadcast, admin, { params: { id } }))
    .body as unknown as contract.EmailBroadcastRecord;
const recipients = async (id: number, query: Record<string, string> = {}) =>
  (await t.call(contract.listEmailBroadcastRecipients, admin, { params: { id }, query: { page: '1', ...query } })).body
    .data as contract.EmailBroadcastRecipient[];

/** Runs the worker once for a broadcast. */
const turn = async (id: number, services = t.services) => {
  const { job_id } = await read(id);
  await runTask(services, [broadcastKind], { task: job_id }, log);
};

const mailer = (refuse: (address: string) => Error | null = () => null) => {
  const sent: RenderedMail[] = [];
  const transport: MailTransport = {
    send: async (mail) => {
      const error = refuse(mail.to.address);
      if (error) throw error;
      sent.push(mail);
    },
    close: () => undefined,
  };
  const work = (limit = 100) => sendDueMails({ ...t.services, transport, log: t.app.log as never }, limit);
  return { sent, work };
};

/** Runs the worker and sends mails until no recipient of the broadcast is queued. */
async function finish(id: number, { work }: ReturnType<typeof mailer>) {
  for (let round = 0; round < 20; round += 1) {
    await turn(id);
    await work();
    const { counts } = await read(id);
    const { queued, sent, failed, bounced, skipped, total } = counts;
    expect(queued + sent + failed + bounced + skipped).toBe(total);
    if (queued === 0) return turn(id);
  }
  throw new Error('it does not end');
}

describe('recipients', () => {
  const count = (body: object) => t.call(contract.countEmailRecipients, admin, { body });

  it('counts every address once, and lists what is no address', async () => {
    const answer = await count({
      recipients: ['Siti@uji.example', 'siti@uji.example', '"Budi" <budi@uji.example>', 'bukan alamat', 'a@b', ''],
    });
    expect(answer.body).toMatchObject({
      total: 2,
      sendable: 2,
      duplicates: 1,
      invalid: ['bukan alamat', 'a@b'],
      examples: [
        { email: 'siti@uji.example', name: '' },
        { email: 'budi@uji.example', name: 'Budi' },
      ],
    });
  });

  it('are the participants of a class by their state, without those who unsubscribed', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const people = await Promise.all([1, 2, 3].map(() => insertRegistration(t.db, { class_id })));
    await insertRegistration(t.db, { class_id, status: 'WAITING' });
    await insertRegistration(t.db, { class_id: (await insertClass(t.db)).id });
    const first = people[0]?.email ?? '';
    await t.db.insert(emailSuppressions).values({ email: first.toLowerCase(), reason: 'unsubscribed' });
    const accepted = await count({ audience: { kind: 'class', code } });
    expect(accepted.body).toMatchObject({
      total: 3,
      sendable: 2,
      suppressed: 1,
      suppressed_examples: [{ email: first.toLowerCase(), reason: 'unsubscribed' }],
    });
    const both = await count({ audience: { kind: 'class', code, status: ['ACCEPTED', 'WAITING'] } });
    expect(both.body).toMatchObject({ total: 4 });
  });

  it('are active newsletter subscribers', async () => {
    await t.database.pool.query('update members set subscribe_newsletter = false');
    const subscribe_newsletter = true;
    await insertMember(t.db, { subscribe_newsletter });
    await insertMember(t.db, { subscribe_newsletter, active: 0 });
    await insertMember(t.db);
    expect((await count({ audience: { kind: 'newsletter' } })).body).toMatchObject({ total: 1, sendable: 1 });
  });

  it('cannot be participants of another class (S11)', async () => {
    const { code } = await insertClass(t.db);
    const stranger = await insertRegistration(t.db, { class_id: (await insertClass(t.db)).id });
    const recipient = { email: stranger.email, participant_id: stranger.id };
    expect((await count({ class_code: code, recipients: [recipient] })).status).toBe(404);
    expect((await count({ recipients: [recipient] })).status).toBe(422);
  });
});

describe('what is refused', () => {
  it.each([
    [{ recipients: [] }, 'recipients', 'Harap masukan tujuan pengiriman Email'],
    [{ recipients: ['a@uji.example'], subject: ' ' }, 'subject', 'Harap mengisi subyek dari Email.'],
    [{ recipients: ['a@uji.example'], content: '' }, 'content', 'Isi Email tidak boleh kosong.'],
    [
      { recipients: ['a@uji.example'], content: '<p> </p><script>1</script>' },
      'content',
      'Isi Email tidak boleh kosong.',
    ],
    [{ recipients: ['a@uji.example', 'b@'] }, 'recipients', 'Alamat surel tidak sesuai: b@'],
  ])('%j (B-196 to B-198)', async (body, field, sentence) => {
    const answer = await send(body);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: sentence } } });
    expect(await t.db.$count(tasks)).toBe(0);
  });

  it('a number of people that is no longer true', async () => {
    const answer = await send({ recipients: ['a@uji.example'], expected: 2 });
    expect(answer).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { sendable: 1 } } });
  });

  it('the same mail to the same people within ten minutes, unless it is confirmed (S36)', async () => {
    const body = { recipients: ['a@uji.example'] };
    const answers = await Promise.all([send(body), send(body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect((await send({ ...body, again: true })).status).toBe(202);
    later(601);
    expect((await send(body)).status).toBe(202);
  });

  it('but not after it was recalled', async () => {
    const body = { recipients: ['a@uji.example'] };
    await on(contract.recallEmailBroadcast, idOf(await send(body)));
    expect((await send(body)).status).toBe(202);
  });

  it('files that the caller did not upload (S23)', async () => {
    for (const path of ['/etc/passwd', '/files/public/attachments/2026/0123456789abcdef0123456789abcdef.pdf'])
      expect(
        await send({ recipients: ['a@uji.example'], attachments: [{ filename: 'x', path, type: 'application/pdf' }] }),
      ).toMatchObject({ status: 422, body: { code: 'UPLOAD_REFUSED' } });
  });

  it('one idempotency key sends one broadcast', async () => {
    const body = { recipients: ['a@uji.example'], again: true };
    const headers = { 'idempotency-key': 'kunci-siaran-1' };
    const [first, second] = await Promise.all([send(body, headers), send(body, headers)]);
    expect(first?.body.job_id).toBe(second?.body.job_id);
    expect(await t.db.$count(emailBroadcasts)).toBe(1);
  });
});

it('a broadcast names the course that it is about', async () => {
  const { id: course_id, course_code, title } = await insertCourse(t.db);
  const id = idOf(await send({ recipients: ['satu@uji.example'], course: course_code.toLowerCase() }));
  expect(await read(id)).toMatchObject({ course_id, course_code, course_title: title, class_code: null });
});

describe('recall', () => {
  it('creates a draft with all recipients, which can be sent as another broadcast', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const { email } = await insertRegistration(t.db, { class_id });
    const audience = { kind: 'class', code, status: ['ACCEPTED'] } as const;
    const id = idOf(await send({ recipients: ['Satu@uji.example', email.toUpperCase()], audience }));
    expect((await read(id)).draft).toBeNull();
    await on(contract.recallEmailBroadcast, id);
    const { subject, content, draft } = await read(id);
    expect({ subject, content }).toEqual(letter);
    expect(draft).toEqual({
      recipients: ['satu@uji.example', email.toLowerCase()],
      audience,
      attachments: [],
      complaint_id: null,
    });
    const again = await send({
      recipients: draft?.recipients,
      audience: draft?.audience,
      content: '<p>Lebih baik</p>',
    });
    expect(again).toMatchObject({ status: 202, body: { queued: 2 } });
    expect(idOf(again)).not.toBe(id);
    expect((await read(id)).state).toBe('RECALLED');
  });

  it('creates a draft without people who were forgotten since', async () => {
    const { id: member, email } = await insertMember(t.db);
    const id = idOf(await send({ recipients: [email, 'lain@uji.example'] }));
    await on(contract.recallEmailBroadcast, id);
    expect((await read(id)).draft?.recipients).toHaveLength(2);
    await t.call(anonymiseMember, superadmin, { params: { id: member }, body: { confirm_email: email } });
    expect((await read(id)).draft?.recipients).toEqual(['lain@uji.example']);
  });

  it('within a minute prevents all mails', async () => {
    const answer = await send({ recipients: ['a@uji.example', 'b@uji.example'] });
    expect(answer).toMatchObject({ status: 202, body: { queued: 2, skipped: 0, data: { state: 'SCHEDULED' } } });
    const id = idOf(answer);
    later(59);
    await turn(id);
    expect(await t.db.$count(emailOutbox)).toBe(0);
    const recalled = await on(contract.recallEmailBroadcast, id);
    expect(recalled.body).toMatchObject({ data: { state: 'RECALLED', counts: { total: 2, skipped: 2 } } });
    later(60);
    await turn(id);
    expect(await t.db.$count(emailOutbox)).toBe(0);
    expect((await on(contract.retryEmailBroadcast, id)).status).toBe(409);
  });

  it('is refused afterwards; what is left can be cancelled', async () => {
    const id = idOf(await send({ recipients: ['a@uji.example'] }));
    later(60);
    expect(await on(contract.recallEmailBroadcast, id)).toMatchObject({ status: 409 });
    expect((await on(contract.cancelEmailBroadcast, id)).body).toMatchObject({ data: { state: 'CANCELLED' } });
  });
});

describe('sending', () => {
  it('is reported for each recipient, and complete only when every mail was sent or has failed', async () => {
    await t.db.insert(emailSuppressions).values({ email: 'henti@uji.example', reason: 'unsubscribed' });
    const id = idOf(
      await send({ recipients: ['a@uji.example', 'rusak@uji.example', 'tiada@uji.example', 'henti@uji.example'] }),
    );
    const post = mailer((address) => {
      if (address.startsWith('rusak')) return new MailRefused('554 terlalu besar');
      return address.startsWith('tiada') ? new MailRefused('550 tidak ada', { bounced: true }) : null;
    });
    later(61);
    await turn(id);
    expect(await read(id)).toMatchObject({ state: 'SENDING', counts: { queued: 3, sent: 0, skipped: 1 } });
    await finish(id, post);
    expect(await read(id)).toMatchObject({
      state: 'DONE',
      counts: { total: 4, queued: 0, sent: 1, failed: 1, bounced: 1, skipped: 1 },
    });
    expect(await recipients(id)).toMatchObject([
      { email: 'a@uji.example', state: 'sent', reason: null, sent_at: expect.any(String) },
      { email: 'rusak@uji.example', state: 'failed', reason: '554 terlalu besar' },
      { email: 'tiada@uji.example', state: 'bounced', reason: '550 tidak ada' },
      { email: 'henti@uji.example', state: 'skipped', reason: 'Berhenti berlangganan' },
    ]);
    expect((await recipients(id, { state: 'bounced' })).map(({ email }) => email)).toEqual(['tiada@uji.example']);
    expect((await recipients(id, { q: 'RUSAK' })).map(({ email }) => email)).toEqual(['rusak@uji.example']);
    expect((await t.db.select().from(emailLog)).map(({ status }) => status).toSorted()).toEqual([
      'bounced',
      'failed',
      'sent',
    ]);
  });

  it('fills in the facts of the class, and the link to the meeting only for its participants', async () => {
    const { id: class_id, code, name } = await insertClass(t.db, { stream_url: 'https://rapat.example/rahasia' });
    const person = await insertRegistration(t.db, { class_id, full_name: 'Sari <b>Dewi</b>' });
    const id = idOf(
      await send({
        class_code: code,
        audience: { kind: 'class', code },
        recipients: ['tamu@uji.example'],
        content: '<p>{{nama_peserta}}: {{nama_kelas}} <a href="{{tautan_kelas}}">masuk</a> {{tak_dikenal}}</p>',
      }),
    );
    const post = mailer();
    later(61);
    await finish(id, post);
    const to = (address: string) => post.sent.find((mail) => mail.to.address === address);
    expect(to(person.email)?.html).toContain(`Sari &lt;b&gt;Dewi&lt;/b&gt;: ${name}`);
    expect(to(person.email)?.html).toContain('<a href="https://rapat.example/rahasia">masuk</a>');
    expect(to('tamu@uji.example')?.html).not.toContain('rahasia');
    expect(to('tamu@uji.example')?.subject).toBe('Kabar untuk Bapak/Ibu');
  });

  it('contains the link to the feedback form only for people with a seat in the class', async () => {
    const { id: class_id, code } = await insertPastClass(t.db);
    const [present, queued] = await Promise.all([
      insertRegistration(t.db, { class_id }),
      insertRegistration(t.db, { class_id, status: 'PENDING' }),
    ]);
    const id = idOf(
      await send({
        class_code: code,
        audience: { kind: 'class', code, status: ['ACCEPTED', 'PENDING'] },
        recipients: ['tamu@uji.example'],
        content: '<p>Umpan balik: [{{tautan_umpan_balik}}]</p>',
      }),
    );
    const post = mailer();
    later(61);
    await finish(id, post);
    const linkTo = (address: string) =>
      /Umpan balik: \[(.*?)\]/.exec(post.sent.find((mail) => mail.to.address === address)?.html ?? '')?.[1];
    const link = linkTo(present.email);
    expect(link).toMatch(/^https:\/\/widya\.example\/umpan-balik\/[\w-]+$/);
    const token = link?.split('/').at(-1) ?? '';
    const form = await t.call(readFeedbackForm, null, { params: { token } });
    expect(form.body).toMatchObject({ class_code: code, full_name: present.full_name, state: 'open' });
    expect([linkTo(queued.email), linkTo('tamu@uji.example')]).toEqual(['', '']);
  });

  it('contains headers and a link for unsubscribing, which ends further mails (S39)', async () => {
    const member = await insertMember(t.db, { email: 'Langgan@uji.example', subscribe_newsletter: true });
    const first = idOf(await send({ recipients: ['langgan@uji.example'] }));
    const post = mailer();
    later(61);
    await finish(first, post);
    const headers: Readonly<Record<string, string>> = post.sent[0]?.headers ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const link = /^<https:\/\/widya\.example(\/berhenti\/[\w-]+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1];
    expect(post.sent[0]?.html).toContain(link);
    const params = { token: link?.split('/').at(-1) ?? '' };
    const shown = await t.call(readUnsubscription, null, { params });
    expect(shown.body.email).toBe('l***n@uji.example');
    // Opening the link changes nothing, because programs that check links open it, too.
    expect(await t.db.$count(emailSuppressions)).toBe(0);
    for (const _ of [1, 2]) expect((await t.call(unsubscribe, null, { params })).status).toBe(200);
    expect(await t.db.select().from(emailSuppressions)).toMatchObject([
      { email: 'langgan@uji.example', reason: 'unsubscribed' },
    ]);
    const [row] = await t.db.select().from(members).where(eq(members.id, member.id));
    expect(row).toMatchObject({ subscribe_newsletter: false, newsletter_source: 'tautan surel' });
    expect(await send({ recipients: ['langgan@uji.example'], again: true })).toMatchObject({ status: 422 });
  });

  it('skips people whom staff unsubscribed after its start (S43)', async () => {
    const [stays, ends] = [1, 2].map((n) => ({ email: `berita-${n}@uji.example`, subscribe_newsletter: true }));
    await t.db.update(members).set({ subscribe_newsletter: false });
    await insertMember(t.db, stays);
    const { id: member } = await insertMember(t.db, ends);
    const id = idOf(await send({ recipients: [], audience: { kind: 'newsletter' } }));
    expect((await t.call(deactivateNewsletter, admin, { params: { id: member } })).status).toBe(200);
    const post = mailer();
    later(61);
    await finish(id, post);
    expect(post.sent.map(({ to }) => to.address)).toEqual(['berita-1@uji.example']);
    expect((await read(id)).counts).toMatchObject({ sent: 1, skipped: 1 });
    expect((await recipients(id))[1]).toMatchObject({ reason: 'Berhenti berlangganan' });
  });

  it('as a reply to a complaint ignores an unsubscription, and has no headers for unsubscribing', async () => {
    const [complaint] = await t.db
      .insert(complaints)
      .values({ class_name: 'Kelas', name: 'Siti', email: 'Adu@uji.example', complaint: 'Suara kecil' })
      .returning();
    for (const email of ['adu@uji.example', 'lain@uji.example'])
      await t.db.insert(emailSuppressions).values({ email, reason: 'unsubscribed' });
    const answer = await send({ recipients: ['adu@uji.example', 'lain@uji.example'], complaint_id: complaint?.id });
    expect(answer.body).toMatchObject({ queued: 1, skipped: 1 });
    const post = mailer();
    later(61);
    await finish(idOf(answer), post);
    expect(post.sent.map(({ to, headers }) => [to.address, headers])).toEqual([['adu@uji.example', {}]]);
  });

  it('retries only failed mails; bounced addresses are skipped, also later (S39)', async () => {
    const id = idOf(await send({ recipients: ['a@uji.example', 'rusak@uji.example', 'tiada@uji.example'] }));
    let broken = true;
    const post = mailer((address) => {
      if (address.startsWith('tiada')) return new MailRefused('550 tidak ada', { bounced: true });
      return broken && address.startsWith('rusak') ? new MailRefused('554 nanti') : null;
    });
    later(61);
    await finish(id, post);
    broken = false;
    expect((await on(contract.retryEmailBroadcast, id)).body).toMatchObject({ data: { state: 'SENDING' } });
    await finish(id, post);
    expect(post.sent.map(({ to }) => to.address)).toEqual(['a@uji.example', 'rusak@uji.example']);
    expect((await read(id)).counts).toMatchObject({ sent: 2, failed: 0, bounced: 0, skipped: 1 });
    expect((await recipients(id))[2]).toMatchObject({ reason: 'Alamat ini pernah ditolak penyedia surel' });
    expect(await send({ recipients: ['TIADA@uji.example'], subject: 'Lain' })).toMatchObject({ status: 422 });
  });
});

describe('many', () => {
  const addresses = Array.from({ length: 95 }, (_, n) => `orang-${n}@uji.example`);

  it('leave a few at a time, so that a pause is soon felt, and go on where they were', async () => {
    const id = idOf(await send({ recipients: addresses }));
    const post = mailer();
    later(61);
    await turn(id);
    await turn(id);
    expect(await t.db.$count(emailOutbox)).toBe(30);
    await post.work(10);
    expect((await on(contract.pauseEmailBroadcast, id)).body).toMatchObject({ data: { state: 'PAUSED' } });
    await post.work();
    await turn(id);
    expect((await read(id)).counts).toMatchObject({ sent: 30, queued: 65 });
    await on(contract.resumeEmailBroadcast, id);
    await finish(id, post);
    expect(post.sent).toHaveLength(95);
    expect(new Set(post.sent.map(({ to }) => to.address)).size).toBe(95);
  });

  it('leave as many at a time as the mail server takes in three seconds', async () => {
    const smtp = {
      host: 'surat.example',
      port: 25,
      secure: false,
      user: null,
      password: null,
      connections: 1,
      dkim: null,
    };
    const services = { ...t.services, config: { ...t.services.config, smtp: { ...smtp, rate: 25 } } };
    const id = idOf(await send({ recipients: addresses }));
    later(61);
    await turn(id, services);
    await turn(id, services);
    expect(await t.db.$count(emailOutbox)).toBe(75);
  });

  it('that are cancelled do not leave, not even those that wait in the outbox', async () => {
    const id = idOf(await send({ recipients: addresses }));
    const post = mailer();
    later(61);
    await turn(id);
    await post.work(10);
    await on(contract.cancelEmailBroadcast, id);
    await post.work();
    expect(post.sent).toHaveLength(10);
    expect((await read(id)).counts).toMatchObject({ sent: 10, skipped: 85, queued: 0 });
    expect(await t.db.$count(emailOutbox, and(inArray(emailOutbox.status, ['queued', 'sending'])))).toBe(0);
  });

  it('counts a mail that was sent during the cancellation as sent', async () => {
    const id = idOf(await send({ recipients: ['a@uji.example', 'b@uji.example'] }));
    later(61);
    await turn(id);
    const { job_id } = await read(id);
    const slow: MailTransport = {
      send: async () => {
        await t.db.transaction((tx) => cancelTask(tx, job_id ?? 0, t.services.clock()));
      },
      close: () => undefined,
    };
    await sendDueMails({ ...t.services, transport: slow, log: t.app.log as never }, 10);
    expect((await read(id)).counts).toMatchObject({ total: 2, sent: 1, skipped: 1 });
  });

  it('are sent once by several workers of tasks and of mails (S34)', async () => {
    const id = idOf(await send({ recipients: addresses }));
    const post = mailer();
    later(61);
    const worker = async () => {
      while ((await read(id)).counts.queued > 0) {
        await turn(id);
        await post.work(10);
      }
    };
    await Promise.all([worker(), worker(), worker()]);
    expect(post.sent).toHaveLength(95);
    expect(new Set(post.sent.map(({ to }) => to.address)).size).toBe(95);
    expect((await read(id)).counts).toMatchObject({ sent: 95, total: 95 });
  });
});

it('keeps the counts of a broadcast when its task is removed with the addresses', async () => {
  const id = idOf(await send({ recipients: ['a@uji.example', 'b@uji.example'] }));
  later(61);
  await finish(id, mailer());
  later(31 * 86_400);
  await storeBroadcastCounts(t.db, t.services.clock());
  await t.db.delete(tasks);
  expect(await read(id)).toMatchObject({ job_id: null, state: 'DONE', counts: { total: 2, sent: 2, queued: 0 } });
  expect(await recipients(id)).toEqual([]);
  expect((await on(contract.cancelEmailBroadcast, id)).status).toBe(409);
});

it('lists broadcasts newest first, those of one class on request', async () => {
  const { code } = await insertClass(t.db);
  const about = idOf(await send({ class_code: code, recipients: ['a@uji.example'] }));
  const general = idOf(await send({ recipients: ['a@uji.example'], subject: 'Lain sekali' }));
  const list = (query: Record<string, string>) => t.call(contract.listEmailBroadcasts, admin, { query });
  expect((await list({ page: '1' })).body).toMatchObject({ data: [{ id: general }, { id: about, class_code: code }] });
  expect((await list({ page: '1', class_code: code })).body).toMatchObject({
    data: [{ id: about }],
    meta: { total: 1 },
  });
  expect((await list({ page: '1', q: 'sekali' })).body).toMatchObject({ data: [{ id: general }] });
});
