import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClass, duplicateClass, updateClass } from '@widya/contract/class-editing';
import { deleteClass } from '@widya/contract/classes';
import * as contract from '@widya/contract/uploads';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { fileKeyOf } from '../../../platform/addresses/links.ts';
import { files } from '../../../platform/database/schema/platform.ts';
import { removeExpiredFiles } from '../../../platform/storage/remove-expired-files.ts';
import type { Actor } from '../../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../../testing/app.ts';
import { classBody } from '../../../testing/examples/class-editing.ts';
import { insertAdmin, insertClass, insertDefaultTopic } from '../../../testing/fixtures.ts';
import { multipart } from '../../../testing/multipart.ts';
import { jpegWithExif, MP4, PDF, png, pretenders } from '../../../testing/sample-files.ts';
import { signedIn } from '../../../testing/signed-in.ts';

/** Read at module level, because `it.each` needs the list while the tests are being declared. */
const PRETENDERS = await pretenders();

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  await insertDefaultTopic(api.db);
  admin = await signedIn(api, await insertAdmin(api.db));
});
afterAll(() => api.close());

type Upload = (typeof contract)['uploadClassImage' | 'uploadClassImageOf' | 'uploadClassVideo' | 'uploadAttachment'];
const send = (
  endpoint: Upload,
  content: Buffer,
  options: { params?: { id: string | number }; as?: Actor; key?: string } = {},
) => {
  const form = multipart({}, [{ field: 'upload', name: 'berkas.bin', type: 'image/jpeg', content }]);
  const headers = { ...form.headers, ...(options.key ? { 'idempotency-key': options.key } : {}) };
  const { params = {} } = options;
  return api.call(endpoint, options.as ?? admin, { params, body: form.body, headers });
};
const locationOf = async (endpoint: Upload, content: Buffer, as = admin): Promise<string> =>
  String((await send(endpoint, content, { as })).body.location);
const rowOf = async (location: string) =>
  (
    await api.db
      .select()
      .from(files)
      .where(eq(files.key, fileKeyOf(location) ?? ''))
  )[0];
