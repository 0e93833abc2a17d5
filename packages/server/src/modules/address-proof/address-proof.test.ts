import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/address-proof';
import { listMembers } from '@widya/contract/members';
import { readOwnProfile } from '@widya/contract/own-account';
import { desc, eq, sql } from 'drizzle-orm';
import { cleanUp } from '../../background/clean-up.ts';
import { addressCodes, addressProofs } from '../../platform/database/schema/address-proofs.ts';
import { emailHold, emailLog, emailOutbox } from '../../platform/database/schema/email.ts';
import { settleSent } from '../../platform/mail/settle-mail.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertMember } from '../../testing/fixtures.ts';
import { statementsOf } from '../../testing/statements.ts';

let t: TestApp;
let demo: TestApp;
beforeAll(async () => {
  t = await createTestApp({ env: { DEMO: 'off', PUBLIC_URL: 'https://widya.example' } });
  demo = await createTestApp({ env: { DEMO: 'on' } });
});
afterAll(async () => {
  await t.close();
  await demo.close();
});

let count = 0;
const address = () => {
  count += 1;
  return `bukti-${count}@uji.example`;
};

const request = (email: string, more: object = {}) =>
  t.call(contract.requestAddressCode, null, { body: { email, ...more } });
const confirm = (challenge: unknown, code: string) =>
  t.call(contract.confirmAddressCode, null, { body: { challenge, code } });

async function mailTo(email: string) {
  const [mail] = await t.db
    .select()
    .from(emailOutbox)
    .where(eq(emailOutbox.to_email, email))
    .orderBy(desc(emailOutbox.id));
  return mail;
}

/** Code and link of the last mail to an address. */
async function mailed(email: string) {
  const html = (await mailTo(email))?.body_html ?? '';
  return {
    code: /\b\d{6}\b/.exec(html)?.[0] ?? '',
    token: /\/bukti-surel\/([\w-]{43})"/.exec(html)?.[1] ?? '',
  };
}

const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

