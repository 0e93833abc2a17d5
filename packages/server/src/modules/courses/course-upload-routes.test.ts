import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as uploads from '@widya/contract/course-uploads';
import { createCourse, deleteCourse, updateCourse } from '@widya/contract/courses';
import { eq } from 'drizzle-orm';
import { fileKeyOf } from '../../platform/addresses/links.ts';
import { files } from '../../platform/database/schema/platform.ts';
import type { Actor } from '../../testing/actors.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { insertAdmin, insertCourse } from '../../testing/fixtures.ts';
import { multipart } from '../../testing/multipart.ts';
import { MP4, PDF, png } from '../../testing/sample-files.ts';
import { signedIn } from '../../testing/signed-in.ts';

const MENU = { menu: '["private-class"]' };

let api: TestApp;
let admin: Actor;
beforeAll(async () => {
  api = await createTestApp();
  admin = await signedIn(api, await insertAdmin(api.db, MENU));
});
afterAll(() => api.close());

const send = (endpoint: (typeof uploads)[keyof typeof uploads], content: Buffer, params: { id?: string } = {}) => {
  const form = multipart({}, [{ field: 'upload', name: 'berkas.bin', type: 'video/mp4', content }]);
  return api.call(endpoint, admin, { params, body: form.body, headers: form.headers });
};
const ownerOf = async (location: string) =>
  (
    await api.db
      .select({ owner: files.attached_to })
      .from(files)
      .where(eq(files.key, fileKeyOf(location) ?? ''))
  )[0]?.owner;

it('posters and the preview video become files of the course that names them, and go with it', async () => {
  const poster = String((await send(uploads.uploadCourseImage, await png())).body.location);
  const video = String((await send(uploads.uploadCourseVideo, MP4)).body.location);
  const body = { title: 'Berfilm', course_image_url: poster, preview_video_url: video };
  const made = await api.call(createCourse, admin, { body });
  const params = { id: String(made.body.id) };
  expect([await ownerOf(poster), await ownerOf(video)]).toEqual([`course:${params.id}`, `course:${params.id}`]);
  await api.call(updateCourse, admin, { params, body: { preview_video_url: '' } });
  expect(await ownerOf(video)).toBeNull();
  await api.call(deleteCourse, admin, { params });
  expect(await ownerOf(poster)).toBeUndefined();
  expect((await api.app.inject({ url: poster })).statusCode).toBe(404);
});

it('a poster belongs to a course named by id or code, but to none that is missing', async () => {
  const { id, course_code } = await insertCourse(api.db);
  for (const ref of [String(id), course_code.toLowerCase()])
    expect((await send(uploads.uploadCourseImageOf, await png(), { id: ref })).status).toBe(201);
  expect((await send(uploads.uploadCourseImageOf, await png(), { id: 'TIDAKADA' })).status).toBe(404);
});

it('the video is judged by its content, not by what it is called (D206)', async () => {
  const answer = await send(uploads.uploadCourseVideo, PDF);
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain('Harap hanya unggah video dengan format MP4');
});
