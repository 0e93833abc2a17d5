import { z } from 'zod';
import { storedClassFields } from './class-fields.schemas.ts';
import { CLASS_TODOS } from './class-todos.ts';
import {
  affectedAnswer,
  codeParam,
  flag,
  flagInput,
  instant,
  pageMeta,
  pageQuery,
  rupiah,
  sortBy,
  version,
  wibDay,
} from './scalars.schemas.ts';

/** Computed by the server from visibility, registration window and times. Source: D44. */
export const classStatus = z.enum(['UPCOMING', 'REGISTRATION', 'CLOSED', 'ONGOING', 'ENDED', 'HIDDEN']);

const recording = z.object({ url: z.string(), title: z.string() });

/** A row of the list of classes. */
export const classRow = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    active: flag,
    permanent: z.boolean(),
    status: classStatus,
    /** DRAFT: never published. */
    publish_status: z.enum(['DRAFT', 'OPEN', 'HIDDEN', 'DONE']),
    topic_code: z.string(),
    topic_name: z.string().nullable(),
    /** False for a deleted topic, which its classes still show. */
    topic_active: flag.nullable(),
    class_date: wibDay.nullable(),
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    registration_start_time: instant.nullable(),
    registration_end_time: instant.nullable(),
    price: rupiah,
    /** Seats; 0 means unlimited. Source: D27. */
    quota: z.number().int().min(0),
    note: z.string().nullable(),
    speaker: z.string().nullable(),
    class_image_url: z.string().nullable(),
    metrics: z.object({
      /** Registrations waiting for payment: the column Daftar. D31. */
      waiting: z.number().int(),
      /** Accepted registrations: the column Bayar. */
      accepted: z.number().int(),
      /** Registrations on the waiting list, shown as '+n antre'. */
      pending: z.number().int(),
      /** Sum of accepted prices without invited people. D30. */
      income: z.number().int(),
    }),
    /** The open to-dos. */
    todos: z.array(z.enum(CLASS_TODOS)),
    certificate_count: z.number().int(),
    updated_at: instant,
    version,
  })
  .meta({ id: 'ClassRow' });

/** The whole record. */
export const classRecord = classRow
  .extend({
    title: z.string(),
    /** Null until the first publication, while the class is a DRAFT. Source: D43. */
    published_at: instant.nullable(),
    start_date: wibDay.nullable(),
    registration_start_date: wibDay.nullable(),
    registration_end_date: wibDay.nullable(),
    question_end_time: instant.nullable(),
    non_discounted_price: rupiah.nullable(),
    is_discounted_price_null: z.boolean(),
    stream_type: z.string().nullable(),
    zoom_id: z.string().nullable(),
    zoom_passcode: z.string().nullable(),
    /** Why the Zoom meeting could not be updated, in Indonesian; null when it was. */
    zoom_problem: z.string().nullable(),
    recording_url_array: z.array(recording),
    attachment_urls: z.array(z.string()),
    attachment_url: z.string().nullable(),
    documentation_urls: z.array(z.string()),
    documentation_url: z.string().nullable(),
    /** Original names of its uploaded files, by address. */
    file_names: z.record(z.string(), z.string()),
    description: z.string().nullable(),
    display_time: z.array(z.string()),
    quiz_question_id: z.number().int().nullable(),
    what_to_learn: z.array(z.string()),
    custom_certificate_template: z.string().nullable(),
    ...storedClassFields,
    created_at: instant,
  })
  .meta({ id: 'Class' });

/** How many classes each tab holds for this caller under the current search and filters. */
const classCounts = z.object({
  upcoming: z.number().int(),
  archive: z.number().int(),
  /** How many classes of the listed tab have open to-dos. */
  todo: z.number().int(),
  /** How many of the listed classes were never published. */
  draft: z.number().int(),
});

const visibility = affectedAnswer.extend({ active: flag, data: classRow });

export const classSchemas = {
  listClasses: {
    query: pageQuery.extend({
      /** Ended classes are in the archive; permanent ones always in upcoming. Source: D24. */
      tab: z.enum(['upcoming', 'archive']).optional(),
      sort: sortBy(['start_time', 'name', 'price', 'waiting', 'accepted', 'income', 'updated_at']).optional(),
      /** `1` includes hidden classes. */
      hidden: z.enum(['1', '0']).optional(),
      topic_code: z.string().max(32).optional(),
      /** First and last class day, in WIB. */
      from: wibDay.optional(),
      to: wibDay.optional(),
      /** `1` lists only classes with open to-dos. */
      todo: z.enum(['1']).optional(),
    }),
    answer: z.union([
      z.array(classRow),
      z.object({ data: z.array(classRow), meta: pageMeta.extend({ counts: classCounts }) }),
    ]),
  },
  readClass: { params: codeParam, answer: classRecord },
  hideClass: { params: codeParam, answer: visibility },
  /**
   * Without a body, toggles. With one, sets its state; refused when the state has changed since the caller read it.
   * D39.
   */
  toggleClass: {
    params: codeParam,
    body: z.object({ active: flagInput.optional(), expected_status: flagInput.optional() }).optional(),
    answer: visibility,
  },
  deleteClass: { params: codeParam, answer: affectedAnswer },
  noteClass: {
    params: codeParam,
    body: z.object({ note: z.string().trim().max(1_000).nullable(), version: version.optional() }),
    answer: affectedAnswer.extend({ data: classRow, version }),
  },
  updateBatchPrice: {
    body: z.object({
      ids: z.array(z.number().int().positive().max(2_147_483_647)).min(1, 'Pilih minimal satu kelas').max(1_000),
      price: rupiah,
    }),
    answer: affectedAnswer.extend({
      /** Old and new price, for the log and the screen. */
      changes: z.array(z.object({ id: z.number().int(), code: z.string(), old_price: rupiah, price: rupiah })),
    }),
  },
};
