import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/document-forms';
import { anonymiseMember } from '@widya/contract/participants-privacy';
import { downloadTaskFailures, downloadTaskResult, readTask } from '@widya/contract/tasks';
import { atOneMoment } from '@widya/testing/one-moment';
import { eq } from 'drizzle-orm';
import { documentForms } from '../../platform/database/schema/forms.ts';
import { files } from '../../platform/database/schema/platform.ts';
import { runTask } from '../../platform/jobs/engine/run-task.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertDocument } from '../../testing/examples/document-forms.ts';
import { insertClass, insertMember } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { jpegWithExif, PDF, pretenders } from '../../testing/sample-files.ts';
import { documentArchiveKind } from './archive-kind.ts';

let t: TestApp;
let admin: Actor;
beforeAll(async () => {
  t = await createTestApp();
  admin = (await t.actor('admin')) as Actor;
});
afterAll(() => t.close());

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const work = (task: unknown) => runTask(t.services, [documentArchiveKind], { task }, log);
const world = () => ({ db: t.db, storage: t.services.storage });

/** Inserts a class to which three people handed in a document each; the file of the last document is removed. */
async function scene() {
  const of = await insertClass(t.db);
  const hand = (full_name: string, email: string, document_type = 'Surat Tugas') =>
    insertDocument(world(), { class_id: of.id, class_name: of.name, full_name, email, document_type });
  const ani = await hand('Ani Wijaya', 'ani@uji.example', '=SUM(1)');
  const budi = await hand('../Budi/Santoso', 'budi@uji.example', 'SK Pangkat');
  const cici = await hand('Cici Lestari', 'cici@uji.example');
  await t.services.storage.remove(cici.key);
  return { of, ani, budi, cici, ids: [ani.id, budi.id, cici.id] };
}

const FORM = { full_name: 'Dedi Uji', email: 'Dedi@Uji.example', document_type: 'Surat Tugas' };
const handIn = (fields: Record<string, string>, content: Buffer, api = t) =>
  api.call(
    contract.submitDocumentForm,
    null,
    multipart(fields, [{ field: 'upload', name: 'berkas.pdf', type: 'application/pdf', content }]),
  );
