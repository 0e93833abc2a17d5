import { insertInstructor } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif } from '../sample-files.ts';
import type { Example, Examples } from './example.ts';

let counter = 0;

/** Returns a valid body of `createInstructor`, with a new address each time. */
export const instructorBody = () => {
  counter += 1;
  return {
    email: `pengajar-baru-${counter}@uji.example`,
    name: 'Pengajar Baru Uji',
    password: 'Lemari-kayu-jati-7',
    position: 'Penyunting',
    description: '<p>Mengajar <strong>menulis</strong></p>',
  };
};

const picture = async () =>
  multipart({}, [{ field: 'upload', name: 'foto.jpg', type: 'image/jpeg', content: await jpegWithExif() }]);
const onAnother: Example = { make: async ({ db }) => ({ params: { id: (await insertInstructor(db)).id } }) };

export const instructorExamples: Examples = {
  listInstructors: {
    make: async ({ db }) => ({ query: { page: '1', q: (await insertInstructor(db)).name } }),
  },
  createInstructor: { make: async () => ({ body: instructorBody() }) },
  updateInstructor: {
    make: async ({ db }) => ({ params: { id: (await insertInstructor(db)).id }, body: { position: 'Editor' } }),
  },
  deleteInstructor: onAnother,
  restoreInstructor: {
    make: async ({ db }) => ({ params: { id: (await insertInstructor(db, { active: 0 })).id } }),
  },
  sendInstructorPasswordLink: onAnother,
  uploadInstructorPhoto: { make: async () => ({ ...(await picture()) }) },
  uploadInstructorPhotoOf: {
    make: async ({ db }) => ({ params: { id: (await insertInstructor(db)).id }, ...(await picture()) }),
  },
};