describe('a code', () => {
  it('proves the address once, and allows the device to read its own data', async () => {
    const email = address();
    const requested = await request(` ${email.toUpperCase()} `, { return_to: '/daftar/ABC' });
    expect(requested).toMatchObject({ status: 202, body: { mail_works: true } });
    expect(requested.body).not.toHaveProperty('code');
    const { code } = await mailed(email);
    const proof = await confirm(requested.body.challenge, ` ${code.slice(0, 3)} ${code.slice(3)}`);
    expect(proof).toMatchObject({ status: 200, body: { email, return_to: '/daftar/ABC' } });
    const days = (Date.parse(String(proof.body.expires_at)) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const device = { token: String(proof.body.token) };
    expect((await t.call(readOwnProfile, device)).body).toMatchObject({ email });
    expect((await confirm(requested.body.challenge, code)).status).toBe(422);
  });

  it('is also proved by the link in the same mail, which uses it up', async () => {
    const email = address();
    const requested = await request(email);
    const { code, token } = await mailed(email);
    const byLink = () => t.call(contract.confirmAddressLink, null, { body: { token } });
    expect(await byLink()).toMatchObject({ status: 200, body: { email, return_to: '/saya' } });
    expect((await byLink()).status).toBe(404);
    expect((await confirm(requested.body.challenge, code)).status).toBe(422);
  });

  it('accepts five guesses and then none, not even the correct one', async () => {
    const email = address();
    const { body } = await request(email);
    const { code } = await mailed(email);
    const guesses = [];
    for (let n = 0; n < 5; n += 1) guesses.push((await confirm(body.challenge, otherCode(code))).status);
    expect(guesses).toEqual([422, 422, 422, 422, 409]);
    expect(await confirm(body.challenge, code)).toMatchObject({ status: 409, body: { msg: /Minta kode baru/ } });
  });

  it('limits concurrent guesses to the same number', async () => {
    const email = address();
    const { body } = await request(email);
    const { code } = await mailed(email);
    await Promise.all(Array.from({ length: 30 }, () => confirm(body.challenge, otherCode(code))));
    const [row] = await t.db.select().from(addressCodes).where(eq(addressCodes.email, email));
    expect(row?.attempts).toBe(5);
  });

  it('is invalid for another attempt, and after a quarter of an hour', async () => {
    const email = address();
    const first = await request(email);
    const { code } = await mailed(email);
    const second = await request(email);
    const again = await mailed(email);
    if (code !== again.code) expect((await confirm(second.body.challenge, code)).status).toBe(422);
    t.clock.now = new Date(Date.now() + 15 * 60_000 + 1_000);
    try {
      expect((await confirm(first.body.challenge, code)).status).toBe(422);
    } finally {
      t.clock.now = null;
    }
  });

  it('returns one token for four concurrent confirmations', async () => {
    const email = address();
    const { body } = await request(email);
    const { code } = await mailed(email);
    const answers = await Promise.all(Array.from({ length: 4 }, () => confirm(body.challenge, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await t.db.$count(addressProofs, eq(addressProofs.email, email))).toBe(1);
  });

  it('returns two tokens when it is not spent in one statement (negative control)', async () => {
    const email = address();
    const { body } = await request(email);
    const { code } = await mailed(email);
    await t.db.execute(sql`create function forget_use() returns trigger language plpgsql as
      $$ begin new.used_at := null; return new; end $$`);
    await t.db.execute(
      sql`create trigger forget_use before update on address_codes for each row execute function forget_use()`,
    );
    try {
      const answers = await Promise.all([confirm(body.challenge, code), confirm(body.challenge, code)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    } finally {
      await t.db.execute(sql`drop function forget_use() cascade`);
    }
  });

  it.each(['//jahat.example', '/\\jahat.example', 'https://jahat.example', '/a b', 'saya'])(
    'leads to no other site: %s',
    async (return_to) => {
      expect((await request(address(), { return_to })).status).toBe(422);
    },
  );

  it('is masked in the sent mails that staff read', async () => {
    const email = address();
    await request(email);
    const { code } = await mailed(email);
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ priority: -10, subject: expect.not.stringContaining(code) });
    if (mail === undefined) throw new Error('no mail');
    await settleSent(t.services.db, { ...mail, id: Number(mail.id) }, 'uji', new Date());
    const [sent] = await t.db.select().from(emailLog).where(eq(emailLog.to_email, email));
    expect(sent?.body_html).toContain('/bukti-surel/***');
    expect(JSON.stringify([sent, await mailTo(email)])).not.toContain(code);
  });

  it('is displayed on the page in a demo that sends no mail', async () => {
    const email = address();
    const { body } = await demo.call(contract.requestAddressCode, null, { body: { email } });
    const proof = await demo.call(contract.confirmAddressCode, null, {
      body: { challenge: body.challenge, code: body.code },
    });
    expect(proof).toMatchObject({ status: 200, body: { email } });
  });

  it('reports when mails are not sent', async () => {
    await t.db
      .insert(emailHold)
      .values({ since: new Date(), reason: 'connection', detail: 'uji', attempts: 1, next_at: new Date() });
    expect((await request(address())).body.mail_works).toBe(false);
    await t.db.delete(emailHold);
  });

  it('is not mailed when a robot requests it', async () => {
    const email = address();
    const answer = await request(email, { situs_web: 'https://iklan.example' });
    expect(answer).toMatchObject({ status: 202, body: { challenge: expect.any(String) } });
    expect(await mailTo(email)).toBeUndefined();
    expect(await t.db.$count(addressCodes, eq(addressCodes.email, email))).toBe(0);
  });
});

describe('nobody learns which addresses are registered (S4, S15)', () => {
  const shapeOf = async (email: string) => {
    let shape: unknown;
    const statements = await statementsOf(async () => {
      const { status, body } = await request(email);
      shape = [status, Object.keys(body).toSorted(), body.mail_works];
    });
    return { shape, statements };
  };

  it('by the answer or the work that is done for it', async () => {
    const { email } = await insertMember(t.db);
    const known = await shapeOf(email);
    expect(await shapeOf(address())).toEqual(known);
  });

  it('and one more statement is detected (negative control)', async () => {
    const known = await statementsOf(async () => {
      await t.db.execute(sql`select 1`);
      await request(address());
    });
    expect((await shapeOf(address())).statements).toBeLessThan(known);
  });

  it('by the limit of codes: five an hour for any address, also of calls at once', async () => {
    const { email } = await insertMember(t.db);
    for (const wanted of [email, address()]) {
      const answers = await Promise.all(Array.from({ length: 9 }, () => request(wanted)));
      expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body.msg).toMatch(/meminta kode/);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000);
    }
  });
});

describe('a device', () => {
  const prove = async (email: string) => {
    const { body } = await request(email);
    const proof = await confirm(body.challenge, (await mailed(email)).code);
    return { token: String(proof.body.token) };
  };
  const isProved = async (device: { token: string }) => (await t.call(readOwnProfile, device)).status === 200;

  it('can be forgotten, alone or with all others of the address', async () => {
    const email = address();
    const [one, two, three] = [await prove(email), await prove(email), await prove(email)];
    const stranger = await prove(address());
    await t.call(contract.endAddressProof, one);
    expect([await isProved(one), await isProved(two)]).toEqual([false, true]);
    const all = await t.call(contract.endAllAddressProofs, two);
    expect(all.body).toMatchObject({ devices: 2 });
    expect([await isProved(two), await isProved(three), await isProved(stranger)]).toEqual([false, false, true]);
    expect((await t.call(contract.endAllAddressProofs, one)).body.code).toBe('ADDRESS_UNPROVEN');
  });

  it('is no way into calls of staff', async () => {
    expect((await t.call(listMembers, await prove(address()))).status).toBe(401);
  });

  it('is deleted with its codes when they expire', async () => {
    await prove(address());
    t.clock.now = new Date(Date.now() + 91 * 86_400_000);
    try {
      await cleanUp(t.services);
    } finally {
      t.clock.now = null;
    }
    expect([await t.db.$count(addressCodes), await t.db.$count(addressProofs)]).toEqual([0, 0]);
  });
});
