import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/certificates';
import { previewClassCertificateBulk, revokeClassCertificates } from '@widya/contract/certificates-bulk';
import { listClassParticipants } from '@widya/contract/participants';
import { claimTaskItems } from '@widya/contract/tasks';
import { eq } from 'drizzle-orm';
import { certificates } from '../../platform/database/schema/certificates.ts';
import { classCounters } from '../../platform/database/schema/classes.ts';
import { registrations } from '../../platform/database/schema/registrations.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertClass, insertRegistration } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { PDF } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
});
afterAll(() => api.close());

type Item = { id: number; public_code: string; printed_number: string; next_revision: number; revoked: boolean };

/** Inserts a class with accepted participants of the given names, all with a predicate. */
async function classOf(names: readonly string[]) {
  const made = await insertClass(api.db);
  const people = [];
  for (const full_name of names)
    people.push(await insertRegistration(api.db, { class_id: made.id, full_name, predicate: 'Menengah' }));
  return { id: made.id, code: made.code, ids: people.map(({ id }) => id) };
}

const send = (code: string, id = 0, query: Record<string, string> = {}) =>
  api.call(contract.uploadCertificate, admin, {
    params: { code, id },
    query,
    ...multipart({}, [{ field: 'upload', name: 's.pdf', type: 'application/pdf', content: PDF }]),
  });
const numbers = (code: string, body: object = {}) =>
  api.call(contract.numberClassCertificates, admin, { params: { code }, body });
const itemsOf = (answer: { body: Record<string, unknown> }) => answer.body.items as Item[];
const revoke = (code: string, body: object) => api.call(revokeClassCertificates, admin, { params: { code }, body });
const preview = (code: string, body: object) =>
  api.call(previewClassCertificateBulk, admin, { params: { code }, body });
const list = async (code: string, query: Record<string, string> = {}) =>
  (await api.call(contract.listClassCertificates, admin, { params: { code }, query })).body as unknown as {
    id: number;
    full_name: string;
    certificate_url: string | null;
    revoked_at: string | null;
    issued_name: string | null;
    printed_number: string;
    public_code: string;
    revision: number;
  }[];
const statusOf = async (code: string) =>
  (await api.call(contract.verifyCertificate, null, { params: { code } })).body.status;

describe('revoking', () => {
  it('does not change the seat, and appears in list, participants, counter and public page', async () => {
    const { id, code, ids } = await classOf(['Dicabut Uji', 'Tetap Uji']);
    await send(code, ids[0]);
    await send(code, ids[1]);
    const answer = await revoke(code, { ids: [ids[0]] });
    expect(answer.body).toEqual({ success: true, affectedRows: 1, skipped: [] });
    const [row, valid] = await list(code);
    expect(row).toMatchObject({ certificate_url: null, revoked_at: expect.any(String), revision: 1 });
    expect(valid).toMatchObject({ certificate_url: expect.any(String), revoked_at: null });
    expect(await statusOf(row?.public_code ?? '')).toBe('REVOKED');
    expect(await statusOf(valid?.public_code ?? '')).toBe('VALID');
    const people = await api.call(listClassParticipants, admin, { params: { code }, query: { sort: 'full_name' } });
    expect(people.body).toMatchObject([
      { status: 'ACCEPTED', certificate_url: null, certificate_revoked_at: row?.revoked_at },
      { status: 'ACCEPTED', certificate_revoked_at: null },
    ]);
    const [counters] = await api.db.select().from(classCounters).where(eq(classCounters.class_id, id));
    expect(counters?.certificates).toBe(1);
    expect((await list(code, { made: 'revoked' })).map((found) => found.id)).toEqual([ids[0]]);
    expect(await list(code, { made: '0' })).toEqual([]);
  });

  it('shows anybody when and why, until it is issued again', async () => {
    const { code, ids } = await classOf(['Alasan Uji']);
    await send(code, ids[0]);
    await revoke(code, { ids, reason: ' Nama pada sertifikat keliru. ' });
    const [row] = await list(code);
    const look = () => api.call(contract.verifyCertificate, null, { params: { code: row?.public_code ?? '' } });
    expect((await look()).body).toMatchObject({
      status: 'REVOKED',
      revoked_at: row?.revoked_at,
      revoked_reason: 'Nama pada sertifikat keliru.',
      certificate_url: null,
    });
    expect((await api.audit())[0]?.after).toMatchObject({ reason: 'Nama pada sertifikat keliru.' });
    await send(code, ids[0]);
    expect((await look()).body).toMatchObject({ status: 'VALID', revoked_at: null, revoked_reason: '' });
  });

  it('lists people with nothing to revoke, and refuses a whole selection with a foreign person (S11)', async () => {
    const { code, ids } = await classOf(['Ada', 'Belum', 'Sudah']);
    await send(code, ids[0]);
    await send(code, ids[2]);
    await revoke(code, { ids: [ids[2]] });
    const other = await classOf(['Orang lain']);
    expect((await revoke(code, { ids: [ids[0], other.ids[0]] })).status).toBe(404);
    expect((await revoke(code, {})).status).toBe(422);
    expect((await revoke(code, { filter: {}, expected: 2 })).status).toBe(409);
    const answer = await revoke(code, { filter: {}, expected: 3 });
    expect(answer.body.affectedRows).toBe(1);
    expect(answer.body.skipped).toEqual(
      expect.arrayContaining([
        { reason: 'Sertifikatnya belum dibuat', count: 1 },
        { reason: 'Sertifikatnya sudah dicabut', count: 1 },
      ]),
    );
  });

  it('is undone by issuing the same number again, which a batch for everybody does not do', async () => {
    const { code, ids } = await classOf(['Ulang Uji']);
    const first = itemsOf(await numbers(code))[0];
    await send(code, ids[0], { revision: '1' });
    await revoke(code, { ids });
    for (const body of [{}, { again: true }])
      expect((await numbers(code, body)).body).toMatchObject({ items: [], left_out: 1 });
    const [item] = itemsOf(await numbers(code, { ids, revoked: true }));
    expect(item).toMatchObject({ printed_number: first?.printed_number, next_revision: 2, revoked: true });
    expect((await send(code, ids[0], { revision: '2' })).body).toMatchObject({ affectedRows: 1, revision: 2 });
    expect(await statusOf(first?.public_code ?? '')).toBe('VALID');
    expect(await list(code)).toMatchObject([{ revision: 2, revoked_at: null, certificate_url: expect.any(String) }]);
  });

  it('is not undone by a batch that began before it', async () => {
    const { code, ids } = await classOf(['Sedang Dibuat']);
    await send(code, ids[0]);
    const { job_id } = (await numbers(code, { again: true, as_task: true })).body;
    await revoke(code, { ids });
    const worker = 'halaman-uji';
    const claimed = await api.call(claimTaskItems, admin, { params: { id: Number(job_id) }, body: { worker } });
    const [item] = claimed.body.items as [{ id: number }];
    const late = await send(code, ids[0], { revision: '2', job_id: String(job_id), item_id: String(item.id), worker });
    expect(late).toMatchObject({
      status: 422,
      body: { msg: { message: 'Sertifikat ini dicabut setelah proses dimulai' } },
    });
    expect(await list(code)).toMatchObject([{ certificate_url: null, revision: 1 }]);
  });
});

