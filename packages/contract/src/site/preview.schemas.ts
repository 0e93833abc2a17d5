import { z } from 'zod';
import { publicClass } from '../public-classes.schemas.ts';
import { publicEvent, publicSession } from '../public-events.schemas.ts';
import { instant, rupiah } from '../scalars.schemas.ts';
import { PREVIEW_PAGES, REGISTRATION_PAGES } from './preview-pages.ts';

/** A class as it is typed, saved or not; the server works out the rest of its page. */
export const classPreviewInput = publicClass
  .omit({ tones: true, state: true, places_left: true, own_label: true })
  .extend({
    kind: z.literal('class'),
    /** Places that are held or queued for. */
    taken: z.number().int().min(0),
    online_payment: z.boolean(),
    /** What only participants are shown. */
    inside: z.object({
      stream_url: z.string().nullable(),
      zoom_passcode: z.string().nullable(),
      group_url: z.string().nullable(),
      material_urls: z.array(z.string()),
      recordings: z.array(z.object({ title: z.string(), url: z.string() })),
      /** Until when questions are taken; null for never. */
      question_end_time: instant.nullable(),
    }),
    /** Which page is looked at. */
    page: z.enum(PREVIEW_PAGES),
    /** The moment that is looked at. */
    now: instant,
  });

const typedSession = publicSession
  .omit({ state: true, places_left: true, own_label: true, registration_opens: true, registration_closes: true })
  .extend({ allow_registration: z.boolean() });

/** The same of an event. */
export const eventPreviewInput = publicEvent.omit({ tones: true }).extend({
  kind: z.literal('event'),
  sessions: z.array(typedSession),
  /** What only visitors of the first session are shown. */
  inside: z.object({ stream_url: z.string().nullable(), stream_type: z.string().nullable() }),
  page: z.enum(REGISTRATION_PAGES),
  now: instant,
});

/** The same of a course that is saved: its chapters and ratings are read by its code. */
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

/** Content as it is typed, whole or not; the API takes it by stricter schemas. */
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

/** A sub-chapter as it is typed; the rest of its saved course is read. */
export const lessonPreviewInput = z.object({
  kind: z.literal('lesson'),
  course_id: id,
  chapter_id: id,
  /** Null for one that is being made: it stands last in its chapter. */
  id: id.nullable(),
  name: z.string(),
  /** Seconds. */
  duration: z.number().int().min(0),
  body: typedContent,
  /** Whether the invented participant has handed answers in, so that the page shows explanations. */
  answered: z.boolean(),
});

export const previewInput = z.discriminatedUnion('kind', [
  classPreviewInput,
  eventPreviewInput,
  coursePreviewInput,
  lessonPreviewInput,
]);
