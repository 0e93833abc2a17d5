import { z } from 'zod';
import { DURATION_MAX, SUB_CHAPTER_TYPES } from './chapter-types.ts';
import { valueOrJson } from './json-text.schemas.ts';
import {
  affectedAnswer,
  flag,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredText,
  sortBy,
  version,
} from './scalars.schemas.ts';
import { uploadAnswer } from './uploads.schemas.ts';

const id = z.number().int().positive().max(2_147_483_647);
const idList = z.array(id).max(1_000);
const sequence = valueOrJson(idList);

/** The facts of a course on which changes of its chapters depend. */
export const syllabusCourse = z.object({
  id: z.number().int(),
  title: z.string(),
  course_code: z.string(),
  active: flag,
  accepted_participants: z.number().int(),
  /** Whether chapters and sub-chapters can no longer be added. Source: D109. */
  locked: z.boolean(),
});

export const courseChapter = z
  .object({
    id: z.number().int(),
    course_id: z.number().int(),
    name: z.string(),
    /** Ids of all its sub-chapters, in order. Source: D116. */
    custom_sub_chapter_sequence: z.array(z.number().int()),
    /** Total duration of its sub-chapters, in seconds. */
    duration: z.number().int(),
    no_of_syllabus_content: z.number().int(),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: 'CourseChapter' });

export const courseSubChapter = z
  .object({
    id: z.number().int(),
    course_chapter_id: z.number().int(),
    course_id: z.number().int(),
    name: z.string(),
    type: z.enum(SUB_CHAPTER_TYPES),
    /** Seconds. */
    duration: z.number().int(),
    /** JSON text in the shape of the type. Source: C-074. */
    content: z.string(),
    /** Whether a participant has progress in it; it can then not be deleted or change its type. */
    has_progress: z.boolean(),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: 'CourseSubChapter' });

/** Progress of a participant in a sub-chapter. Source: C-091. */
export const courseProgressRow = z
  .object({
    id: z.number().int(),
    full_name: z.string(),
    additional_information: z.object({
      /** In the order of the questions. */
      answers: z.array(z.string()),
      /** 0 to 100. */
      score: z.number().min(0).max(100).nullable(),
    }),
    completed_at: instant,
  })
  .meta({ id: 'CourseProgress' });

const name = requiredText(255, 'Harap mengisi nama bab', 'Nama bab paling panjang 255 karakter');
const subName = requiredText(255, 'Harap isi nama subbab!', 'Nama subbab paling panjang 255 karakter');
// The specified message says duration although the field is the type. Source: C-079 and D112.
const type = z.enum(SUB_CHAPTER_TYPES, 'Harap pilih durasi subbab!');
const duration = z
  .number('Harap isi durasi subbab!')
  .int('Durasi harus detik utuh')
  .min(1, 'Harap isi durasi subbab!')
  .max(DURATION_MAX, 'Durasi paling lama 24 jam');

/** JSON, as text or value; validated once the type is known. */
const content = valueOrJson(
  z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  'Isi subbab tidak dapat dibaca',
);

const writtenChapter = affectedAnswer.extend({ id: z.number().int(), data: courseChapter, version });
const writtenSubChapter = affectedAnswer.extend({ id: z.number().int(), data: courseSubChapter, version });

export const chapterSchemas = {
  listChapters: {
    params: z.object({ courseId: z.coerce.number().int().positive().max(2_147_483_647) }),
    answer: z.object({
      course: syllabusCourse,
      /** In order. Source: D115 and D116. */
      chapters: z.array(courseChapter),
      /** In order, by the id of their chapter. */
      sub_chapters: z.record(z.string(), z.array(courseSubChapter)),
    }),
  },
  readChapter: { params: idParam, answer: courseChapter.extend({ course: syllabusCourse }) },
  createChapter: { body: z.object({ name, course_id: id }), answer: writtenChapter },
  updateChapter: {
    params: idParam,
    /** A new name, or a new order. */
    body: z.object({
      name: name.optional(),
      course_id: id.optional(),
      /** Order of the chapters of the course that the chapter of the path belongs to. Source: C-058. */
      custom_chapter_sequence: sequence.optional(),
      custom_sub_chapter_sequence: sequence.optional(),
      /** The order before the change; 409 when it is no longer the current one. */
      expected_sequence: idList.optional(),
      version: version.optional(),
    }),
    answer: writtenChapter,
  },
  duplicateChapter: { params: idParam, answer: writtenChapter },
  deleteChapter: { params: idParam, answer: affectedAnswer },
  uploadChapterFile: { answer: uploadAnswer },
  createSubChapter: {
    body: z.object({
      name: subName,
      type,
      duration,
      content: content.optional(),
      course_chapter_id: id,
      course_id: id.optional(),
    }),
    answer: writtenSubChapter,
  },
  updateSubChapter: {
    params: idParam,
    body: z.object({
      name: subName.optional(),
      type: type.optional(),
      duration: duration.optional(),
      content: content.optional(),
      course_chapter_id: id.optional(),
      course_id: id.optional(),
      version: version.optional(),
    }),
    answer: writtenSubChapter,
  },
  moveSubChapter: {
    params: idParam,
    /** Another chapter of the same course. */
    body: z.object({ course_chapter_id: id, version: version.optional() }),
    answer: writtenSubChapter,
  },
  deleteSubChapter: { params: idParam, answer: affectedAnswer },
  listSubChapters: {
    params: z.object({ chapterId: z.coerce.number().int().positive().max(2_147_483_647) }),
    answer: z.array(courseSubChapter),
  },
  listCourseProgress: {
    params: idParam,
    query: pageQuery.extend({ sort: sortBy(['full_name', 'score', 'completed_at']).default('full_name') }),
    answer: listAnswer(courseProgressRow),
  },
};
