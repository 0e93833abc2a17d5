import { z } from 'zod';
import { COMPLAINT_STATUSES } from './complaint-status.ts';
import {
  idParam,
  instant,
  listAnswer,
  pageMeta,
  pageQuery,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

const status = z.enum(COMPLAINT_STATUSES);

/** A complaint. Source: D131. */
export const complaintRow = z
  .object({
    id: z.number().int(),
    /** Null when the class was deleted. */
    class_code: z.string().nullable(),
    /** At the time of the complaint. */
    class_name: z.string(),
    name: z.string(),
    email: z.string(),
    /** Plain text. */
    complaint: z.string(),
    note: z.string(),
    status,
    /** When the last reply was sent, and by whom. */
    replied_at: instant.nullable(),
    replied_by: z.string().nullable(),
    created_at: instant,
    version,
  })
  .meta({ id: 'Complaint' });

const written = writtenAnswer(complaintRow);

const complaintMeta = pageMeta.extend({
  /** Counts by status, under the other filters. */
  counts: z.object({
    all: z.number().int(),
    NEW: z.number().int(),
    IN_PROGRESS: z.number().int(),
    RESOLVED: z.number().int(),
  }),
});

/** A class that has complaints. */
export const complaintClass = z.object({
  class_code: z.string().nullable(),
  class_name: z.string(),
  complaints: z.number().int(),
  /** How many are not resolved. */
  open: z.number().int(),
  last_at: instant,
});

export const complaintSchemas = {
  listComplaints: {
    /** `q` searches names, addresses, classes, complaints and notes. */
    query: pageQuery.extend({
      class_code: z.string().trim().max(32).optional(),
      /** For classes that were deleted. */
      class_name: z.string().trim().max(255).optional(),
      status: status.optional(),
      sort: sortBy(['created_at', 'class_name', 'name', 'replied_at']).default('-created_at'),
    }),
    answer: z.union([z.array(complaintRow), z.object({ data: z.array(complaintRow), meta: complaintMeta })]),
  },
  /** Classes with complaints, newest first, for the filter. */
  listComplaintClasses: { query: pageQuery, answer: listAnswer(complaintClass) },
  noteComplaint: {
    params: idParam,
    body: z.object({ note: z.string().trim().max(1_000), version: version.optional() }),
    answer: written,
  },
  setComplaintStatus: {
    params: idParam,
    body: z.object({ status, version: version.optional() }),
    answer: written,
  },
};
