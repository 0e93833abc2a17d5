import { readdir, readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually } from '@widya/testing/eventually';
import { eq } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { emailLog, emailOutbox } from '../database/schema/email.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { enqueueMail } from './enqueue-mail.ts';
import { fileTransport } from './file-transport.ts';
import type { Mail } from './mail.ts';
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
  await t.database.pool.query('delete from email_outbox; delete from email_log');
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

/** Notes what it is asked to send; fails as told. */
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

  it('drops a mail that was enqueued before', async () => {
    const { sent, transport } = recorder();
    await enqueue(mail('satu'));
    await enqueue(mail('satu', { subject: 'Lain' }));
    await send(transport);
    expect(sent).toEqual(['satu@uji.example']);
  });

  it('lets nobody write headers of their own (S17)', async () => {
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

  it('tries again later, ever later, and gives up after five times', async () => {
    const { transport } = recorder(() => new Error('451 later'));
    await enqueue(mail('satu'));
    const pauses = [30_000, 60_000, 120_000, 240_000];
    for (const pause of pauses) {
      expect(await send(transport)).toBe(1);
      expect((await outbox())[0]?.status).toBe('queued');
      later(pause - 1_000);
      expect(await send(transport)).toBe(0);
      later(1_000);
    }
    expect(await send(transport)).toBe(1);
    expect((await outbox())[0]).toMatchObject({ status: 'failed', attempts: 5, last_error: '451 later' });
    expect(await t.db.select().from(emailLog)).toMatchObject([{ status: 'failed', error: '451 later' }]);
  });

  it('gives a mail out again when its worker died, and not before', async () => {
    await enqueue(mail('satu'));
    const dying: MailTransport = { send: () => new Promise(() => undefined), close: () => undefined };
    void send(dying);
    await eventually(async () => expect((await outbox())[0]?.status).toBe('sending'));
    const { sent, transport } = recorder();
    expect(await send(transport)).toBe(0);
    later(2 * 60_000 + 1_000);
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
  const received: { readonly to: string; readonly text: string }[] = [];
  let server: SMTPServer;
  let answer: (to: string) => number = () => 250;
  beforeAll(async () => {
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: ({ address }, _session, done) => {
        const code = answer(address);
        done(code === 250 ? null : Object.assign(new Error('no'), { responseCode: code }));
      },
      onData: (stream, session, done) => {
        void buffer(stream).then((text) => {
          received.push({ to: session.envelope.rcptTo[0]?.address ?? '', text: text.toString() });
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  beforeEach(() => {
    received.length = 0;
    answer = () => 250;
  });

  const withServer = async <T>(work: (transport: MailTransport) => Promise<T>): Promise<T> => {
    const { port } = server.server.address() as AddressInfo;
    const transport = smtpTransport({ host: '127.0.0.1', port, secure: false, user: null, password: null });
    try {
      return await work(transport);
    } finally {
      transport.close();
    }
  };

  it('gets the mail with subject, body and an id of its own', async () => {
    await enqueue(mail('satu', { toName: 'Satu Uji' }));
    await withServer(send);
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toContain('Subject: Halo satu');
    expect(received[0]?.text).toContain('Isi untuk satu');
    const id = /^Message-ID: (.+)$/im.exec(received[0]?.text ?? '')?.[1]?.trim();
    expect((await outbox())[0]?.message_id).toBe(id);
  });

  it('that says "never" gets no second try', async () => {
    answer = () => 550;
    await enqueue(mail('satu'));
    await withServer(send);
    expect((await outbox())[0]).toMatchObject({ status: 'failed', attempts: 1 });
  });

  it('that says "later" gets a second try with the same id', async () => {
    answer = () => 451;
    await enqueue(mail('satu'));
    await withServer(send);
    expect((await outbox())[0]).toMatchObject({ status: 'queued', attempts: 1 });
    answer = () => 250;
    later(31_000);
    await withServer(send);
    expect((await outbox())[0]?.status).toBe('sent');
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
