import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { emailHold, emailLog, emailOutbox } from '../database/schema/email.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { fileTransport } from './file-transport.ts';
import type { Mail } from './mail.ts';
import { MailDeferred, MailTextRefused } from './mail-failures.ts';
import { recoverLostMails } from './recover-lost-mails.ts';
import { sendDueMails } from './send-due-mails.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
});
afterAll(() => t.close());
let turn = 0;
beforeEach(async () => {
  turn += 1;
  t.clock.now = new Date('2026-11-20T03:00:00Z');
  await t.database.pool.query('delete from email_outbox; delete from email_log; delete from email_hold');
});

const mail = (name: string, more: Partial<Mail> = {}): Mail => ({
  to: `${name}@uji.example`,
  subject: `Halo ${name}`,
  html: `<p>Isi untuk ${name}</p>`,
  dedupeKey: `${turn}:${name}`,
  ...more,
});

const enqueue = (...mails: Mail[]) => Promise.all(mails.map((each) => enqueueMail(t.db, each, t.services.clock())));
const send = (transport: MailTransport, limit = 50) =>
  sendDueMails({ ...t.services, transport, log: t.app.log as never }, limit);
const outbox = () => t.db.select().from(emailOutbox).orderBy(emailOutbox.id);
const later = (ms: number) => {
  t.clock.now = new Date(t.services.clock().getTime() + ms);
};

/** Records sent mails and fails on demand. */
const recorder = (fail: (attempt: number) => Error | null = () => null) => {
  const sent: string[] = [];
  let attempt = 0;
  const transport: MailTransport = {
    send: async ({ to }) => {
      attempt += 1;
      const error = fail(attempt);
      if (error) throw error;
      sent.push(to.address);
    },
    close: () => undefined,
  };
  return { sent, transport };
};

