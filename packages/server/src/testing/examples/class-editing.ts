import { insertClass, insertDefaultTopic } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

const onClass: Example = { make: async ({ db }) => ({ params: { code: (await insertClass(db)).code } }) };

const day = (days: number, hour: number): string => {
  const noon = Math.floor(Date.now() / 86_400_000) * 86_400_000;
  return new Date(noon + days * 86_400_000 + hour * 3_600_000).toISOString();
};

/** A complete body of `POST /v1/class`. */
export const classBody = () => ({
  name: 'Kelas Baru Uji',
  topic_code: '0',
  start_time: day(14, 2),
  end_time: day(14, 4),
  registration_start_time: day(1, 2),
  registration_end_time: day(13, 2),
});

export const classEditingExamples: Examples = {
  createClass: {
    make: async ({ db }) => {
      await insertDefaultTopic(db);
      return { body: classBody() };
    },
  },
  updateClass: {
    make: async ({ db }) => ({ params: { code: (await insertClass(db)).code }, body: { name: 'Nama Lain Uji' } }),
  },
  duplicateClass: onClass,
  toggleClassPublishStatus: {
    make: async ({ db }) => ({ params: { code: (await insertClass(db, { publish_status: 'DRAFT' })).code } }),
  },
  readClassHistory: onClass,
};