const storedFiles = async (): Promise<number> => {
  const entries = await readdir(join(t.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe('submitting', () => {
  it('stores the document with its file, which has no public address', async () => {
    const of = await insertClass(t.db);
    const answer = await handIn({ ...FORM, class_code: of.code.toLowerCase(), rank: 'Penata' }, await jpegWithExif());
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    const [row] = await t.db.select().from(documentForms).where(eq(documentForms.class_id, of.id));
    expect(row).toMatchObject({ class_name: of.name, email: 'dedi@uji.example', rank: 'Penata', division: '' });
    expect((await t.app.inject({ url: row?.document_url ?? '' })).statusCode).toBe(404);
    const [file] = await t.db
      .select()
      .from(files)
      .where(eq(files.attached_to, `document_form:${row?.id}`));
    expect(file).toMatchObject({ owner_kind: 'public', temporary_until: null, content_type: 'image/jpeg' });
    const read = await t.call(contract.readDocumentFile, admin, { params: { id: row?.id ?? 0 } });
    expect(read.headers).toMatchObject({ 'content-type': 'image/jpeg', 'content-disposition': 'inline' });
    expect(read.text).not.toContain('Rahasia');
  });

  it('refuses files that only pretend, unknown, hidden and draft classes and missing facts, and leaves nothing behind', async () => {
    const of = await insertClass(t.db);
    const hidden = await insertClass(t.db, { active: 0 });
    const draft = await insertClass(t.db, { publish_status: 'DRAFT' });
    const before = [await storedFiles(), (await t.db.select().from(documentForms)).length];
    for (const [name, , content] of await pretenders())
      expect([name, (await handIn({ ...FORM, class_code: of.code }, content)).status]).toEqual([name, 422]);
    for (const class_code of ['TIDAKADA', hidden.code, draft.code])
      expect(await handIn({ ...FORM, class_code }, PDF)).toMatchObject({
        status: 404,
        body: { msg: { message: 'Kelas tidak ditemukan' } },
      });
    const lacking = await handIn({ class_code: of.code, email: 'a@uji.example' }, PDF);
    expect(lacking).toMatchObject({ status: 422, body: { errors: { full_name: 'Harap lengkapi semua data' } } });
    expect([await storedFiles(), (await t.db.select().from(documentForms)).length]).toEqual(before);
  });

  it('slows down an address that sends too often', async () => {
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    try {
      const statuses: number[] = [];
      await atOneMoment(async () => {
        for (let n = 0; n < 32; n += 1) statuses.push((await handIn({}, PDF, limited)).status);
      });
      expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    } finally {
      await limited.close();
    }
  });
});

describe('the list', () => {
  it('is filtered by class and searched, and shows the size of a file', async () => {
    const { of, ani } = await scene();
    const list = async (query: Record<string, string>) =>
      (await t.call(contract.listDocumentForms, admin, { query: { page: '1', ...query } })).body as unknown as {
        data: { id: number; size: number | null }[];
        meta: { total: number };
      };
    expect((await list({ class_code: of.code.toLowerCase() })).meta.total).toBe(3);
    expect((await list({ class_name: of.name })).meta.total).toBe(3);
    const found = await list({ class_code: of.code, q: 'wijaya ani' });
    expect(found.data).toMatchObject([{ id: ani.id, size: PDF.length, class_code: of.code }]);
    const classes = await t.call(contract.listDocumentClasses, admin);
    expect(classes.body).toContainEqual(expect.objectContaining({ class_code: of.code, documents: 3 }));
  });

  it('finds its classes by name or code, also one older than the thousand newest', async () => {
    const { of } = await scene();
    const find = async (query: Record<string, string>) =>
      (await t.call(contract.listDocumentClasses, admin, { query })).body as unknown as { class_name: string }[];
    expect(await find({ q: of.code.toLowerCase() })).toMatchObject([{ class_code: of.code, documents: 3 }]);
    const row = { full_name: 'Ani', email: 'ani@uji.example', document_url: '/files/uji', rank: 'arsip' };
    await t.db
      .insert(documentForms)
      .values([
        { ...row, class_name: 'Kelas Terlama', created_at: new Date(0) },
        ...Array.from({ length: 1_000 }, (_, n) => ({ ...row, class_name: `Kelas ${n}` })),
      ]);
    expect((await find({})).map(({ class_name }) => class_name)).not.toContain('Kelas Terlama');
    expect(await find({ q: 'TERLAMA kelas' })).toMatchObject([{ class_code: null, class_name: 'Kelas Terlama' }]);
    await t.db.delete(documentForms).where(eq(documentForms.rank, 'arsip'));
  });

  it('downloads as data-dokumen.csv with escaped formulas and a logged export (S20, S44)', async () => {
    const { of } = await scene();
    const file = await t.call(contract.exportDocumentForms, admin, { body: { class_code: of.code } });
    const lines = file.text.replace('\ufeff', '').split('\r\n');
    expect(String(file.headers['content-disposition'])).toContain('data-dokumen.csv');
    expect(lines[0]).toBe('kelas;nama;email;divisi;pangkat;jenis dokumen;diserahkan');
    expect(lines[1]).toContain(";ani@uji.example;Tata Usaha;Penata;'=SUM(1);");
    expect((await t.audit())[0]).toMatchObject({ code: 'EXPORT_DOCUMENT_FORM', after: { rows: 3 } });
  });
});

describe('a change', () => {
  const change = (id: number, body: object) => t.call(contract.updateDocumentForm, admin, { params: { id }, body });

  it('touches division, kind and rank and nothing else', async () => {
    const { ani } = await scene();
    const facts = { division: 'Sekretariat', document_type: 'SK Pangkat', rank: 'Pembina' };
    const body = { ...facts, email: 'lain@uji.example', full_name: 'Lain', version: 1 };
    const answer = await change(ani.id, body);
    expect(answer.body).toMatchObject({
      affectedRows: 1,
      version: 2,
      data: { ...facts, email: 'ani@uji.example', full_name: 'Ani Wijaya' },
    });
    expect((await t.audit())[0]).toMatchObject({ code: 'UPDATE_DOCUMENT_FORM', after: facts });
  });

  it('that is based on an older version is refused with the current values and who wrote them', async () => {
    const { ani } = await scene();
    await change(ani.id, { rank: 'Pembina', version: 1 });
    const late = await change(ani.id, { rank: 'Penata Muda', version: 1 });
    expect(late).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { rank: 'Pembina' } } });
    expect(late.body.current).toHaveProperty('changed_by', (await t.audit())[0]?.actor_name);
  });
});

