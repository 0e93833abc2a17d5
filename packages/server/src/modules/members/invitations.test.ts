import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as links from '@widya/contract/accounts-password-links';
import * as contract from '@widya/contract/members';
import { inviteCourseParticipants } from '@widya/contract/participants-course';
import { inviteParticipants } from '@widya/contract/participants-invite';
import { anonymiseMember } from '@widya/contract/participants-privacy';
import { and, eq } from 'drizzle-orm';
import { TASK_KINDS } from '../../background/task-kinds.ts';
import { passwordLinks } from '../../platform/database/schema/accounts.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { members } from '../../platform/database/schema/members.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import { PRIORITY } from '../../platform/mail/priorities.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClass, insertCourse, insertMember } from '../../testing/fixtures.ts';

const PASSWORD = 'Perahu-layar-putih-8';
const DAY_MS = 24 * 60 * 60_000;

let t: TestApp;
let admin: Actor;
let n = 0;
beforeAll(async () => {
  t = await createTestApp({ env: { PUBLIC_URL: 'https://widya.example' } });
  admin = (await t.actor('admin')) as Actor;
});
beforeEach(() => {
  t.clock.now = null;
});
afterAll(() => t.close());

const address = () => {
  n += 1;
  return `undangan-baru-${n}@uji.example`;
};
const mailsTo = (email: string) =>
  t.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email)).orderBy(emailOutbox.id);
const tokenIn = (html = '') => /https:\/\/widya\.example\/atur-kata-sandi\/([\w-]{43})"/.exec(html)?.[1] ?? '';
const tokenTo = async (email: string) => tokenIn((await mailsTo(email)).at(-1)?.body_html);
const read = (token: string) => t.call(links.readPasswordLink, null, { body: { token } });
const claim = (token: string, password = PASSWORD) =>
  t.call(links.setPasswordByLink, null, { body: { token, password } });
const resend = (id: number) => t.call(contract.sendMemberInvitation, admin, { params: { id } });
const rowOf = async (email: string) => (await t.db.select().from(members).where(eq(members.email, email)))[0];
const shown = async (id: number) => (await t.call(contract.readMember, admin, { params: { id } })).body.invitation;

async function invited() {
  const email = address();
  const { body } = await t.call(contract.registerMember, admin, { body: { email, full_name: 'Siti <Uji>' } });
  return { id: body.id as number, email, token: await tokenTo(email) };
}

describe('an invited person (D217)', () => {
  it('is mailed a link that claims the account once, and is theirs from then on (S8, S9)', async () => {
    const { id, email, token } = await invited();
    expect((await mailsTo(email))[0]).toMatchObject({ member_id: id, priority: PRIORITY.account });
    expect((await mailsTo(email))[0]?.body_html).toContain('Halo Siti &lt;Uji&gt;');
    expect((await read(token)).body).toEqual({ success: true, owner: { kind: 'member', name: 'Siti <Uji>', email } });
    expect(await rowOf(email)).toMatchObject({ is_claimed: false, password_hash: null });
    const both = await Promise.all([claim(token), claim(token)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const claimed = { is_claimed: true, activated: true, password_hash: expect.stringContaining('$argon2id$') };
    expect(await rowOf(email)).toMatchObject(claimed);
    expect([(await read(token)).status, (await claim(token)).status]).toEqual([404, 404]);
    const row = (await t.audit()).find(({ code }) => code === 'UPDATE_PASSWORD');
    expect(row).toMatchObject({ actor_kind: 'public', object: 'member', object_id: String(id) });
    expect(JSON.stringify([await t.audit(), t.lines])).not.toMatch(new RegExp(`${token}|${PASSWORD}|argon2`));
  });

  it('has seven days, and the table contains no token (S6)', async () => {
    const start = Date.now();
    t.clock.now = new Date(start);
    const { token } = await invited();
    expect(JSON.stringify(await t.db.select().from(passwordLinks))).not.toContain(token);
    t.clock.now = new Date(start + 7 * DAY_MS - 60_000);
    expect((await read(token)).status).toBe(200);
    t.clock.now = new Date(start + 7 * DAY_MS + 60_000);
    expect([(await read(token)).status, (await claim(token)).status]).toEqual([404, 404]);
  });

  it('can send another password after a refused one', async () => {
    const { token } = await invited();
    expect(await claim(token, 'pendek')).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });
    expect((await claim(token)).status).toBe(200);
  });

  it.each(['of a batch', 'of a task'])('%s is mailed, too, after more urgent mails', async (way) => {
    const emails = [address(), address()];
    const body = emails.map((email) => ({ email, nama: 'Orang Uji' }));
    if (way === 'of a batch') await t.call(contract.registerMembers, admin, { body: [...body, ...body] });
    else {
      const { body: started } = await t.call(contract.inviteMembers, admin, { body: { users: body } });
      await runTask(t.services, TASK_KINDS, { task: started.job_id }, console);
    }
    for (const email of emails) {
      const mails = await mailsTo(email);
      expect(mails.map(({ priority }) => priority)).toEqual([PRIORITY.invitation]);
      expect((await read(tokenIn(mails[0]?.body_html))).body.owner).toMatchObject({ kind: 'member', email });
    }
  });
});

