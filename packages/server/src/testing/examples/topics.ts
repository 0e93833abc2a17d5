import { randomUUID } from 'node:crypto';
import { insertTopic } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

const onTopic: Example = { make: async ({ db }) => ({ params: { code: (await insertTopic(db)).code } }) };

export const topicExamples: Examples = {
  listTopics: { make: async () => ({}) },
  createTopic: { make: async () => ({ body: { name: `Topik Baru ${randomUUID()}`, code: '' } }) },
  updateTopic: {
    make: async ({ db }) => ({
      params: { code: (await insertTopic(db)).code },
      body: { name: `Topik Lain ${randomUUID()}` },
    }),
  },
  hideTopic: onTopic,
  activateTopic: {
    make: async ({ db }) => ({ params: { code: (await insertTopic(db, { active: 0 })).code }, body: { active: true } }),
  },
};
