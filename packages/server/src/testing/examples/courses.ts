import { courseInstructors } from '../../platform/database/schema/courses.ts';
import { insertCourse, insertInstructor } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif, MP4 } from '../sample-files.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a course linked to `world.owner`. */
async function ownCourse({ db, owner }: ExampleWorld) {
  const row = await insertCourse(db);
  await db.insert(courseInstructors).values({ course_id: row.id, instructor_id: owner.id });
  return row;
}

const onOwn: Example = {
  make: async (world) => ({ params: { id: String((await ownCourse(world)).id) } }),
  foreign: 'hidden',
};

const form = (name: string, type: string, content: Buffer) => multipart({}, [{ field: 'upload', name, type, content }]);

export const courseExamples: Examples = {
  listCourses: {
    make: async (world) => ({ query: { q: (await ownCourse(world)).course_code, page: '1' } }),
    foreign: 'left-out',
  },
  readCourse: onOwn,
  createCourse: { make: async () => ({ body: { title: 'Kelas Mandiri Baru Uji' } }) },
  duplicateCourse: onOwn,
  updateCourse: {
    make: async (world) => ({
      params: { id: String((await ownCourse(world)).id) },
      body: { title: 'Nama Lain Uji' },
    }),
  },
  toggleCourse: onOwn,
  deleteCourse: onOwn,
  updateCoursePrices: { make: async (world) => ({ body: { ids: [(await ownCourse(world)).id], price: 99_000 } }) },
  readCourseHistory: onOwn,
  uploadCourseImage: { make: async () => form('poster.jpg', 'image/jpeg', await jpegWithExif()) },
  uploadCourseImageOf: {
    make: async ({ db }) => ({
      params: { id: (await insertCourse(db)).course_code },
      ...form('poster.jpg', 'image/jpeg', await jpegWithExif()),
    }),
  },
  uploadCourseVideo: { make: async () => form('pratinjau.mp4', 'video/mp4', MP4) },
  listOwnCourseLinks: { make: async () => ({}) },
  listCourseInstructors: {
    make: async (world) => ({ params: { courseId: String((await ownCourse(world)).id) } }),
    foreign: 'hidden',
  },
  createCourseInstructor: {
    make: async ({ db }) => ({
      body: { course_id: (await insertCourse(db)).id, instructor_id: (await insertInstructor(db)).id },
    }),
  },
  deleteCourseInstructor: {
    make: async ({ db }) => {
      const [link] = await db
        .insert(courseInstructors)
        .values({ course_id: (await insertCourse(db)).id, instructor_id: (await insertInstructor(db)).id })
        .returning();
      return { params: { id: link?.id ?? 0 } };
    },
  },
};
