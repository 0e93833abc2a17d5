import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';
import {
  affectedAnswer,
  flag,
  flagInput,
  listAnswer,
  pageQuery,
  requiredText,
  sortBy,
  version,
} from './scalars.schemas.ts';

export const topicRow = z
  .object({
    code: z.string(),
    name: z.string(),
    active: flag,
    /** Number of classes with the topic. */
    class_count: z.number().int(),
    version,
  })
  .meta({ id: 'Topic' });

const CODE_SHAPE = 'Kode berisi 3–32 huruf, angka, - atau _';

/** The default topic has the one-letter code '0' (D32). */
const topicCode = z.union([z.literal('0'), z.string().regex(CODE_PATTERN)]);
const params = z.object({ code: topicCode });

const name = requiredText(150, 'Harap mengisi nama topik', 'Nama topik paling panjang 150 karakter');

const isTopicCode = (code: string): boolean => code === '' || code === '0' || CODE_PATTERN.test(code);
const written = affectedAnswer.extend({ data: topicRow, version });

export const topicSchemas = {
  listTopics: {
    query: pageQuery.extend({
      sort: sortBy(['name', 'class_count']).default('name'),
      active: z.enum(['1', '0']).optional(),
    }),
    answer: listAnswer(topicRow),
  },
  createTopic: {
    /** Random when empty. */
    body: z.object({ name, code: z.string().trim().refine(isTopicCode, CODE_SHAPE).optional() }),
    answer: z.object({ success: z.literal(true), code: z.string(), name: z.string(), data: topicRow, version }),
  },
  updateTopic: { params, body: z.object({ name, version: version.optional() }), answer: written },
  hideTopic: { params, answer: written },
  activateTopic: {
    params,
    body: z.object({ active: flagInput.optional(), expected_status: flagInput.optional() }).optional(),
    answer: written,
  },
};
