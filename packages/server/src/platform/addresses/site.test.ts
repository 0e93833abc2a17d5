import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { loginAdmin, tokenLoginAdmin, tokenLoginInstructor } from '@widya/contract/accounts';
import { sendEmail } from '@widya/contract/email-broadcasts';
import { sendInstructorPasswordLink } from '@widya/contract/instructors';
import { eq } from 'drizzle-orm';
import { broadcastKind } from '../../modules/email-broadcasts/broadcast-kind.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertInstructor, insertSuperadmin, TEST_PASSWORD } from '../../testing/fixtures.ts';
import { emailOutbox } from '../database/schema/email.ts';
import { appMeta } from '../database/schema/platform.ts';
import { runTask } from '../jobs/engine/run-task.ts';
import { rememberSite, siteOf } from './site.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
beforeEach(() => t.db.delete(appMeta).where(eq(appMeta.key, 'site')));
afterAll(() => t.close());

const AT = { host: 'kantor.example:8080' };
const siteIn = (answer: Awaited<ReturnType<TestApp['call']>>) => (answer.body.user as { site: unknown }).site;

describe('without PUBLIC_URL (D216)', () => {
  it('links begin where a superadmin last opened the product', async () => {
    const superadmin = await t.actor('superadmin');
    const address = 'http://kantor.example:8080';
    const opened = await t.call(tokenLoginAdmin, superadmin, { headers: AT });
    expect(siteIn(opened)).toEqual({ address, participants: address, is_set: false });
    const { id, email } = await insertInstructor(t.db);
    await t.call(sendInstructorPasswordLink, superadmin, { params: { id } });
    const [mail] = await t.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, email));
    expect(mail?.body_html).toContain(`href="${address}/atur-kata-sandi/`);
    const { email: own } = await insertSuperadmin(t.db);
    const body = { email: own, password: TEST_PASSWORD };
    const signedIn = await t.call(loginAdmin, null, { body, headers: { host: 'lain.example' } });
    expect(siteIn(signedIn)).toEqual({
      address: 'http://lain.example',
      participants: 'http://lain.example',
      is_set: false,
    });
  });

  it('a broadcast has an absolute address for unsubscribing', async () => {
    const superadmin = await t.actor('superadmin');
    const content = '<p>Halo</p>';
    const body = { recipients: ['siti@uji.example'], subject: 'Kabar', content };
    const { body: sent } = await t.call(sendEmail, superadmin, { body });
    const { starts_at } = sent.data as { starts_at: string };
    t.clock.now = new Date(Date.parse(starts_at) + 1_000);
    await runTask(t.services, [broadcastKind], { task: sent.job_id }, console);
    t.clock.now = null;
    const [mail] = await t.db.select().from(emailOutbox).where(eq(emailOutbox.to_email, 'siti@uji.example'));
    expect(mail?.body_html).toContain(`href="http://localhost:8080/berhenti/${mail?.unsubscribe_token}"`);
  });

  it.each([
    ['admin', tokenLoginAdmin],
    ['instructor-own', tokenLoginInstructor],
  ] as const)('an %s cannot change the address of mailed links', async (role, endpoint) => {
    const actor = await t.actor(role);
    const opened = await t.call(endpoint, actor, { headers: { ...AT, origin: 'http://kantor.example:8080' } });
    expect(siteIn(opened)).toEqual({
      address: 'http://localhost:8080',
      participants: 'http://localhost:8080',
      is_set: false,
    });
  });

  it.each([
    ['https://kantor.example:8080', 'https://kantor.example:8080'],
    ['https://jahat.example', 'http://kantor.example:8080'],
    ['null', 'http://kantor.example:8080'],
  ])('takes the address from the origin %s only on the own host', async (origin, address) => {
    const opened = await t.call(tokenLoginAdmin, await t.actor('superadmin'), { headers: { ...AT, origin } });
    expect(siteIn(opened)).toEqual({ address, participants: address, is_set: false });
  });
});

it('PUBLIC_URL precedes the opened address, SITE_URL is the address for participants, both without a slash', async () => {
  const set = await createTestApp({
    env: { PUBLIC_URL: 'https://widya.example/', SITE_URL: 'https://kelas.example/' },
  });
  try {
    const config = set.services.config;
    await rememberSite({ tx: set.db, config: t.services.config, origin: 'http://kantor.example' }, 'superadmin');
    const site = { address: 'https://widya.example', participants: 'https://kelas.example' };
    expect(await siteOf(set.db, config)).toEqual(site);
    const opened = await set.call(tokenLoginAdmin, await set.actor('superadmin'), { headers: AT });
    expect(siteIn(opened)).toEqual({ ...site, is_set: true });
  } finally {
    await set.close();
  }
});
