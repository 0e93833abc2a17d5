import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/certificates';
import { updateClass } from '@widya/contract/class-editing';
import { claimTaskItems, readTask } from '@widya/contract/tasks';
import { atOneMoment } from '@widya/testing/one-moment';
import { asc, eq, inArray } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classes } from '../../platform/database/schema/classes.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { quizAnswers, quizForms, quizQuestions } from '../../platform/database/schema/quiz.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertCourse, insertMember, insertRegistration } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { PDF, pretenders } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { insertNumbers, nextNumber } from './numbering.ts';
import type { Owner } from './owners.ts';

/** Read at module level, because `it.each` needs the list while the tests are being declared. */
const PRETENDERS = await pretenders();

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home","private-class"]' }));
});
afterAll(() => api.close());

type Item = { id: number; full_name: string; printed_number: string; public_code: string; next_revision: number };

/** Inserts a class with accepted participants of the given names, all with a predicate. */
async function classOf(names: readonly string[], values: Parameters<typeof insertClass>[1] = {}) {
  const made = await insertClass(api.db, values);
  const people = [];
  for (const full_name of names)
    people.push(await insertRegistration(api.db, { class_id: made.id, full_name, predicate: 'Menengah' }));
  return { ...made, people };
}
const numbers = (code: string, body: object = {}) =>
  api.call(contract.numberClassCertificates, admin, { params: { code }, body });
const itemsOf = (answer: { body: Record<string, unknown> }) => answer.body.items as Item[];
const form = (content: Buffer) => multipart({}, [{ field: 'upload', name: 's.pdf', type: 'application/pdf', content }]);
const send = (code: string, id: number, query: Record<string, string> = {}, content: Buffer = PDF) =>
  api.call(contract.uploadCertificate, admin, { params: { code, id }, query, ...form(content) });
