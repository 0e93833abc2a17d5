import { insertClass } from '../fixtures.ts';
import type { Examples } from './example.ts';

export const zoomExamples: Examples = {
  generateZoomLink: {
    make: async ({ db }) => ({
      body: {
        class_code: (await insertClass(db)).code,
        name: 'Kelas Uji',
        start_time: '2027-01-09T02:00:00Z',
        duration: 120,
      },
    }),
  },
};
