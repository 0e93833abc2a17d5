import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/email-templates';
import { eq } from 'drizzle-orm';
import { classes } from '../../platform/database/schema/classes.ts';
import { courses } from '../../platform/database/schema/courses.ts';
import { emailOutbox } from '../../platform/database/schema/email.ts';
import { mailBody } from '../../platform/mail/mail-layout.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertTemplate } from '../../testing/examples/emails.ts';
import { insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { TEST_SITE } from '../../testing/test-site.ts';
import { HOSTILE_HTML } from '../../testing/xss-corpus.ts';
import { lockOwner } from '../registrations/owner.ts';
import { scenarioMails } from '../registrations/scenario-mails.ts';
import { scenarioTemplate } from '../registrations/scenario-template.ts';
import { CLASS_PEOPLE, COURSE_PEOPLE } from '../registrations/source.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp({ env: { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://widya.example' } });
  admin = (await t.actor('admin')) as Actor;
});
afterAll(() => t.close());

const template = {
  template_name: 'Templat Baru',
  scenario: 'WAITING',
  subject_template: 'Bayar {{nama_kelas}}',
  body_template: '<p>Halo {{nama_peserta}}</p>',
};
const create = (body: object) => t.call(contract.createEmailTemplate, admin, { body });
const update = (id: number, body: object) => t.call(contract.updateEmailTemplate, admin, { params: { id }, body });
const preview = (body: object, as: Actor = admin) => t.call(contract.previewEmail, as, { body });

describe('templates', () => {
  it('are created, listed and found by name or subject', async () => {
    const made = await create({ ...template, template_name: ' Templat Langka ' });
    expect(made).toMatchObject({ status: 201, body: { data: { template_name: 'Templat Langka', version: 1 } } });
    const found = await t.call(contract.listEmailTemplates, admin, { query: { page: '1', q: 'langka' } });
    expect(found.body).toMatchObject({
      data: [{ id: (made.body.data as { id: number }).id, used_by: { classes: 0, courses: 0, events: 0 } }],
      meta: { total: 1 },
    });
    const all = await t.call(contract.listEmailTemplates, admin, { query: { scenario: 'WAITING' } });
    expect(all.body).toEqual(expect.arrayContaining([expect.objectContaining({ template_name: 'Templat Langka' })]));
  });

  it('have a scenario, GENERAL when none is named (B-189)', async () => {
    const { scenario: _, ...others } = template;
    expect((await create(others)).body.data).toMatchObject({ scenario: 'GENERAL' });
    expect((await create({ ...template, scenario: 'PESTA' })).status).toBe(422);
  });

  it.each([
    ['template_name', ''],
    ['subject_template', '  '],
    ['body_template', ''],
    ['body_template', '<p></p><script>alert(1)</script>'],
  ])('are refused with an empty %s', async (field, value) => {
    const answer = await create({ ...template, [field]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: expect.any(String) } } });
  });

  it('are stored without anything that could run (S16)', async () => {
    const made = await create({ ...template, body_template: `<p>Isi</p>${HOSTILE_HTML.join('')}` });
    const { body_template } = made.body.data as { body_template: string };
    expect(body_template).not.toMatch(/<script|<svg|<iframe|javascript:|\son\w+=/i);
  });

  it('are changed partially, and not with an outdated version (D77)', async () => {
    const { id } = await insertTemplate(t.db, template);
    const changed = await update(id, { subject_template: 'Segera bayar', version: 1 });
    expect(changed.body.data).toMatchObject({
      subject_template: 'Segera bayar',
      template_name: 'Templat Baru',
      version: 2,
    });
    const stale = await update(id, { subject_template: 'Lain', version: 1 });
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { version: 2 } } });
  });

  it('report how many classes and courses chose them, and which (D77)', async () => {
    const { id } = await insertTemplate(t.db, { scenario: 'REMINDER' });
    const first = await insertClass(t.db, { reminder_template_id: id, class_start_reminder_template_id: id });
    const second = await insertClass(t.db, { reminder_template_id: id });
    const course = await insertCourse(t.db, { reminder_template_id: id });
    const usage = await t.call(contract.readEmailTemplateUsage, admin, { params: { id } });
    expect(usage.body).toEqual({
      classes: 2,
      courses: 1,
      events: 0,
      is_default: true,
      class_examples: [
        { code: second.code, name: second.name, scenario: 'REMINDER' },
        { code: first.code, name: first.name, scenario: 'REMINDER' },
      ],
      course_examples: [{ code: course.course_code, name: course.title, scenario: 'REMINDER' }],
    });
  });

  it('change no mail when they are new: classes without a choice use the first of the scenario', async () => {
    const first = await insertTemplate(t.db, { scenario: 'REJECTED' });
    const second = await insertTemplate(t.db, { scenario: 'REJECTED' });
    await insertTemplate(t.db, { scenario: 'ACCEPTED' });
    const chosen = await t.db.transaction((tx) => scenarioTemplate(tx, 'REJECTED', null));
    expect(chosen.id).toBe(first.id);
    const usageOf = async ({ id }: { id: number }) =>
      (await t.call(contract.readEmailTemplateUsage, admin, { params: { id } })).body;
    expect(await usageOf(first)).toMatchObject({ is_default: true });
    expect(await usageOf(second)).toMatchObject({ is_default: false });
  });
});