const served = (location: string) => api.app.inject({ url: location });
const stored = async (): Promise<number> => {
  const entries = await readdir(join(api.config.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
};

describe('posters', () => {
  it('become JPEG without anything but pixels, and are temporary', async () => {
    const { status, body } = await send(contract.uploadClassImage, await png());
    expect(status).toBe(201);
    expect(body).toMatchObject({ success: true, type: 'image/jpeg', location: expect.stringMatching(/\.jpg$/) });
    expect((await sharp((await served(String(body.location))).rawPayload).metadata()).format).toBe('jpeg');
    const picture = await served(await locationOf(contract.uploadClassImage, await jpegWithExif()));
    expect(picture.rawPayload.includes('Rahasia')).toBe(false);
    expect((await rowOf(String(body.location)))?.attached_to).toBeNull();
  });

  it('belong to a class named by id or code, but to none that is missing', async () => {
    const { id, code } = await insertClass(api.db);
    for (const ref of [id, code.toLowerCase()])
      expect((await send(contract.uploadClassImageOf, await png(), { params: { id: ref } })).status).toBe(201);
    const missing = await send(contract.uploadClassImageOf, await png(), { params: { id: 'TIDAKADA' } });
    expect(missing.body.msg).toEqual({ message: 'Kelas tidak ditemukan' });
  });

  it('are at most 5 MB', async () => {
    const { status, body } = await send(
      contract.uploadClassImage,
      Buffer.concat([await png(), Buffer.alloc(5_242_880)]),
    );
    expect({ status, msg: body.msg }).toEqual({ status: 413, msg: { message: 'Ukuran berkas maksimal 5 MB' } });
  });
});

describe('videos and attachments', () => {
  it('accept only MP4 for a video, with the message of A-113', async () => {
    expect((await send(contract.uploadClassVideo, MP4)).status).toBe(201);
    for (const content of [PDF, await png(), Buffer.from('GIF89a')])
      expect((await send(contract.uploadClassVideo, content)).body.msg).toEqual({
        message: 'Harap hanya unggah video dengan format MP4',
      });
  });

  it.each(PRETENDERS)('refuse %s (S22)', async (_, __, content) => {
    const before = await stored();
    expect((await send(contract.uploadAttachment, content)).status).toBe(422);
    expect(await stored()).toBe(before);
  });

  it('refuse a PDF with the file name of a video or as a recording (C-085)', async () => {
    const msg = 'Harap hanya unggah video dengan format MP4';
    const form = multipart({}, [{ field: 'upload', name: 'film.mp4', type: 'video/mp4', content: PDF }]);
    expect((await api.call(contract.uploadAttachment, admin, form)).body.msg).toEqual({ message: msg });
    const { code } = await insertClass(api.db);
    const body = { recording_url_array: [{ url: await locationOf(contract.uploadAttachment, PDF), title: 'Film' }] };
    expect(await api.call(updateClass, admin, { params: { code }, body })).toMatchObject({
      status: 422,
      body: { errors: { 'recording_url_array.0.url': msg } },
    });
  });

  it('respond to a repeated upload as before, with one file stored', async () => {
    const before = await stored();
    const first = await send(contract.uploadAttachment, PDF, { key: 'unggahan-yang-sama' });
    const again = await send(contract.uploadAttachment, PDF, { key: 'unggahan-yang-sama' });
    expect(again.body.location).toBe(first.body.location);
    expect(await stored()).toBe(before + 1);
  });

  it('refuse a call without a file', async () => {
    const form = multipart({ a: 'b' }, []);
    const answer = await api.call(contract.uploadAttachment, admin, { body: form.body, headers: form.headers });
    expect(answer.status).toBe(422);
  });
});

describe('files and their class', () => {
  it('stay while a class refers to them, and are removed a day after the last reference', async () => {
    const poster = await locationOf(contract.uploadClassImage, await png());
    const paper = await locationOf(contract.uploadAttachment, PDF);
    const body = { ...classBody(), class_image_url: poster, attachment_urls: [paper] };
    const made = await api.call(createClass, admin, { body });
    const record = `class:${made.body.id}`;
    expect(await rowOf(poster)).toMatchObject({ attached_to: record, temporary_until: null });
    const params = { code: String(made.body.code) };
    expect((await api.call(updateClass, admin, { params, body: { attachment_urls: [] } })).status).toBe(200);
    expect((await rowOf(paper))?.attached_to).toBeNull();
    const again = await api.call(updateClass, admin, { params, body: { documentation_urls: [paper] } });
    expect(again.status).toBe(200);
    await api.call(updateClass, admin, { params, body: { documentation_urls: [] } });
    await removeExpiredFiles(api.services, new Date(Date.now() + 25 * 3_600_000));
    expect((await served(paper)).statusCode).toBe(404);
    expect((await served(poster)).statusCode).toBe(200);
  });

  it('have their original names in the API, as downloads and in copies', async () => {
    const { code } = await insertClass(api.db);
    const form = multipart({}, [{ field: 'upload', name: 'Materi Hari 1.pdf', type: 'application/pdf', content: PDF }]);
    const location = String((await api.call(contract.uploadAttachment, admin, form)).body.location);
    const body = { attachment_urls: [location] };
    const saved = await api.call(updateClass, admin, { params: { code }, body });
    expect(saved.body.data).toMatchObject({ file_names: { [location]: 'Materi Hari 1.pdf' } });
    expect((await served(location)).headers['content-disposition']).toContain('Materi%20Hari%201.pdf');
    const copy = await api.call(duplicateClass, admin, { params: { code } });
    const { file_names } = copy.body.data as { file_names: object };
    expect(Object.values(file_names)).toEqual(['Materi Hari 1.pdf']);
  });

  it('cannot be those of another account or class (S23)', async () => {
    const other = await signedIn(api, await insertAdmin(api.db));
    const foreign = await locationOf(contract.uploadAttachment, PDF, other);
    const { code } = await insertClass(api.db);
    const steal = (attachment_urls: string[]) =>
      api.call(updateClass, admin, { params: { code }, body: { attachment_urls } });
    expect((await steal([foreign])).body.code).toBe('UPLOAD_REFUSED');
    const own = await locationOf(contract.uploadAttachment, PDF);
    const second = await insertClass(api.db);
    await api.call(updateClass, admin, { params: { code: second.code }, body: { attachment_urls: [own] } });
    expect((await steal([own])).body.code).toBe('UPLOAD_REFUSED');
    expect((await steal([`/files/public/attachments/2026/${'0'.repeat(32)}.pdf`])).status).toBe(422);
    expect((await steal(['/files/../../etc/passwd'])).status).toBe(422);
  });

  it('can also be recordings and certificate pages, and are copied with a class', async () => {
    const { id, code } = await insertClass(api.db);
    const film = await locationOf(contract.uploadClassVideo, MP4);
    const form = multipart({}, [{ field: 'upload', name: 'x.png', type: 'image/png', content: await png() }]);
    const page = await api.call(contract.uploadCertificateTemplate, admin, {
      params: { id, kind: 'certPage2' },
      ...form,
    });
    const location = String(page.body.location);
    const body = {
      recording_url_array: [{ url: film, title: 'Rekaman' }],
      custom_certificate_template: { certPage2: location, fontSize: 15 },
    };
    const saved = await api.call(updateClass, admin, { params: { code }, body });
    expect(saved.body.warnings).toEqual([]);
    for (const file of [film, location]) expect((await rowOf(file))?.attached_to).toBe(`class:${id}`);
    const copy = await api.call(duplicateClass, admin, { params: { code } });
    const copied = copy.body.data as { custom_certificate_template: string };
    const template = JSON.parse(copied.custom_certificate_template);
    expect(template).toEqual({ certPage2: expect.stringMatching(/^\/files\//), fontSize: 15 });
    expect(template.certPage2).not.toBe(location);
    await api.call(deleteClass, admin, { params: { code } });
    expect((await served(film)).statusCode).toBe(404);
    expect((await served(template.certPage2)).statusCode).toBe(200);
  });

  it('are deleted with the class; those of a copy stay', async () => {
    const before = await stored();
    const poster = await locationOf(contract.uploadClassImage, await png());
    const paper = await locationOf(contract.uploadAttachment, PDF);
    const body = { ...classBody(), class_image_url: poster, attachment_urls: [paper, 'https://a.example/x.pdf'] };
    const made = await api.call(createClass, admin, { body });
    const params = { code: String(made.body.code) };
    const copy = await api.call(duplicateClass, admin, { params });
    expect(await stored()).toBe(before + 4);
    const copied = copy.body.data as { class_image_url: string; attachment_urls: string[] };
    expect(copied.class_image_url).not.toBe(poster);
    expect(copied.attachment_urls[1]).toBe('https://a.example/x.pdf');
    expect((await api.call(deleteClass, admin, { params })).status).toBe(200);
    expect((await served(poster)).statusCode).toBe(404);
    expect((await served(copied.class_image_url)).statusCode).toBe(200);
    await api.call(deleteClass, admin, { params: { code: String(copy.body.code) } });
    expect(await stored()).toBe(before);
    expect(
      await api.db
        .select()
        .from(files)
        .where(eq(files.attached_to, `class:${copy.body.id}`)),
    ).toEqual([]);
  });
});
