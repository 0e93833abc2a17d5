import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { searchClassCertificates } from '@widya/contract/certificate-search';
import { certificates } from '../../platform/database/schema/certificates.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import {
  insertAdmin,
  insertClass,
  insertInstructor,
  insertRegistration,
  linkInstructor,
} from '../../testing/fixtures.ts';
import { signedIn } from '../../testing/signed-in.ts';

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, { menu: '["home"]' }));
});
afterAll(() => api.close());

/** Inserts a class with one certificate under a number. */
async function certified(number: number, printed_number: string, public_code: string) {
  const { id, code } = await insertClass(api.db);
  const { id: participant_id, email } = await insertRegistration(api.db, {
    class_id: id,
    email: `${public_code}@uji.example`,
  });
  await api.db.insert(certificates).values({
    kind: 'class',
    class_id: id,
    participant_id,
    full_name: 'Rina Uji',
    number,
    printed_number,
    public_code,
    certificate_url: '/files/x.pdf',
  });
  return { id, code, email };
}

const find = async (q: string, caller = admin) => {
  const { body } = await api.call(searchClassCertificates, caller, { query: { page: '1', per_page: '5', q } });
  return (body as unknown as { data: { owner: string; person: string; tab: string }[] }).data;
};

it('finds a certificate by a part of its number, and by its public code as printed (D233)', async () => {
  const { code, email } = await certified(17, '0017/CARI-A/2026', 'CARIKODE01');
  const expected = [expect.objectContaining({ owner: code, person: email, tab: 'sertifikat' })];
  for (const q of ['0017/CARI-A/2026', ' 0017/cari-a/2026 ', '0017/cari', 'CARI-A 2026', 'carik-ode01', 'ca', '00 ca'])
    expect(await find(q)).toEqual(expected);
  for (const q of ['', '  ', '17', '/', '0018/CARI-A', 'CARIKODE0']) expect(await find(q)).toEqual([]);
});

it('excludes what an instructor does not teach (D233)', async () => {
  const own = await certified(1, '0001/MILIK', 'MILIKKU001');
  await certified(2, '0002/MILIK', 'MILIKKU002');
  const teacher = await insertInstructor(api.db, { menu: '["home"]' });
  await linkInstructor(api.db, own.id, teacher.id);
  const caller = await signedIn(api, teacher);
  expect((await find('milik', caller)).map(({ owner }) => owner)).toEqual([own.code]);
  expect(await find('milik')).toHaveLength(2);
});
