import { insertClass, insertInstructor, linkInstructor } from '../fixtures.ts';
import type { Examples } from './example.ts';

export const classInstructorExamples: Examples = {
  listOwnClassLinks: { make: async () => ({}) },
  listClassInstructors: {
    make: async ({ db, owner }) => {
      const { id, code } = await insertClass(db);
      await linkInstructor(db, id, owner.id);
      return { params: { code } };
    },
    foreign: 'hidden',
  },
  createClassInstructor: {
    make: async ({ db }) => ({
      body: { class_code: (await insertClass(db)).code, instructor_id: (await insertInstructor(db)).id },
    }),
  },
  deleteClassInstructor: {
    make: async ({ db }) => {
      const { id } = await insertClass(db);
      return { params: { id: (await linkInstructor(db, id, (await insertInstructor(db)).id)).id } };
    },
  },
};
