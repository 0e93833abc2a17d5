import { z } from 'zod';
import { publicRegistration, publicTones, publicTopic } from './public-classes.schemas.ts';
import { instant, pageMeta, rupiah } from './scalars.schemas.ts';

export const CATALOGUE_KINDS = ['class', 'event', 'course'] as const;

/** A month in WIB, YYYY-MM. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

export const catalogueEntry = z
  .object({
    kind: z.enum(CATALOGUE_KINDS),
    /** Code of a class or course; address of an event. */
    code: z.string(),
    name: z.string(),
    /** Null for events and courses. */
    topic: publicTopic.nullable(),
    /** Type of an event, category of a course; null for classes. */
    category: z.string().nullable(),
    tones: publicTones,
    /** Null for courses and permanent classes. */
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    display_time: z.array(z.string()),
    price: rupiah,
    full_price: rupiah.nullable(),
    ...publicRegistration,
    image_url: z.string().nullable(),
    /** Number of sub-chapters of a course, and their duration in seconds; null for others. */
    lessons: z.number().int().nullable(),
    duration: z.number().int().nullable(),
    gives_certificate: z.boolean(),
  })
  .meta({ id: 'CatalogueEntry' });

export const publicCatalogueSchemas = {
  listPublicCatalogue: {
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      per_page: z.coerce.number().int().min(1).max(100).default(24),
      q: z.string().trim().max(200).optional(),
      topic: z.string().trim().max(32).optional(),
      month: month.optional(),
      price: z.enum(['free', 'paid']).optional(),
      kind: z.enum(CATALOGUE_KINDS).optional(),
    }),
    answer: z.object({
      data: z.array(catalogueEntry),
      meta: pageMeta.extend({
        /** Months with entries under the other filters, in order. */
        months: z.array(z.object({ month, total: z.number().int() })),
        /** Entries without a date under the other filters. */
        undated: z.number().int(),
      }),
    }),
  },
};