describe('a preview', () => {
  it('is what the participant would be sent', async () => {
    const { id: class_id, code } = await insertClass(t.db, {
      stream_url: 'https://rapat.example/x',
      speaker: 'Bu Ani',
    });
    const person = await insertRegistration(t.db, { class_id, full_name: 'Sari & Dewi' });
    const { id: accepted_template_id } = await insertTemplate(t.db, {
      scenario: 'ACCEPTED',
      subject_template: '{{nama_kelas}} {{nama_peserta}}',
      body_template:
        '<p>{{nama_peserta}} {{nama_pengajar}} <a href="{{tautan_kelas}}">masuk</a> {{alasan_penolakan}}</p>',
    });
    await t.db.update(classes).set({ accepted_template_id }).where(eq(classes.id, class_id));
    const [mail] = await t.db.transaction(async (tx) =>
      scenarioMails(tx, await lockOwner(tx, CLASS_PEOPLE, class_id), 'ACCEPTED', [person], {
        config: { ...TEST_SITE, publicUrl: 'https://widya.example' },
        key: () => 'uji',
      }),
    );
    const shown = await preview({
      subject: '{{nama_kelas}} {{nama_peserta}}',
      content: '<p>{{nama_peserta}} {{nama_pengajar}} <a href="{{tautan_kelas}}">masuk</a> {{alasan_penolakan}}</p>',
      scenario: 'ACCEPTED',
      class_code: code,
      participant_id: person.id,
    });
    expect(shown.body).toMatchObject({
      subject: mail?.subject,
      html: mail && mailBody(mail),
      recipient: { full_name: 'Sari & Dewi', email: person.email, sample: false },
    });
  });

  it('uses an example person when none is selected, and reports wrong variables', async () => {
    const shown = await preview({
      subject: 'Halo {{nama_pesrta}}',
      content: '<p>{{nama_peserta}} {{alasan_penolakan}} {{ nama_kelas</p>',
      scenario: 'WAITING',
    });
    expect(shown.body).toMatchObject({ recipient: { full_name: 'Sari Wulandari', sample: true } });
    expect(shown.body.html).toContain('Sari Wulandari');
    expect((shown.body.problems as { message: string }[]).map(({ message }) => message)).toEqual([
      'Variabel {{nama_pesrta}} tidak dikenal, isinya akan kosong. Maksud Anda {{nama_peserta}}?',
      'Variabel {{alasan_penolakan}} selalu kosong pada skenario ini.',
      'Ada kurung kurawal variabel yang tidak lengkap. Tulis seperti {{nama_peserta}}.',
      'Surel skenario ini sebaiknya memuat {{tautan_pembayaran}}.',
    ]);
  });

  it('warns that only accepted participants get the link to the feedback form, and shows it to no others', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const [present, queued] = await Promise.all([
      insertRegistration(t.db, { class_id }),
      insertRegistration(t.db, { class_id, status: 'PENDING' }),
    ]);
    const mail = { subject: 'x', content: '<p>[{{tautan_umpan_balik}}]</p>', class_code: code };
    const link = /\[https:\/\/widya\.example\/umpan-balik\/[\w-]+\]/;
    const sample = (await preview(mail)).body;
    expect(sample.html).toMatch(link);
    expect(sample.problems).toEqual([
      {
        field: 'body',
        level: 'warning',
        message:
          'Variabel {{tautan_umpan_balik}} hanya terisi untuk peserta yang diterima di kelas ini, kosong untuk penerima lain.',
      },
    ]);
    expect((await preview({ ...mail, participant_id: present.id })).body.html).toMatch(link);
    expect((await preview({ ...mail, participant_id: queued.id })).body.html).toContain('[]');
    const course = await insertCourse(t.db);
    const { class_code: _, ...general } = mail;
    expect((await preview({ ...general, course: course.course_code })).body.html).toContain('[]');
  });

  it('is refused for people of another class (S11)', async () => {
    const { code } = await insertClass(t.db);
    const stranger = await insertRegistration(t.db, { class_id: (await insertClass(t.db)).id });
    const mail = { subject: 'x', content: 'y', participant_id: stranger.id };
    expect((await preview({ ...mail, class_code: code })).status).toBe(404);
    expect((await preview(mail)).status).toBe(422);
  });

  it('runs nothing that a value or a text brings along (S16)', async () => {
    const { id: class_id, code } = await insertClass(t.db);
    const member = await insertMember(t.db, { full_name: '<img src=x onerror=alert(1)>' });
    const person = await insertRegistration(t.db, { class_id, member_id: member.id, full_name: member.full_name });
    const content = `<p>{{nama_peserta}}</p><a href="{{nama_peserta}}">x</a>${HOSTILE_HTML.join('')}`;
    const shown = await preview({ subject: 'x', content, class_code: code, participant_id: person.id });
    expect(shown.body.html).not.toMatch(/<script|<svg|<iframe|javascript:|<[^>]+\son\w+=/i);
  });
});

