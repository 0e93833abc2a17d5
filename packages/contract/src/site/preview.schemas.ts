import { z } from 'zod';
import { publicClass } from '../public-classes.schemas.ts';
import { publicEvent, publicSession } from '../public-events.schemas.ts';
import { instant, rupiah } from '../scalars.schemas.ts';
import { PREVIEW_PAGES } from './preview-pages.ts';

/** Which page is looked at. */
const page = z.enum(PREVIEW_PAGES);

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
    page,
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
  page: page.exclude(['feedback']),
  now: instant,
});

/** The same of a course that is saved: its chapters and ratings are read by its code. */
export const coursePreviewInput = z.object({
  kind: z.literal('course'),
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

export const previewInput = z.discriminatedUnion('kind', [classPreviewInput, eventPreviewInput, coursePreviewInput]);
