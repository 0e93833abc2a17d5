import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contract from '@widya/contract/public-forms';
import { eq } from 'drizzle-orm';
import { complaints, documentForms } from '../../platform/database/schema/forms.ts';
import { questions } from '../../platform/database/schema/questions.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertClassNow, ticketOf } from '../../testing/examples/public-forms.ts';
import { insertPastClass, insertRegistration } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { proveAddress } from '../../testing/prove-address.ts';
import { PDF } from '../../testing/sample-files.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

describe('a question to the instructor', () => {
  const BUDI = { full_name: 'Budi', email: 'budi@uji.example' };
  const sendQuestion = (code: string, values: object = {}, as: { readonly token: string } | null = null) =>
    t.call(contract.askClassQuestion, as, { params: { code }, body: { ...BUDI, question: 'Kapan?', ...values } });
  const questionsOf = (class_id: number) => t.db.select().from(questions).where(eq(questions.class_id, class_id));

  it('is added to the questions of the class, escaped and with its lines', async () => {
    const of = await insertClassNow(t.db);
    await insertRegistration(t.db, { class_id: of.id, email: BUDI.email });
    const answer = await sendQuestion(of.code, { question: 'Satu <script>x</script>\ndua & tiga' });
    expect(answer).toMatchObject({ status: 201, body: { success: true } });
    expect(await questionsOf(of.id)).toMatchObject([
      {
        ...BUDI,
        participant_id: null,
        member_id: null,
        question: 'Satu &lt;script&gt;x&lt;/script&gt;<br />dua &amp; tiga',
        active: 1,
      },
    ]);
  });

  it('is linked to the participant only where the address is proved', async () => {
    const of = await insertClassNow(t.db);
    const own = await insertRegistration(t.db, { class_id: of.id, email: BUDI.email });
    await sendQuestion(of.code, {}, await proveAddress(t.db, 'lain@uji.example'));
    await sendQuestion(of.code, {}, await proveAddress(t.db, BUDI.email));
    expect((await questionsOf(of.id)).map(({ participant_id }) => participant_id)).toEqual([null, own.id]);
  });

  it('is accepted until the deadline of the class; those of robots are discarded', async () => {
    const over = await insertPastClass(t.db);
    expect(await sendQuestion(over.code)).toMatchObject({ status: 409, body: { code: 'INVALID_TRANSITION' } });
    const of = await insertClassNow(t.db);
    expect((await sendQuestion(of.code, { situs_web: 'x' })).status).toBe(201);
    expect((await sendQuestion(of.code, { question: ' \n ' })).status).toBe(422);
    expect([...(await questionsOf(over.id)), ...(await questionsOf(of.id))]).toEqual([]);
    const { body } = await t.call(contract.readClassForms, null, { params: { code: over.code } });
    expect(body).toMatchObject({ presence: { state: 'closed' }, questions: { state: 'closed' } });
  });
});

describe('a complaint', () => {
  const send = (values: object) =>
    t.call(contract.sendComplaint, null, {
      body: { name: 'Cici', email: 'cici@uji.example', complaint: 'Suara putus', ...values },
    });
  const stored = () => t.db.select().from(complaints).orderBy(complaints.id);

  it('is new for staff, tied to the class whose code it names, else with the text of the visitor', async () => {
    const of = await insertClassNow(t.db);
    await send({ about: of.code.toLowerCase() });
    await send({ about: 'Kelas menulis bulan lalu' });
    await send({});
    expect(await stored()).toMatchObject([
      { class_id: of.id, class_name: of.name, status: 'NEW', complaint: 'Suara putus' },
      { class_id: null, class_name: 'Kelas menulis bulan lalu' },
      { class_id: null, class_name: '' },
    ]);
    const before = await stored();
    expect((await send({ situs_web: 'x' })).status).toBe(201);
    expect(await send({ complaint: '' })).toMatchObject({
      status: 422,
      body: { errors: { complaint: 'Tulis aduan Anda' } },
    });
    expect(await stored()).toEqual(before);
  });
});

describe('a document', () => {
  const file = (content: Buffer, name = 'surat.pdf') =>
    multipart({ document_type: 'Surat Tugas', division: 'Umum' }, [
      { field: 'upload', name, type: 'application/pdf', content },
    ]);
  const handIn = (token: string, content = PDF) =>
    t.call(contract.handInDocument, null, { params: { token }, ...file(content) });

  it('is handed in by a ticket under the name and address of its registration', async () => {
    const of = await insertClassNow(t.db);
    const own = await insertRegistration(t.db, { class_id: of.id, full_name: 'Dedi', email: 'dedi@uji.example' });
    const token = await ticketOf(t, own);
    expect((await handIn(token)).status).toBe(201);
    const [row] = await t.db.select().from(documentForms).where(eq(documentForms.class_id, of.id));
    expect(row).toMatchObject({ full_name: 'Dedi', email: 'dedi@uji.example', division: 'Umum', rank: '' });
    const { body } = await t.call(contract.readDocumentLink, null, { params: { token } });
    expect(body).toMatchObject({ class_name: of.name, handed_in: [{ document_type: 'Surat Tugas' }] });
  });

  it('is refused for what is no document, and for a link that opens nothing', async () => {
    const of = await insertClassNow(t.db);
    const own = await insertRegistration(t.db, { class_id: of.id });
    const waiting = await insertRegistration(t.db, { class_id: of.id, status: 'WAITING' });
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    expect((await handIn(await ticketOf(t, own), page)).status).toBe(422);
    const useless = [
      ['x', 404],
      [await ticketOf(t, waiting), 404],
      [await ticketOf(t, own, new Date(Date.now() - 1_000)), 410],
    ] as const;
    for (const [token, status] of useless) {
      expect((await handIn(token)).status).toBe(status);
      expect((await t.call(contract.readDocumentLink, null, { params: { token } })).status).toBe(status);
    }
    expect(await t.db.select().from(documentForms).where(eq(documentForms.class_id, of.id))).toEqual([]);
  });
});
