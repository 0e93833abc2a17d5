import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/email-log';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { type FakeSmtp, startFakeSmtp } from '../../testing/fake-smtp.ts';
import { emailHold, emailLog, emailOutbox } from '../database/schema/email.ts';
import { mailDetail } from './delivery.ts';
import { enqueueMails } from './enqueue-mail.ts';
import { probeAtOnce } from './hold.ts';
import { sendDueMails } from './send-due-mails.ts';
import { smtpTransport } from './smtp-transport.ts';
import type { MailTransport } from './transport.ts';

let t: TestApp;
let fake: FakeSmtp;
let transport: MailTransport;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent' } });
  fake = await startFakeSmtp();
});
afterAll(async () => {
  await fake.close();
  await t.close();
});
beforeEach(async () => {
  t.clock.now = new Date('2026-11-20T03:00:00Z');
  await t.database.pool.query('delete from email_outbox; delete from email_log; delete from email_hold');
  fake.received.length = 0;
  fake.answer = () => null;
  transport = smtpTransport({ ...fake.settings, user: 'widya', password: 'salah' });
});
afterEach(() => transport.close());

let turn = 0;
const enqueue = (count: number) => {
  turn += 1;
  const mails = Array.from({ length: count }, (_, n) => ({
    to: `orang-${n}@uji.example`,
    subject: 'Halo',
    html: '<p>Halo</p>',
    dedupeKey: `${turn}:${n}`,
  }));
  return enqueueMails(t.db, mails, t.services.clock());
};
const send = () => sendDueMails({ ...t.services, transport, log: t.app.log as never }, 1_000);
const later = (ms: number) => {
  t.clock.now = new Date(t.services.clock().getTime() + ms);
};
const states = async () => new Set((await t.db.select().from(emailOutbox)).map(({ status }) => status));
const hold = async () => (await t.db.select().from(emailHold))[0];

describe('trouble of the mail server', () => {
  it.each([
    ['a wrong password', 'AUTH', '535 5.7.8 authentication failed', 'sign_in'],
    ['a refusal in the greeting', 'CONNECT', '554 no service here', 'connection'],
    ['a sender that is refused', 'MAIL', '550 5.7.1 sender rejected', 'sender'],
    ['a sender that is refused for now', 'MAIL', '451 4.3.0 try later', 'sender'],
    ['a recipient for which a sign-in is required', 'RCPT', '530 5.7.0 authentication required', 'sign_in'],
    ['a daily limit', 'DATA', '550 5.4.5 daily sending quota exceeded', 'other'],
  ] as const)('%s loses no mail and ends by itself', async (_what, where, reply, reason) => {
    await enqueue(25);
    fake.answer = (step) => (step === where ? reply : null);
    for (let n = 0; n < 12; n += 1) {
      await send();
      expect(await states()).toEqual(new Set(['queued']));
      later(15 * 60_000);
    }
    expect(await hold()).toMatchObject({ reason, detail: expect.stringContaining(reply.slice(0, 3)) });
    expect(await t.db.$count(emailLog)).toBe(0);
    fake.answer = () => null;
    for (let n = 0; n < 3; n += 1) {
      await send();
      later(15 * 60_000);
    }
    expect(await states()).toEqual(new Set(['sent']));
    expect(fake.received).toHaveLength(25);
    expect(await hold()).toBeUndefined();
  });

  it.each([
    ['RCPT', '421 4.7.0 too many messages, slow down'],
    ['DATA', '454 4.7.0 Throttling failure: maximum sending rate exceeded'],
  ] as const)('an exceeded rate (%s) makes all mails wait instead of each trying again (S38)', async (where, reply) => {
    await enqueue(60);
    let recipients = 0;
    fake.answer = (step) => {
      recipients += step === 'RCPT' ? 1 : 0;
      return step === where && recipients > 10 ? reply : null;
    };
    await send();
    const first = recipients;
    // The limit allows for mails that were already being sent when the refusal arrived.
    expect(first).toBeLessThanOrEqual(10 + 2 * fake.settings.connections);
    expect(await hold()).toMatchObject({ detail: expect.stringContaining(reply.slice(0, 3)) });
    later(29_000);
    await send();
    expect(recipients).toBe(first);
    fake.answer = () => null;
    for (let n = 0; n < 3; n += 1) {
      later(15 * 60_000);
      await send();
    }
    expect(new Set(fake.received.map(({ to }) => to)).size).toBe(60);
    expect(fake.received).toHaveLength(60);
  });

  it('lets one mail at a time probe whether it is over, after growing pauses', async () => {
    await enqueue(40);
    let attempts = 0;
    fake.answer = (step) => {
      attempts += step === 'AUTH' ? 1 : 0;
      return step === 'AUTH' ? '535 authentication failed' : null;
    };
    await send();
    const since = (await hold())?.since;
    for (const pause of [30_000, 60_000, 120_000]) {
      attempts = 0;
      later(pause - 1_000);
      await send();
      expect(attempts).toBe(0);
      later(1_000);
      await Promise.all([send(), send()]);
      expect(attempts).toBe(1);
    }
    expect(await hold()).toMatchObject({ since, attempts: 4 });
  });

  it('is shown to staff and reported to operators, who get no text of the mail server', async () => {
    await enqueue(2);
    fake.answer = (step) => (step === 'AUTH' ? '535 authentication failed for widya' : null);
    await send();
    const admin = await t.actor('admin');
    const since = '2026-11-20T03:00:00.000Z';
    const facts = { since, reason: 'sign_in', next_at: '2026-11-20T03:00:30.000Z' };
    expect((await t.call(contract.readEmailDelivery, admin)).body).toEqual({
      waiting: 2,
      hold: { ...facts, detail: expect.stringContaining('535') },
    });
    expect(await mailDetail(t.db)).toEqual({ state: 'held', waiting: 2, ...facts });
    fake.answer = () => null;
    later(30_000);
    await send();
    expect((await t.call(contract.readEmailDelivery, admin)).body).toMatchObject({ hold: null });
  });

  it('is probed at once after a start', async () => {
    await enqueue(1);
    fake.answer = (step) => (step === 'AUTH' ? '535 authentication failed' : null);
    await send();
    fake.answer = () => null;
    expect(await send()).toBe(0);
    await probeAtOnce(t.services.db, t.services.clock());
    await send();
    expect(fake.received).toHaveLength(1);
  });

  it('does not begin with a refused recipient or text', async () => {
    await enqueue(3);
    fake.answer = (step, address) => {
      if (step === 'RCPT' && address.startsWith('orang-0')) return '550 5.1.1 no such user';
      return step === 'DATA' && address.startsWith('orang-1') ? '554 5.7.1 spam' : null;
    };
    await send();
    const rows = await t.db.select().from(emailOutbox).orderBy(emailOutbox.id);
    expect(rows).toMatchObject([{ status: 'failed' }, { status: 'queued', refusals: 1 }, { status: 'sent' }]);
    expect(await hold()).toBeUndefined();
  });
});
