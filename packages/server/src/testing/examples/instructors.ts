import { insertInstructor } from '../fixtures.ts';
import type { Examples } from './example.ts';

export const instructorExamples: Examples = {
  listInstructors: {
    make: async ({ db }) => ({ query: { page: '1', q: (await insertInstructor(db)).name } }),
  },
};