const stored = async (): Promise<number> => {
  const entries = await readdir(join(api.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};
const verify = (code: string) => api.call(contract.verifyCertificate, null, { params: { code } });

describe('numbers', () => {
  it('go by lower-case name, then id, from the prefix on; later people continue (D87)', async () => {
    const made = await classOf(['budi', 'Ani', 'ani', 'Źofia'], {
      custom_certificate_template: { numberPrefix: '007', numberSuffix: '/UJI/26' },
    });
    const first = itemsOf(await numbers(made.code));
    expect(first.map(({ full_name, printed_number }) => [full_name, printed_number])).toEqual([
      ['Ani', '007/UJI/26'],
      ['ani', '008/UJI/26'],
      ['budi', '009/UJI/26'],
      ['Źofia', '010/UJI/26'],
    ]);
    await insertRegistration(api.db, { class_id: made.id, full_name: 'Aan', predicate: 'Istimewa' });
    const again = await numbers(made.code);
    expect(again.body.affectedRows).toBe(1);
    expect(itemsOf(again).map(({ full_name }) => full_name)).toEqual(['Ani', 'ani', 'budi', 'Źofia', 'Aan']);
    expect(new Set(first.map(({ public_code }) => public_code)).size).toBe(4);
    expect(first.every(({ public_code }) => /^[A-Z2-9]{10}$/.test(public_code))).toBe(true);
  });

  it('skip people without a predicate unless page two is hidden (B-136), and people who are not accepted', async () => {
    const made = await classOf(['Satu']);
    await insertRegistration(api.db, { class_id: made.id, full_name: 'Tanpa Predikat' });
    await insertRegistration(api.db, { class_id: made.id, status: 'WAITING', predicate: 'Menengah' });
    const answer = await numbers(made.code);
    expect(answer.body).toMatchObject({ affectedRows: 1, without_predicate: 1 });
    const template = { custom_certificate_template: '{"hidePageTwo":true}' };
    await api.call(updateClass, admin, { params: { code: made.code }, body: template });
    expect(itemsOf(await numbers(made.code))).toHaveLength(2);
  });

  it('go only to those whom the rule of a batch means, and the others are counted with the reason', async () => {
    const made = await classOf(['Hadir Lulus', 'Hadir Kurang', 'Hadir Tanpa Tes', 'Tidak Hadir']);
    const lacking = await insertRegistration(api.db, { class_id: made.id, full_name: 'Hadir Tanpa Predikat' });
    const [passed, short, untested] = made.people.map(({ id }) => id);
    const present = [passed, short, untested, lacking.id].map((id) => id ?? 0);
    await api.db.update(registrations).set({ is_present: true }).where(inArray(registrations.id, present));
    const [test] = await api.db.insert(quizQuestions).values({ class_id: made.id }).returning();
    const scores = [
      [passed, 0.7],
      [short, 0.69],
      [lacking.id, 1],
    ] as const;
    await api.db.insert(quizAnswers).values(
      scores.map(([participant_id, score]) => ({
        quiz_question_id: test?.id ?? 0,
        participant_id: participant_id ?? 0,
        score,
        answer_json: [],
      })),
    );
    const eligibilityFor = (query: Record<string, string>) =>
      api.call(contract.readClassCertificateEligibility, admin, { params: { code: made.code }, query });
    expect((await eligibilityFor({})).body).toMatchObject({
      eligible: 4,
      rules: ['present', 'min_score'],
      left_out: [{ reason: 'Belum berpredikat', lacks_predicate: true, count: 1 }],
    });
    const rule = { present: true, min_score: 70 };
    const { body } = await eligibilityFor({ present: '1', min_score: '70' });
    expect(body.eligible).toBe(1);
    const because = (reason: string, id: number | undefined) =>
      expect.objectContaining({ reason, count: 1, people: [expect.objectContaining({ id })] });
    expect(body.left_out).toHaveLength(4);
    expect(body.left_out).toEqual(
      expect.arrayContaining([
        because('Tidak tercatat hadir', made.people[3]?.id),
        because('Nilai tes akhir di bawah 70', short),
        because('Belum mengerjakan tes akhir', untested),
        because('Belum berpredikat', lacking.id),
      ]),
    );
    const given = await numbers(made.code, rule);
    expect(given.body).toMatchObject({ affectedRows: 1, left_out: 4, without_predicate: 1 });
    expect(itemsOf(given).map(({ id }) => id)).toEqual([passed]);
  });

  it('of a self-paced class go to people who finished, when the batch requires it', async () => {
    const { id, course_code: code } = await insertCourse(api.db);
    for (const progress of [100, 99]) {
      const { id: member_id, full_name, email } = await insertMember(api.db);
      const values = { course_id: id, member_id, full_name, email, price: 0, status: 'ACCEPTED' as const };
      await api.db.insert(memberCourses).values({ ...values, predicate: 'Menengah', progress });
    }
    const eligibility = await api.call(contract.readCourseCertificateEligibility, admin, {
      params: { code },
      query: { completed: '1' },
    });
    expect(eligibility.body).toMatchObject({
      eligible: 1,
      rules: ['completed'],
      left_out: [{ reason: 'Belum menyelesaikan kelas', count: 1 }],
    });
    const given = await api.call(contract.numberCourseCertificates, admin, {
      params: { code },
      body: { completed: true },
    });
    expect(given.body).toMatchObject({ affectedRows: 1, left_out: 1, without_predicate: 0 });
  });

  it('are allocated once and without gaps by ten concurrent batches (S41)', async () => {
    const names = Array.from({ length: 60 }, (_, n) => `Peserta ${String(n).padStart(2, '0')}`);
    const made = await classOf(names);
    const answers = await Promise.all(Array.from({ length: 10 }, () => numbers(made.code)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(answers.reduce((sum, { body }) => sum + Number(body.affectedRows), 0)).toBe(60);
    const rows = await api.db
      .select()
      .from(certificates)
      .where(eq(certificates.class_id, made.id))
      .orderBy(asc(certificates.number));
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 60 }, (_, n) => n + 1));
    expect(new Set(rows.map(({ participant_id }) => participant_id)).size).toBe(60);
  });

  it('collide when two batches read the next number without the lock (negative control)', async () => {
    const made = await classOf(['Satu', 'Dua']);
    const owner: Owner = { ...made, kind: 'class', date: null, stored: null, whatToLearn: [] };
    const firsts = await Promise.all([nextNumber(api.db, owner), nextNumber(api.db, owner)]);
    expect(firsts).toEqual([1, 1]);
    const results = await Promise.allSettled(
      made.people.map((person, index) => insertNumbers(api.db, owner, [person], firsts[index] ?? 1)),
    );
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('refuse a batch that contains one foreign person (S11)', async () => {
    const made = await classOf(['Sendiri']);
    const other = await classOf(['Orang lain']);
    const ids = [made.people[0]?.id ?? 0, other.people[0]?.id ?? 0];
    expect((await numbers(made.code, { ids })).status).toBe(404);
    expect(await api.db.select().from(certificates).where(eq(certificates.class_id, made.id))).toEqual([]);
  });

  it('of additional certificates have four digits and a row of their own', async () => {
    const made = await classOf(['Peserta']);
    const values = { class_id: made.id, name: 'Tamu', email: 't@uji.example', score: 1, answer_json: [] };
    const [guest] = await api.db.insert(quizForms).values(values).returning();
    await api.call(contract.setAdditionalPredicates, admin, {
      body: { quizForms: [guest?.id], predicate: 'Terbatas' },
    });
    await numbers(made.code);
    const [item] = itemsOf(await numbers(made.code, { kind: 'additional' }));
    expect(item?.printed_number).toBe('0001/NBKD77/10/20');
    const answer = await api.call(contract.uploadAdditionalCertificate, admin, {
      params: { id: guest?.id ?? 0, code: made.code },
      ...form(PDF),
    });
    expect(answer.body).toMatchObject({ revision: 1 });
    const list = await api.call(contract.listClassCertificates, admin, {
      params: { code: made.code },
      query: { kind: 'additional', page: '1' },
    });
    expect(list.body.data).toMatchObject([{ full_name: 'Tamu', predicate: 'Terbatas', revision: 1 }]);
  });
});

describe('uploads', () => {
  it('keep the number, increment the revision and release the old file', async () => {
    const made = await classOf(['Sekar Uji']);
    const id = made.people[0]?.id ?? 0;
    const first = await send(made.code, id);
    expect(first.body).toMatchObject({ success: true, revision: 1, printed_number: '001/NBKD77/10/20' });
    const second = await send(made.code.toLowerCase(), id);
    expect(second.body).toMatchObject({ revision: 2, printed_number: first.body.printed_number });
    const [row] = await api.db.select().from(registrations).where(eq(registrations.id, id));
    expect(row?.certificate_url).toBe(second.body.certificate_url);
    const file = await api.app.inject({ url: String(second.body.certificate_url) });
    expect(file.rawPayload.equals(PDF)).toBe(true);
  });

  it('respond to a repeated revision as before, without a second file (S41)', async () => {
    const made = await classOf(['Ulang Uji']);
    const [item] = itemsOf(await numbers(made.code));
    const query = { revision: String(item?.next_revision) };
    const answers = await Promise.all([1, 2, 3].map(() => send(made.code, item?.id ?? 0, query)));
    expect(new Set(answers.map(({ body }) => body.certificate_url)).size).toBe(1);
    const before = await stored();
    expect((await send(made.code, item?.id ?? 0, query)).body).toMatchObject({ affectedRows: 0, revision: 1 });
    expect(await stored()).toBe(before);
  });

  it.each(PRETENDERS)('refuse %s: only a PDF is one (B-148)', async (_, __, content) => {
    const made = await classOf(['Tolak Uji']);
    const before = await stored();
    const answer = await send(made.code, made.people[0]?.id ?? 0, {}, content);
    expect(answer.status).toBe(422);
    expect(await stored()).toBe(before);
  });

  it('are for accepted people of that class only', async () => {
    const made = await classOf(['Sendiri']);
    const other = await classOf(['Orang lain']);
    const before = await stored();
    expect((await send(made.code, other.people[0]?.id ?? 0)).status).toBe(404);
    const waiting = await insertRegistration(api.db, { class_id: made.id, status: 'WAITING' });
    expect((await send(made.code, waiting.id)).status).toBe(404);
    expect(await stored()).toBe(before);
  });
});

describe('a batch', () => {
  it('is a task whose items are settled by the uploads themselves, each once (S41)', async () => {
    const made = await classOf(['Satu', 'Dua', 'Tiga']);
    const started = await numbers(made.code, { as_task: true });
    expect(started.body.items).toEqual([]);
    const id = Number(started.body.job_id);
    const settings = await api.call(contract.readClassCertificateSettings, admin, { params: { code: made.code } });
    expect(settings.body.job_id).toBe(id);
    const worker = 'halaman-uji';
    const claim = () => api.call(claimTaskItems, admin, { params: { id }, body: { worker, count: 2 } });
    type Claimed = { id: number; data: Item };
    const first = (await claim()).body.items as Claimed[];
    const again = (await claim()).body.items as Claimed[];
    expect(again.map((item) => item.id)).toEqual(first.map((item) => item.id));
    const deliver = (item: Claimed, by = worker) =>
      send(made.code, item.data.id, {
        revision: String(item.data.next_revision),
        job_id: String(id),
        item_id: String(item.id),
        worker: by,
      });
    const [one] = first as [Claimed];
    expect((await deliver(one, 'halaman-lain')).status).toBe(409);
    // The page sends the same certificate again, because the first response was lost.
    expect((await deliver(one)).body).toMatchObject({ revision: 1 });
    expect((await deliver(one)).body).toMatchObject({ revision: 1, affectedRows: 0 });
    for (
      let left = (await claim()).body.items as Claimed[];
      left.length > 0;
      left = (await claim()).body.items as Claimed[]
    )
      for (const item of left) expect((await deliver(item)).status).toBe(200);
    const task = await api.call(readTask, admin, { params: { id } });
    expect(task.body).toMatchObject({ total: 3, sent: 3, failed: 0, remaining: 0 });
    const rows = await api.db.select().from(certificates).where(eq(certificates.class_id, made.id));
    expect(rows.map(({ revision }) => revision)).toEqual([1, 1, 1]);
  });

  it('refuses to settle the item of another person', async () => {
    const made = await classOf(['Satu', 'Dua']);
    const { job_id } = (await numbers(made.code, { as_task: true })).body;
    const worker = 'halaman-uji';
    const claimed = await api.call(claimTaskItems, admin, { params: { id: Number(job_id) }, body: { worker } });
    const [one, two] = claimed.body.items as [{ id: number; data: Item }, { id: number; data: Item }];
    const query = { job_id: String(job_id), item_id: String(two.id), worker };
    expect((await send(made.code, one.data.id, query)).status).toBe(404);
  });
});

describe('lists and settings', () => {
  it('show who has a certificate, with counts and the longest and shortest name', async () => {
    const made = await classOf(['Al', 'Bartholomeus Widyatmoko Prawirodirjo', 'Citra']);
    await send(made.code, made.people[2]?.id ?? 0);
    const settings = await api.call(contract.readClassCertificateSettings, admin, { params: { code: made.code } });
    expect(settings.body).toMatchObject({
      totals: { accepted: 3, made: 1, without_predicate: 0 },
      longest_name: 'Bartholomeus Widyatmoko Prawirodirjo',
      shortest_name: 'Al',
    });
    const list = await api.call(contract.listClassCertificates, admin, {
      params: { code: made.code },
      query: { page: '1', made: '0' },
    });
    expect(list.body).toMatchObject({ data: [{ full_name: 'Al', revision: 0 }, {}], meta: { total: 2 } });
  });

  it('of a self-paced class are read and written by its own calls, by code or id', async () => {
    const { id, course_code } = await insertCourse(api.db);
    const member = await insertMember(api.db, { full_name: 'Mandiri Uji' });
    const base = { course_id: id, member_id: member.id, full_name: member.full_name, email: member.email, price: 0 };
    const [person] = await api.db
      .insert(memberCourses)
      .values({ ...base, status: 'ACCEPTED', predicate: 'Istimewa' })
      .returning();
    const saved = await api.call(contract.updateCourseCertificateSettings, admin, {
      params: { code: course_code },
      body: { custom_certificate_template: '{"numberSuffix":"/MANDIRI"}', what_to_learn: ['Menyunting'], version: 1 },
    });
    expect(saved.body).toMatchObject({ version: 2, data: { what_to_learn: ['Menyunting'] } });
    const stale = await api.call(contract.updateCourseCertificateSettings, admin, {
      params: { code: String(id) },
      body: { what_to_learn: ['Lama'], version: 1 },
    });
    const current = { what_to_learn: ['Menyunting'], changed_by: expect.stringMatching(/./) };
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', current });
    const empty = await api.call(contract.updateCourseCertificateSettings, admin, {
      params: { code: course_code },
      body: { what_to_learn: [' '] },
    });
    expect(empty.body.msg).toBe('Kompetensi tidak boleh kosong!');
    const upload = await api.call(contract.uploadCourseCertificate, admin, {
      params: { code: String(id), id: person?.id ?? 0 },
      ...form(PDF),
    });
    expect(upload.body).toMatchObject({ printed_number: '001/MANDIRI', revision: 1 });
  });
});

describe('the public page', () => {
  it('shows what is printed and the status, also of a hidden class, and the file only to its owner (S15)', async () => {
    const made = await classOf(['Publik Uji'], { name: 'Kelas Publik' });
    const [item] = itemsOf(await numbers(made.code));
    const code = item?.public_code ?? '';
    expect((await verify(code)).status).toBe(404);
    await send(made.code, item?.id ?? 0);
    await api.db.update(classes).set({ active: 0, name: 'Nama Baru' }).where(eq(classes.id, made.id));
    const { body } = await verify(`${code.slice(0, 5)}-${code.slice(5).toLowerCase()}`);
    expect(body).toEqual({
      full_name: 'Publik Uji',
      class_name: 'Kelas Publik',
      date: made.class_date,
      predicate: 'Menengah',
      printed_number: item?.printed_number,
      issued_at: expect.any(String),
      status: 'VALID',
      revoked_at: null,
      revoked_reason: '',
      certificate_url: null,
    });
    const [owner] = await api.db
      .select({ email: registrations.email })
      .from(registrations)
      .where(eq(registrations.id, item?.id ?? 0));
    const look = async (email: string) =>
      (await api.call(contract.verifyCertificate, await proveAddress(api.db, email), { params: { code } })).body;
    expect((await look(owner?.email ?? '')).certificate_url).toEqual(expect.any(String));
    expect((await look('orang.lain@uji.example')).certificate_url).toBeNull();
    const setStatus = (status: 'ACCEPTED' | 'REJECTED') =>
      api.db
        .update(registrations)
        .set({ status })
        .where(eq(registrations.id, item?.id ?? 0));
    await setStatus('REJECTED');
    expect((await verify(code)).body.status).toBe('REVOKED');
    await setStatus('ACCEPTED');
    expect((await verify(code)).body.status).toBe('VALID');
    await api.db.update(certificates).set({ revoked_at: new Date() }).where(eq(certificates.public_code, code));
    expect((await verify(code)).body.status).toBe('REVOKED');
  });

  it('limits the guessing of codes', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    try {
      const looks: number[] = [];
      await atOneMoment(async () => {
        for (let n = 0; n <= contract.VERIFICATIONS_PER_MINUTE; n += 1)
          looks.push((await limited.call(contract.verifyCertificate, null, { params: { code: 'ABCDEFGHJK' } })).status);
      });
      expect(looks.at(-1)).toBe(429);
      expect(looks.slice(0, -1).every((status) => status === 404)).toBe(true);
    } finally {
      await limited.close();
    }
  });
});
