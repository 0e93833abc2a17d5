import { z } from 'zod';
import { instant, listAnswer, pageQuery, sortBy, wibDay } from './scalars.schemas.ts';

const values = z.record(z.string(), z.unknown()).nullable();

export const adminLogRow = z
  .object({
    id: z.number().int(),
    admin_id: z.number().int().nullable(),
    /** The account's name at the time of the action. */
    name: z.string(),
    role: z.string().nullable(),
    /** Activity code such as `UPDATE_CLASS`. D132. */
    code: z.string(),
    /** Indonesian label of the code; an unknown code is returned as it is. */
    activity: z.string(),
    object: z.string().nullable(),
    object_id: z.string().nullable(),
    object_label: z.string().nullable(),
    /** The parent of the logged object: a class by code, a course by id or an event by address; null for others. */
    owner: z.object({ kind: z.enum(['class', 'course', 'event']), code: z.string() }).nullable(),
    /** Ids and codes of other records are replaced by their names. */
    before: values,
    after: values,
    request_id: z.string().nullable(),
    created_at: instant,
  })
  .meta({ id: 'AdminLog' });

const filters = z.object({
  q: z.string().trim().max(200).optional(),
  admin_id: z.coerce.number().int().positive().optional(),
  object: z.string().max(40).optional(),
  /** First and last day, WIB, both included. */
  from: wibDay.optional(),
  to: wibDay.optional(),
});

export const adminLogSchemas = {
  listAdminLogs: {
    query: pageQuery.extend({ ...filters.shape, sort: sortBy(['created_at']).default('-created_at') }),
    answer: listAnswer(adminLogRow),
  },
  readAdminLog: {
    params: z.object({ id: z.coerce.number().int().positive() }),
    answer: adminLogRow,
  },
  readAdminLogFilters: {
    answer: z.object({
      admins: z.array(z.object({ id: z.number().int(), name: z.string() })),
      objects: z.array(z.object({ object: z.string(), label: z.string() })),
    }),
  },
  exportAdminLogs: { query: filters, answer: z.string() },
};
