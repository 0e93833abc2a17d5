import { z } from 'zod';
import { publicClass } from '../public-classes.schemas.ts';
import { publicEvent, publicSession } from '../public-events.schemas.ts';
import { instant, rupiah } from '../scalars.schemas.ts';
import { PREVIEW_PAGES, REGISTRATION_PAGES } from './preview-pages.ts';

/** Form input of a class, saved or not; the server derives the rest of its page. */
export const classPreviewInput = publicClass
  .omit({ tones: true, state: true, places_left: true, own_label: true })
  .extend({
    kind: z.literal('class'),
    online_payment: z.boolean(),
    /** Facts that only participants see. */
    inside: z.object({
      stream_url: z.string().nullable(),
      zoom_passcode: z.string().nullable(),
      group_url: z.string().nullable(),
      material_urls: z.array(z.string()),
      recordings: z.array(z.object({ title: z.string(), url: z.string() })),
      /** Until when questions are accepted; null when never. */
      question_end_time: instant.nullable(),
    }),
    /** The page to preview. */
    page: z.enum(PREVIEW_PAGES),
    /** The moment to preview. */
    now: instant,
  });

const typedSession = publicSession
  .omit({ state: true, places_left: true, own_label: true, registration_opens: true, registration_closes: true })
  .extend({ allow_registration: z.boolean() });

/** Input of the preview of an event, as `classPreviewInput`. */
export const eventPreviewInput = publicEvent.omit({ tones: true }).extend({
  kind: z.literal('event'),
  sessions: z.array(typedSession),
  /** Facts that only registered visitors of the first session see. */
  inside: z.object({ stream_url: z.string().nullable(), stream_type: z.string().nullable() }),
  page: z.enum(REGISTRATION_PAGES),
  now: instant,
});

/** Input of the preview of a saved course, whose chapters and ratings are read by its code. */
export const coursePreviewInput = z.object({
  kind: z.literal('course'),
  page: z.enum(REGISTRATION_PAGES),
  code: z.string(),
  title: z.string(),
  price: rupiah,
  struck_price: rupiah.nullable(),
  course_image_url: z.string().nullable(),
  preview_video_url: z.string().nullable(),
  description: z.string(),
  what_to_learn: z.array(z.string()),
  category: z.array(z.string()),
  gives_certificate: z.boolean(),
});

const typedQuestions = z.array(
  z.object({
    question: z.string(),
    type: z.enum(['isian', 'option']),
    choices: z.array(z.string()),
    correct_answer: z.string(),
    explanation: z.string(),
  }),
);

/** Form input of the content, possibly incomplete; the API validates it by stricter schemas. */
const typedContent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Prolog'), content: z.object({ question: z.string() }) }),
  z.object({ type: z.literal('Teks'), content: z.object({ text: z.string() }) }),
  z.object({ type: z.literal('Video'), content: z.object({ url: z.string(), document: z.string() }) }),
  z.object({ type: z.literal('Dokumen'), content: z.object({ url: z.string() }) }),
  z.object({
    type: z.literal('Glosarium'),
    content: z.array(z.object({ word: z.string(), definition: z.string() })),
  }),
  z.object({ type: z.literal('Kuis'), content: typedQuestions }),
  z.object({ type: z.literal('Latihan'), content: typedQuestions }),
  z.object({ type: z.literal('Uraian'), content: typedQuestions }),
]);

const id = z.number().int().positive().max(2_147_483_647);

/** Form input of a sub-chapter; the rest is read from its saved course. */
export const lessonPreviewInput = z.object({
  kind: z.literal('lesson'),
  course_id: id,
  chapter_id: id,
  /** Null for a new one, which is last in its chapter. */
  id: id.nullable(),
  name: z.string(),
  /** Seconds. */
  duration: z.number().int().min(0),
  body: typedContent,
  /** Whether the invented participant has submitted answers, so that the page shows explanations. */
  answered: z.boolean(),
});

export const previewInput = z.discriminatedUnion('kind', [
  classPreviewInput,
  eventPreviewInput,
  coursePreviewInput,
  lessonPreviewInput,
]);