describe('a test mail', () => {
  it('is sent only to the caller', async () => {
    await t.database.pool.query('delete from email_outbox');
    const body = { subject: 'Uji {{nama_peserta}}', content: '<p>Halo {{nama_peserta}}</p>' };
    const answer = await t.call(contract.sendTestEmail, admin, { body });
    expect(answer).toMatchObject({ status: 202, body: { to: admin.email, queued: 1 } });
    expect(await t.db.select().from(emailOutbox)).toMatchObject([
      { to_email: admin.email, subject: '[Uji] Uji Sari Wulandari', body_html: '<p>Halo Sari Wulandari</p>' },
    ]);
  });
});

describe('a course', () => {
  it('chooses its templates, and welcomes with the one it chose (D48)', async () => {
    const course = await insertCourse(t.db);
    const { id } = await insertTemplate(t.db, {
      scenario: 'WELCOME',
      subject_template: 'Selamat datang di {{nama_kelas}}',
    });
    await insertTemplate(t.db, { scenario: 'WELCOME', subject_template: 'Bukan ini' });
    const params = { id: course.course_code };
    const chosen = await t.call(contract.updateCourseEmailTemplates, admin, {
      params,
      body: { welcome_template_id: id, version: 1 },
    });
    expect(chosen.body.data).toMatchObject({ id: course.id, welcome_template_id: id, accepted_template_id: null });
    const shown = await t.call(contract.readCourseEmailTemplates, admin, { params: { id: course.id } });
    expect(shown.body).toMatchObject({ welcome_template_id: id, version: 2 });
    const mails = await t.db.transaction(async (tx) => {
      const person = await insertMember(t.db);
      const owner = await lockOwner(tx, COURSE_PEOPLE, course.id);
      const about = { member_id: person.id, price: 0, status_change_info: '', ticket_serial: 0 };
      return scenarioMails(tx, owner, 'ACCEPTED', [{ ...person, ...about }], { config: TEST_SITE, key: () => 'uji' });
    });
    expect(mails).toMatchObject([{ subject: `Selamat datang di ${course.title}`, templateId: id }]);
  });

  it('refuses a template that does not exist, and changes nothing', async () => {
    const course = await insertCourse(t.db);
    const body = { welcome_template_id: 999_999 };
    const answer = await t.call(contract.updateCourseEmailTemplates, admin, { params: { id: course.id }, body });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { welcome_template_id: 'Templat surel tidak ditemukan' } },
    });
    const [row] = await t.db.select().from(courses).where(eq(courses.id, course.id));
    expect(row?.version).toBe(1);
  });
});