describe('the archive (D134)', () => {
  const get = (ids: readonly number[]) =>
    t.call(contract.downloadDocuments, admin, { query: { ids: JSON.stringify(ids) } });

  it('contains each file under a safe name, and lists missing ones', async () => {
    const { ids, ani, budi, cici } = await scene();
    const zip = await get([...ids, ani.id]);
    expect(String(zip.headers['content-disposition'])).toContain('dokumen.zip');
    expect(zip.headers['x-left-out']).toBe(JSON.stringify([cici.id]));
    expect(zip.text).toContain(`Ani Wijaya - =SUM(1) (${ani.id}).pdf`);
    expect(zip.text).toContain(`Budi Santoso - SK Pangkat (${budi.id}).pdf`);
    expect(zip.text).not.toContain('../');
    expect(zip.text).toContain(`${cici.id};`);
    expect((await t.audit())[0]).toMatchObject({
      code: 'EXPORT_DOCUMENT_FORM',
      after: { documents: 2, left_out: [cici.id] },
    });
  });

  it('is refused for more than 100, for nothing and for what is no list', async () => {
    const { cici } = await scene();
    expect((await get(Array.from({ length: 101 }, (_, n) => n + 1))).body.code).toBe('VALIDATION');
    expect((await get([])).status).toBe(422);
    expect((await t.call(contract.downloadDocuments, admin, { query: { ids: '1;drop' } })).status).toBe(422);
    expect(await get([cici.id])).toMatchObject({ status: 404, body: { msg: 'Berkas sudah tidak ada di penyimpanan' } });
    expect((await get([999_999])).status).toBe(404);
  });

  it('of many is created by a task: missing files fail with a reason, the rest can be downloaded', async () => {
    const { of, ani, cici } = await scene();
    const begun = await t.call(contract.archiveDocuments, admin, { body: { class_code: of.code, except: [ani.id] } });
    expect(begun).toMatchObject({ status: 202, body: { total: 2, size: 2 * PDF.length } });
    const params = { id: Number(begun.body.job_id) };
    await work(params.id);
    expect((await t.call(readTask, admin, { params })).body).toMatchObject({
      state: 'DONE',
      sent: 1,
      failed: 1,
      result: { name: 'dokumen.zip' },
    });
    const zip = await t.call(downloadTaskResult, admin, { params });
    expect(zip.text).toContain('Budi Santoso - SK Pangkat');
    expect(zip.text).not.toContain('Ani Wijaya');
    const failures = await t.call(downloadTaskFailures, admin, { params });
    expect(failures.text).toContain(`${cici.id};${of.name};Cici Lestari;cici@uji.example;Surat Tugas;Berkas sudah`);
  });

  it('refuses a list with one unknown document', async () => {
    const { ani } = await scene();
    const answer = await t.call(contract.archiveDocuments, admin, { body: { ids: [ani.id, 999_999] } });
    expect(answer.status).toBe(404);
  });
});

describe('a person who is forgotten (S43)', () => {
  it('loses the document and its file, unless another person has the same file', async () => {
    const { of, budi, ani } = await scene();
    const shared = { class_name: of.name, document_url: ani.document_url };
    await t.db.insert(documentForms).values({ ...shared, full_name: 'Budi', email: 'budi@uji.example' });
    const member = await insertMember(t.db, { email: 'budi@uji.example', full_name: 'Budi Santoso' });
    const begun = await t.call(contract.archiveDocuments, admin, { body: { ids: [ani.id, budi.id] } });
    const superadmin = (await t.actor('superadmin')) as Actor;
    const done = await t.call(anonymiseMember, superadmin, {
      params: { id: member.id },
      body: { confirm_email: 'budi@uji.example' },
    });
    expect(done.status).toBe(200);
    const untilOf = async (key: string) =>
      (await t.db.select().from(files).where(eq(files.key, key)))[0]?.temporary_until ?? null;
    expect(await untilOf(budi.key)).not.toBeNull();
    expect(await untilOf(ani.key)).toBeNull();
    const params = { id: Number(begun.body.job_id) };
    await work(params.id);
    expect((await t.call(readTask, admin, { params })).body).toMatchObject({ state: 'DONE', sent: 1, skipped: 1 });
    expect((await t.call(downloadTaskResult, admin, { params })).text).not.toContain('Budi');
  });
});
