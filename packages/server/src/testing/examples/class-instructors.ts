import { insertClass, linkInstructor } from '../fixtures.ts';
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
};
