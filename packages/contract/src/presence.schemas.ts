import { z } from 'zod';
import { affectedAnswer, codeParam, instant, listAnswer, pageQuery, sortBy } from './scalars.schemas.ts';

/** An attendance form submitted by a visitor. Source: C-103 to C-105. */
export const presenceRow = z
  .object({
    id: z.number().int(),
    class_code: z.string().nullable(),
    /** As shown to the visitor. */
    class_name: z.string(),
    full_name: z.string(),
    email: z.string(),
    phone_num: z.string(),
    created_at: instant,
  })
  .meta({ id: 'PresenceForm' });

const filters = pageQuery.extend({
  class_name: z.string().trim().max(255).optional(),
  class_code: z.string().trim().max(32).optional(),
  sort: sortBy(['created_at', 'full_name', 'class_name']).default('-created_at'),
});

/** A form and the registrant that it probably belongs to. */
const presenceMatch = z.object({
  form: presenceRow,
  /** `email` is certain; `name` is a guess that staff confirm one by one; null means no match in the class. D86. */
  by: z.enum(['email', 'name']).nullable(),
  participant: z
    .object({
      id: z.number().int(),
      full_name: z.string(),
      email: z.string(),
      status: z.string(),
      is_present: z.boolean(),
    })
    .nullable(),
});

/** A class that attendance forms were handed in for. */
export const presenceClass = z.object({
  class_code: z.string().nullable(),
  class_name: z.string(),
  forms: z.number().int(),
  last_at: instant,
});

export const presenceSchemas = {
  listPresenceForms: { query: filters, answer: listAnswer(presenceRow) },
  listClassPresenceForms: { params: codeParam, query: filters, answer: listAnswer(presenceRow) },
  /** Classes with forms, newest first, for the filter. */
  listPresenceClasses: { query: pageQuery, answer: listAnswer(presenceClass) },
  exportPresenceForms: { body: filters.pick({ class_name: true, class_code: true, q: true }), answer: z.unknown() },
  /** Only the latest form of each person. */
  matchPresence: {
    params: codeParam,
    answer: z.object({
      class_code: z.string(),
      class_name: z.string(),
      /** Accepted participants, and how many of them are marked present. */
      accepted: z.number().int(),
      present: z.number().int(),
      matches: z.array(presenceMatch),
      /** Whether there are more forms than can be compared at once. */
      truncated: z.boolean(),
    }),
  },
  markPresence: {
    params: codeParam,
    /** Confirmed guesses in `participants`; without it, all who match by email. */
    body: z.object({ participants: z.array(z.number().int().positive()).max(20_000).optional() }).optional(),
    answer: affectedAnswer.extend({ marked: z.number().int(), already: z.number().int() }),
  },
};