describe('a renamed person', () => {
  it('is found with the name on the PDF until it is issued again', async () => {
    const { code, ids } = await classOf(['Nama Lama', 'Nama Tetap']);
    await send(code, ids[0]);
    await send(code, ids[1]);
    await api.db
      .update(registrations)
      .set({ full_name: 'Nama Baru' })
      .where(eq(registrations.id, ids[0] ?? 0));
    const found = await list(code, { made: 'renamed' });
    expect(found).toMatchObject([{ full_name: 'Nama Baru', issued_name: 'Nama Lama' }]);
    await send(code, ids[0]);
    expect(await list(code, { made: 'renamed' })).toEqual([]);
  });
});

describe('a batch for a selection', () => {
  it('means the chosen people or what the filters find, and is counted before as it is done', async () => {
    const { code, ids } = await classOf(['Ani Melati', 'Budi Melati', 'Citra Melati', 'Dewi Lain']);
    await send(code, ids[0]);
    await send(code, ids[1]);
    await revoke(code, { ids: [ids[1]] });
    const filter = { q: 'melati' };
    const counted = await preview(code, { action: 'issue', filter, except: [] });
    expect(counted.body).toMatchObject({ total: 3, changes: 1, made: 1, revoked: 1, examples: ['Citra Melati'] });
    expect(counted.body.skipped).toHaveLength(2);
    const request = { filter, except: [ids[2]], again: true, revoked: true };
    expect((await preview(code, { action: 'issue', ...request })).body).toMatchObject({
      total: 2,
      changes: 2,
      skipped: [],
    });
    const started = await numbers(code, { ...request, expected: 2 });
    expect(itemsOf(started).map(({ id }) => id)).toEqual([ids[0], ids[1]]);
    expect((await preview(code, { action: 'revoke', ids })).body).toMatchObject({ total: 4, changes: 1 });
    expect((await numbers(code, { ...request, expected: 3 })).status).toBe(409);
    const numbered = await api.db
      .select()
      .from(certificates)
      .where(eq(certificates.participant_id, ids[3] ?? 0));
    expect(numbered).toEqual([]);
  });

  it('skips names that cannot be printed, and previews them; other scripts can be printed (D219)', async () => {
    const { code } = await classOf(['Анна Иванова', 'Zoë Uji', 'Nguyễn Phượng', 'محمد علي', '林志强 김민준']);
    const eligibility = await api.call(contract.readClassCertificateEligibility, admin, { params: { code } });
    expect(eligibility.body).toMatchObject({
      eligible: 4,
      left_out: [
        { reason: 'Hurufnya tidak dapat dicetak; unggah PDF sendiri', people: [{ full_name: 'Анна Иванова' }] },
      ],
    });
    expect((await numbers(code)).body).toMatchObject({ affectedRows: 4, left_out: 1 });
  });
});