describe('the outbox', () => {
  it('sends each mail once and shows it in Log Email', async () => {
    const { sent, transport } = recorder();
    await enqueue(mail('satu'), mail('dua'));
    expect(await send(transport)).toBe(2);
    expect(await send(transport)).toBe(0);
    expect(sent.toSorted()).toEqual(['dua@uji.example', 'satu@uji.example']);
    expect((await outbox()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    const logged = await t.db.select().from(emailLog);
    expect(logged.map(({ subject, status }) => `${subject} ${status}`).toSorted()).toEqual([
      'Halo dua sent',
      'Halo satu sent',
    ]);
  });

  it('stores the text of a sent mail in Log Email only', async () => {
    const { transport } = recorder((attempt) => (attempt === 2 ? new MailTextRefused('550 tidak') : null));
    await enqueue(mail('satu'));
    await send(transport);
    await enqueue(mail('dua'));
    await send(transport);
    expect((await outbox()).map(({ body_html }) => body_html)).toEqual(['', expect.stringContaining('Isi untuk dua')]);
    const logged = await t.db.select().from(emailLog);
    expect(logged.map(({ body_html }) => body_html)).toEqual([expect.stringContaining('Isi untuk satu')]);
  });

  it('drops a mail that was enqueued before', async () => {
    const { sent, transport } = recorder();
    await enqueue(mail('satu'));
    await enqueue(mail('satu', { subject: 'Lain' }));
    await send(transport);
    expect(sent).toEqual(['satu@uji.example']);
  });

  it('removes line breaks, so that nobody can add headers (S17)', async () => {
    await enqueue(mail('satu', { subject: 'Halo\r\nBcc: semua@uji.example', toName: 'A\nB' }));
    expect((await outbox())[0]).toMatchObject({ subject: 'Halo Bcc: semua@uji.example', to_name: 'A B' });
  });

  it('holds a mail only when the change it belongs to was committed (S35)', async () => {
    const change = t.db.transaction(async (tx) => {
      await enqueueMail(tx, mail('batal'), t.services.clock());
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    expect(await outbox()).toEqual([]);
  });

  it('sends scenario mails before broadcasts (S38)', async () => {
    const { sent, transport } = recorder();
    await enqueue(mail('siaran', { priority: 10 }));
    await enqueue(mail('diterima'));
    await send(transport, 1);
    expect(sent).toEqual(['diterima@uji.example']);
  });

  it('lets a mail that somebody waits for overtake everything', async () => {
    const { sent, transport } = recorder();
    await enqueue(...Array.from({ length: 40 }, (_, n) => mail(`siaran-${n}`, { priority: n % 2 ? 10 : 0 })));
    await enqueue(mail('sandi', { html: '<a href="https://widya.example/atur-kata-sandi/abc">Atur</a>' }));
    await enqueue(mail('alamat', { html: `<a href="https://widya.example/confirm-email/abc">Konfirmasi</a>` }));
    await send(transport, 2);
    expect(sent).toEqual(['sandi@uji.example', 'alamat@uji.example']);
  });

  it('retries a deferred mail without limit, after growing pauses', async () => {
    const { sent, transport } = recorder((attempt) => (attempt <= 8 ? new MailDeferred('451 later') : null));
    await enqueue(mail('satu'));
    const pauses = [30_000, 60_000, 120_000, 240_000, 480_000, 900_000, 900_000, 900_000];
    for (const pause of pauses) {
      expect(await send(transport)).toBe(1);
      expect((await outbox())[0]).toMatchObject({ status: 'queued', last_error: '451 later' });
      later(pause - 1_000);
      expect(await send(transport)).toBe(0);
      later(1_000);
    }
    expect(await send(transport)).toBe(1);
    expect(sent).toEqual(['satu@uji.example']);
  });

  it('gives up a mail whose text was refused five times', async () => {
    const { transport } = recorder(() => new MailTextRefused('554 looks like spam'));
    await enqueue(mail('satu'));
    for (let n = 1; n <= 5; n += 1) {
      expect((await outbox())[0]).toMatchObject({ status: 'queued', refusals: n - 1 });
      await send(transport);
      later(900_000);
    }
    expect((await outbox())[0]).toMatchObject({ status: 'failed', last_error: '554 looks like spam' });
    expect(await t.db.select().from(emailLog)).toMatchObject([{ status: 'failed', error: '554 looks like spam' }]);
  });

  it('sends a mail again when its worker died before the hand-over, once its lease has expired', async () => {
    await enqueue(mail('satu'));
    const dying: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    void send(dying);
    await eventually(async () => expect((await outbox())[0]?.status).toBe('sending'));
    const { sent, transport } = recorder();
    await recoverLostMails(t.services);
    expect(await send(transport)).toBe(0);
    later(2 * 60_000 + 1_000);
    await recoverLostMails(t.services);
    expect(await send(transport)).toBe(1);
    expect(sent).toEqual(['satu@uji.example']);
  });
});

describe('several workers at once (S34)', () => {
  const many = Array.from({ length: 200 }, (_, n) => `orang-${n}`);

  it('send every mail exactly once', async () => {
    await enqueue(...many.map((name) => mail(name)));
    const { sent, transport } = recorder();
    const work = async () => {
      while ((await send(transport, 10)) > 0);
    };
    await Promise.all([work(), work(), work()]);
    expect(sent).toHaveLength(200);
    expect(new Set(sent).size).toBe(200);
  });

  it('would send some twice without the locks: the race is real (control)', async () => {
    await enqueue(...many.map((name) => mail(name)));
    const sent: number[] = [];
    const careless = async () => {
      const rows = await t.db.select().from(emailOutbox).where(eq(emailOutbox.status, 'queued')).limit(50);
      for (const { id } of rows) {
        sent.push(id);
        await t.db.update(emailOutbox).set({ status: 'sent' }).where(eq(emailOutbox.id, id));
      }
    };
    await Promise.all([careless(), careless(), careless()]);
    expect(sent.length).toBeGreaterThan(new Set(sent).size);
  });
});

describe('a mail server', () => {
  let fake: FakeSmtp;
  beforeAll(async () => {
    fake = await startFakeSmtp();
  });
  afterAll(() => fake.close());
  beforeEach(() => {
    fake.received.length = 0;
    fake.answer = () => null;
  });

  const withServer = async <T>(work: (transport: MailTransport) => Promise<T>): Promise<T> => {
    const transport = smtpTransport(fake.settings);
    try {
      return await work(transport);
    } finally {
      transport.close();
    }
  };

  it('gets the mail with subject, body and an id of its own', async () => {
    await enqueue(mail('satu', { toName: 'Satu Uji' }));
    await withServer(send);
    expect(fake.received).toHaveLength(1);
    expect(fake.received[0]?.text).toContain('Subject: Halo satu');
    expect(fake.received[0]?.text).toContain('Isi untuk satu');
    const id = /^Message-ID: (.+)$/im.exec(fake.received[0]?.text ?? '')?.[1]?.trim();
    expect((await outbox())[0]?.message_id).toBe(id);
  });

  it('gets it as plain text too', async () => {
    await enqueue(mail('polos', { html: '<p>Buka <a href="https://w.example/k">kelas</a></p>' }));
    await withServer(send);
    const text = fake.received[0]?.text ?? '';
    expect(text).toMatch(/multipart\/alternative[\s\S]*text\/plain[\s\S]*text\/html/);
    expect(text).toContain('Buka kelas (https://w.example/k)');
  });

  it('that refuses the recipient gets no second attempt', async () => {
    fake.answer = (step) => (step === 'RCPT' ? '550 5.1.1 no such user' : null);
    await enqueue(mail('satu'));
    await withServer(send);
    expect((await outbox())[0]).toMatchObject({ status: 'failed', attempts: 1 });
    expect(await t.db.select().from(emailLog)).toMatchObject([{ status: 'bounced' }]);
  });

  it('that says "later" gets a second attempt with the same id', async () => {
    fake.answer = (step) => (step === 'RCPT' ? '451 greylisted' : null);
    await enqueue(mail('satu'));
    await withServer(send);
    expect((await outbox())[0]).toMatchObject({ status: 'queued', attempts: 1 });
    expect(await t.db.$count(emailHold)).toBe(0);
    const ids: (string | null)[] = [];
    const noted: typeof smtpTransport = (settings) => {
      const transport = smtpTransport(settings);
      const send: MailTransport['send'] = (one, onHandOver) => {
        ids.push(one.messageId);
        return transport.send(one, onHandOver);
      };
      return { ...transport, send };
    };
    for (const answer of ['451 busy', null]) {
      fake.answer = (step) => (step === 'DATA' ? answer : null);
      later(61_000);
      const transport = noted(fake.settings);
      await send(transport);
      transport.close();
    }
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect((await outbox())[0]?.status).toBe('sent');
  });

  it('delivers nothing of a mail that is cancelled while its text arrives', async () => {
    await enqueue(mail('batal'));
    const cancel = t.db.update(emailOutbox).set({ status: 'cancelled' });
    await withServer(async (transport) => {
      const send: MailTransport['send'] = (one, onHandOver) =>
        transport.send(one, async () => {
          await cancel;
          await onHandOver();
        });
      await sendDueMails({ ...t.services, transport: { ...transport, send }, log: t.app.log as never }, 1);
    });
    await enqueue(mail('sesudah'));
    await withServer(send);
    expect(fake.received.map(({ to }) => to)).toEqual(['sesudah@uji.example']);
  });

  it('takes several mails at once', async () => {
    const replyToAll = fake.holdReplies(4);
    await enqueue(...Array.from({ length: 30 }, (_, n) => mail(`banyak-${n}`)));
    // No reply counts as slow here, however long a busy machine takes.
    const transport = smtpTransport(fake.settings, 600_000);
    const sending = send(transport);
    await eventually(async () => expect(fake.withoutReply).toBe(5));
    replyToAll();
    await sending;
    transport.close();
    expect(fake.received).toHaveLength(30);
  });
});

it('without a mail server each mail becomes a file that mail programs open', async () => {
  const folder = join(t.config.dataDir, 'mail');
  await enqueue(mail('satu'));
  await send(fileTransport(folder));
  const names = await readdir(folder);
  expect(names).toHaveLength(1);
  expect(names[0]).toMatch(/\.eml$/);
  const text = await readFile(join(folder, names[0] ?? ''), 'utf8');
  expect(text).toContain('To: satu@uji.example');
  expect(text).toContain('Isi untuk satu');
});
