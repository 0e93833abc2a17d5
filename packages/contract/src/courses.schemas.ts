import { z } from 'zod';
import { historyPage } from './history.schemas.ts';
import { valueOrJson } from './json-text.schemas.ts';
import { courseParam } from './participants-course.schemas.ts';
import {
  affectedAnswer,
  flag,
  flagInput,
  instant,
  pageMeta,
  pageQuery,
  requiredText,
  rupiah,
  sortBy,
  version,
} from './scalars.schemas.ts';

// Messages of the form: C-030 to C-034.
const NO_TITLE = 'Harap mengisi nama kelas';
const NO_PRICE = 'Harap mengisi harga kelas';
const NO_CATEGORY = 'Harap mengisi kategori';
const NO_LESSON = 'Harap mengisi yang akan dipelajari';

/** A course by its id or its code. Source: D6. */
const courseRef = z.object({ id: courseParam.shape.code });

/** A row of the list of courses. */
export const courseRow = z
  .object({
    id: z.number().int(),
    course_code: z.string(),
    title: z.string(),
    active: flag,
    price: rupiah,
    non_discounted_price: rupiah.nullable(),
    /** True when there is no struck-through price. Source: D29. */
    is_discounted_price_null: z.boolean(),
    course_image_url: z.string().nullable(),
    /** Topic with the name of the first category; it sets the colour of the generated poster. */
    topic_code: z.string().nullable(),
    metrics: z.object({
      /** Registrations waiting for payment: the column Daftar. Source: D31. */
      waiting: z.number().int(),
      /** Accepted registrations: the column Bayar. */
      accepted: z.number().int(),
      pending: z.number().int(),
      /** Sum of accepted prices without invited people. Source: D30. */
      income: z.number().int(),
    }),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: 'CourseRow' });

/** The whole record of a course. Source: C-029. */
export const courseRecord = courseRow
  .extend({
    ios_product_id: z.string().nullable(),
    preview_video_url: z.string().nullable(),
    description: z.string().nullable(),
    what_to_learn: z.array(z.string()),
    category: z.array(z.string()),
    /** Contains 'Sertifikat' when the course gives a certificate. */
    additional_information: z.array(z.string()),
    course_image_url_ios: z.string().nullable(),
    /** Order of the chapters; ids missing here follow in ascending order. Source: D116. */
    custom_chapter_sequence: z.array(z.number().int()),
  })
  .meta({ id: 'Course' });

/** Length limits: titles 150, texts 255, descriptions 20,000 (D139). */
const optional255 = z.string().trim().max(255).nullish();
const link = z.string().trim().max(2_048).nullish();

const lines = (max: number, missing: string) => valueOrJson(z.array(requiredText(max, missing)).max(200), missing);

/** An amount, with the form's message when it is missing. */
const price = z.number(NO_PRICE).int().min(0).max(1_000_000_000);

/** Fields that staff may set; all others in a body, such as `memberCourses`, are ignored. Source: C-037. */
const editable = z
  .object({
    title: requiredText(150, NO_TITLE),
    price,
    non_discounted_price: rupiah.nullish(),
    is_discounted_price_null: flagInput,
    ios_product_id: optional255,
    preview_video_url: link,
    /** Bold, italic and underline only; sanitised on write (D61). */
    description: z.string().max(20_000).nullish(),
    what_to_learn: lines(1_000, NO_LESSON),
    category: lines(255, NO_CATEGORY),
    additional_information: valueOrJson(z.array(requiredText(255)).max(200)),
    course_image_url: link,
    course_image_url_ios: link,
  })
  .partial();

const written = affectedAnswer.extend({
  id: z.number().int(),
  title: z.string(),
  data: courseRecord,
  version,
  /** Warnings in Indonesian about accepted values. */
  warnings: z.array(z.string()),
});

/** How many courses the caller sees under the current search, and how many of them are hidden. */
const courseCounts = z.object({ shown: z.number().int(), hidden: z.number().int() });

export const courseSchemas = {
  listCourses: {
    query: pageQuery.extend({
      sort: sortBy(['title', 'price', 'waiting', 'accepted', 'created_at', 'updated_at']).default('-created_at'),
      /** `1` includes hidden courses. */
      hidden: z.enum(['1', '0']).optional(),
    }),
    answer: z.union([
      z.array(courseRow),
      z.object({ data: z.array(courseRow), meta: pageMeta.extend({ counts: courseCounts }) }),
    ]),
  },
  readCourse: { params: courseRef, answer: courseRecord },
  createCourse: {
    body: editable.extend({
      title: requiredText(150, NO_TITLE),
      /** Random when empty. */
      course_code: z.string().trim().max(32).optional(),
    }),
    answer: written,
  },
  duplicateCourse: { params: courseRef, answer: written },
  updateCourse: { params: courseRef, body: editable.extend({ version: version.optional() }), answer: written },
  /**
   * Without a body, toggles. With one, sets its state; refused when the state has changed since the caller read it.
   * D39.
   */
  toggleCourse: {
    params: courseRef,
    body: z.object({ active: flagInput.optional(), expected_status: flagInput.optional() }).optional(),
    answer: affectedAnswer.extend({ active: flag, data: courseRow }),
  },
  deleteCourse: { params: courseRef, answer: affectedAnswer },
  updateCoursePrices: {
    body: z.object({
      ids: z.array(z.number().int().positive().max(2_147_483_647)).min(1, 'Pilih minimal satu kelas').max(1_000),
      price,
    }),
    answer: affectedAnswer.extend({
      /** Old and new price, for the log and the screen. */
      changes: z.array(z.object({ id: z.number().int(), course_code: z.string(), old_price: rupiah, price: rupiah })),
    }),
  },
  readCourseHistory: { params: courseRef, ...historyPage },
};
