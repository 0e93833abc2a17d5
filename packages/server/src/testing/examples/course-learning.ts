import { insertCourse } from '../fixtures.ts';
import { proveAddress } from '../prove-address.ts';
import { insertAnswers, insertChapterOf, insertSubOf, insertTaker } from './chapters.ts';
import type { Examples, ExampleWorld } from './example.ts';
import { insertVoucher } from './vouchers.ts';

type Db = ExampleWorld['db'];

export const JOIN_FORM = {
  full_name: 'Pembelajar Uji',
  phone_num: '0812 0000 1234',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
  date_of_birth: '1998-05-14',
  gender: 'F',
  consent: true,
} as const;

export const QUESTION = {
  question: 'Imbuhan yang tepat?',
  type: 'option',
  choices: ['menulis', 'mentulis'],
  correct_answer: 'menulis',
  explanation: 'Huruf t luluh.',
} as const;

let counter = 0;

/** Returns the headers of a device that has proven an address for which no member exists. */
async function provenDevice(db: Db) {
  counter += 1;
  const { token } = await proveAddress(db, `pembelajar-${counter}@uji.example`);
  return { headers: { authorization: `Bearer ${token}` } };
}

const course = async (db: Db) => ({ code: (await insertCourse(db, { price: 90_000 })).course_code });

/** Inserts a participant of a course with one sub-chapter; returns the headers of their device as well. */
async function participantDevice(db: Db, values: Parameters<typeof insertSubOf>[2] = {}) {
  const { id, course_code: code } = await insertCourse(db);
  const sub = await insertSubOf(db, await insertChapterOf(db, id), values);
  const participant = await insertTaker(db, id);
  const { token } = await proveAddress(db, participant.email);
  return { code, id: sub.id, participantId: participant.id, headers: { authorization: `Bearer ${token}` } };
}

export const courseLearningExamples: Examples = {
  readPublicCourse: { make: async ({ db }) => ({ params: await course(db) }) },
  readCourseJoinForm: { make: async ({ db }) => ({ params: await course(db), ...(await provenDevice(db)) }) },
  checkCourseVoucher: {
    make: async ({ db }) => {
      const { code: voucher_code } = await insertVoucher(db, { type: 'PERMANENT' });
      return { params: await course(db), query: { voucher_code }, ...(await provenDevice(db)) };
    },
  },
  joinCourse: { make: async ({ db }) => ({ params: await course(db), body: JOIN_FORM, ...(await provenDevice(db)) }) },
  readOwnCourse: {
    make: async ({ db }) => {
      const { code, headers } = await participantDevice(db);
      return { params: { code }, headers };
    },
  },
  readOwnSubChapter: {
    make: async ({ db }) => {
      const { code, id, headers } = await participantDevice(db);
      return { params: { code, id }, headers };
    },
  },
  completeSubChapter: {
    make: async ({ db }) => {
      const { code, id, headers } = await participantDevice(db);
      return { params: { code, id }, headers };
    },
  },
  answerSubChapter: {
    make: async ({ db }) => {
      const { code, id, headers } = await participantDevice(db, { type: 'Kuis', content: [QUESTION] });
      return { params: { code, id }, headers, body: { answers: ['menulis'] } };
    },
  },
  rateOwnCourse: {
    make: async ({ db }) => {
      const { code, id, participantId, headers } = await participantDevice(db);
      await insertAnswers(db, id, participantId, [], 100);
      return { params: { code }, headers, body: { rating: 5, comment: 'Jelas' } };
    },
  },
};