describe('sending an invitation again (D217)', () => {
  it('mails a new link; the earlier one ends, and its mail does not leave', async () => {
    const { id, email, token } = await invited();
    const answer = await resend(id);
    expect(answer).toMatchObject({ status: 200, body: { success: true, expires_at: expect.any(String) } });
    const mails = await mailsTo(email);
    expect(mails.map(({ status }) => status)).toEqual(['cancelled', 'queued']);
    expect((await read(token)).status).toBe(404);
    expect((await read(await tokenTo(email))).status).toBe(200);
    expect((await t.audit())[0]).toMatchObject({
      code: 'SENDAGAIN_INVITATION',
      object: 'member',
      object_id: String(id),
    });
  });

  it('mails once for a call that is repeated', async () => {
    const { id, email } = await invited();
    const headers = { 'idempotency-key': randomUUID() };
    const again = () => t.call(contract.sendMemberInvitation, admin, { params: { id }, headers });
    const answers = [await again(), await again()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('also invites people who were created another way and never claimed the account', async () => {
    const { id, email } = await insertMember(t.db, { is_claimed: false });
    expect(await shown(id)).toBeNull();
    expect((await resend(id)).status).toBe(200);
    expect((await read(await tokenTo(email))).status).toBe(200);
  });

  it.each([
    ['has claimed it', { is_claimed: true }, /sudah diklaim/],
    ['is deleted', { active: 0 }, /dihapus/],
    ['is anonymised', { anonymised_at: new Date() }, /dianonimkan/],
  ] as const)('is refused for who %s', async (_, values, why) => {
    const { id, email } = await insertMember(t.db, { is_claimed: false, ...values });
    const answer = await resend(id);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'INVALID_TRANSITION', msg: expect.stringMatching(why) },
    });
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a link that was mailed before', () => {
  it('ends when the address changes', async () => {
    const { id, email, token } = await invited();
    await t.call(contract.updateMember, admin, { body: { id, email: `lain-${email}` } });
    expect((await read(token)).status).toBe(404);
    expect(await shown(id)).toBeNull();
    expect((await mailsTo(email)).map(({ status }) => status)).toEqual(['cancelled']);
  });

  it('is deleted with the data of a forgotten person (S43)', async () => {
    const { id, email, token } = await invited();
    const superadmin = await t.actor('superadmin');
    const forgotten = await t.call(anonymiseMember, superadmin, { params: { id }, body: { confirm_email: email } });
    expect([forgotten.status, (await claim(token)).status]).toEqual([200, 404]);
    expect(
      await t.db.$count(passwordLinks, and(eq(passwordLinks.account_kind, 'member'), eq(passwordLinks.account_id, id))),
    ).toBe(0);
  });

  it('is revoked by a deletion, also when the account is restored', async () => {
    const { id, token } = await invited();
    await t.call(contract.deleteMember, admin, { body: { id } });
    await t.call(contract.restoreMember, admin, { body: { id } });
    expect((await claim(token)).status).toBe(404);
  });
});

it('a person shows when the invitation was sent, until when it works, and why its mail did not leave', async () => {
  const { id, email, token } = await invited();
  expect(await shown(id)).toMatchObject({ state: 'waiting', reason: null, expires_at: expect.any(String) });
  await t.db.update(emailOutbox).set({ status: 'sent' }).where(eq(emailOutbox.to_email, email));
  expect(await shown(id)).toMatchObject({ state: 'sent' });
  t.clock.now = new Date(Date.now() + 8 * DAY_MS);
  expect(await shown(id)).toMatchObject({ state: 'over' });
  t.clock.now = null;
  const failed = { status: 'failed', last_error: '550 no such user' } as const;
  await t.db.update(emailOutbox).set(failed).where(eq(emailOutbox.to_email, email));
  expect(await shown(id)).toMatchObject({ state: 'failed', reason: '550 no such user' });
  await claim(token);
  expect(await shown(id)).toBeNull();
});

describe('a guest of a class or course (D217)', () => {
  it('is mailed a claim link once, unless the account is claimed', async () => {
    const [fresh, claimed] = [address(), address()];
    await insertMember(t.db, { email: claimed, is_claimed: true });
    const guests = [{ email: fresh, nama: 'Tamu Uji' }, { email: claimed }];
    const made = await insertClass(t.db, { quota: null });
    const course = await insertCourse(t.db);
    await t.call(inviteParticipants, admin, { params: { code: made.code }, body: guests });
    await t.call(inviteCourseParticipants, admin, { params: { code: course.course_code }, body: guests });
    expect((await mailsTo(fresh)).map(({ body_html }) => tokenIn(body_html) !== '')).toEqual([false, true, false]);
    expect((await claim(await tokenOfGuest(fresh))).status).toBe(200);
    expect(await rowOf(fresh)).toMatchObject({ is_claimed: true });
    expect((await mailsTo(claimed)).map(({ body_html }) => tokenIn(body_html))).toEqual(['', '']);
  });
});

const tokenOfGuest = async (email: string) =>
  (await mailsTo(email)).map(({ body_html }) => tokenIn(body_html)).find((token) => token !== '') ?? '';

it('the list shows whose claim link has not left, until it is sent again (D217)', async () => {
  const { id, email } = await invited();
  const failed = async () => {
    const { body } = await t.call(contract.listMembers, admin, { query: { page: '1', q: email } });
    return (body.data as { id: number; invitation_failed: boolean }[]).map((row) => [row.id, row.invitation_failed]);
  };
  expect(await failed()).toEqual([[id, false]]);
  await t.db.update(emailOutbox).set({ status: 'failed' }).where(eq(emailOutbox.to_email, email));
  expect(await failed()).toEqual([[id, true]]);
  await resend(id);
  expect(await failed()).toEqual([[id, false]]);
});
