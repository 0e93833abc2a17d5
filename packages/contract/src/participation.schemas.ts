import { z } from 'zod';
import { PREDICATES, REGISTRATION_STATUSES } from './registration-status.ts';
import { instant, listAnswer, pageQuery, sortBy } from './scalars.schemas.ts';

/** A registration in any class or course. Source: B-160. */
export const participationRow = z
  .object({
    id: z.number().int(),
    /** Needed beside the id: classes and courses have separate id sequences. */
    kind: z.enum(['class', 'course']),
    status: z.enum(REGISTRATION_STATUSES),
    /** `TELAH BAYAR`, as formatted by `registrationLabel`. */
    label: z.string(),
    class_code: z.string(),
    class: z.object({ name: z.string(), code: z.string(), price: z.number().int(), source: z.string().nullable() }),
    member: z.object({
      id: z.number().int(),
      full_name: z.string(),
      email: z.string(),
      province: z.string(),
      city: z.string(),
      organization: z.string(),
    }),
    is_present: z.boolean(),
    predicate: z.enum(PREDICATES).nullable(),
    certificate_url: z.string().nullable(),
    certificate_revoked_at: instant.nullable(),
    registered_at: instant,
    accepted_at: instant.nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'Participation' });

/** First year with registrations. Source: D73. */
export const FIRST_YEAR = 2020;

const filters = pageQuery.extend({
  province: z.string().trim().max(100).optional(),
  city: z.string().trim().max(100).optional(),
  status: z.enum(REGISTRATION_STATUSES).optional(),
  predicate: z.enum([...PREDICATES, 'none']).optional(),
  sort: sortBy(['registered_at', 'full_name']).default('-registered_at'),
});

/** A month in WIB as year and month, or as the value in the screen's address; or all months. */
const month = filters
  .extend({
    year: z.coerce.number().int().min(FIRST_YEAR).max(2100).optional(),
    month: z.coerce.number().int().min(1).max(12).optional(),
    /**
     * `2026-11`; `kini` for the current month, which a page can request without knowing the server's date; `semua` for
     * all.
     */
    bulan: z.union([z.enum(['kini', 'semua']), z.string().regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/)]).optional(),
  })
  .superRefine(({ bulan, ...query }, context) => {
    if (bulan !== undefined) return;
    for (const field of ['year', 'month'] as const)
      if (query[field] === undefined) context.addIssue({ code: 'custom', path: [field], message: 'Wajib diisi' });
  });

export const participationSchemas = {
  listParticipation: { query: month, answer: listAnswer(participationRow) },
  listClassParticipation: { query: month, answer: listAnswer(participationRow) },
  listAllParticipation: { query: filters, answer: listAnswer(participationRow) },
};
