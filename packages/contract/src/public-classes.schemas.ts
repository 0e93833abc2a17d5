import { z } from 'zod';
import { classPreviewSchemas } from './class-preview.schemas.ts';
import { REGISTRATION_STATES } from './registration-state.ts';
import { codeParam, instant, rupiah } from './scalars.schemas.ts';

export const publicTopic = z.object({ code: z.string(), name: z.string() });

/** Colours of a topic, as posters and pages use them. */
export const publicTones = z.object({ deep: z.string(), mid: z.string() });

/** Public facts of a registration period. */
export const publicRegistration = {
  state: z.enum(REGISTRATION_STATES),
  registration_opens: instant.nullable(),
  registration_closes: instant.nullable(),
  /** Null when unlimited. */
  quota: z.number().int().nullable(),
  /**
   * Free seats, of a class minus its waiting list; null when unlimited. The length of the waiting list is not public.
   */
  places_left: z.number().int().nullable(),
};

const instructor = z.object({
  name: z.string(),
  position: z.string().nullable(),
  description: z.string().nullable(),
  image_url: z.string().nullable(),
});

export const publicClass = z
  .object({
    code: z.string(),
    name: z.string(),
    topic: publicTopic,
    tones: publicTones,
    /** Whether it has no date. */
    permanent: z.boolean(),
    start_time: instant.nullable(),
    end_time: instant.nullable(),
    /** Time of the class as staff wrote it; empty when it follows from the times. */
    display_time: z.array(z.string()),
    price: rupiah,
    /** The struck-through price; null without one. */
    full_price: rupiah.nullable(),
    ...publicRegistration,
    /** `Zoom`, `Google Meet` or `Lainnya`; null while unknown. */
    stream_type: z.string().nullable(),
    speaker: z.string().nullable(),
    narasumber_instead_of_pengajar: z.boolean(),
    instructors: z.array(instructor),
    /** Sanitised HTML. */
    description: z.string(),
    what_to_learn: z.array(z.string()),
    /** The uploaded poster; null when one is generated. */
    image_url: z.string().nullable(),
    has_final_test: z.boolean(),
    has_materials: z.boolean(),
    /** Titles of the recordings once the class has ended; their addresses are on the ticket. */
    recordings: z.array(z.string()),
    /**
     * Label of the caller's own registration, `TELAH BAYAR`; null without an address proof or without a registration.
     */
    own_label: z.string().nullable(),
    feedback: classPreviewSchemas.readClassPreview.answer,
  })
  .meta({ id: 'PublicClass' });

export const publicClassSchemas = {
  readPublicClass: { params: codeParam, answer: publicClass },
  readPublicTopics: {
    answer: z.array(publicTopic.extend({ tones: publicTones, total: z.number().int() })),
  },
};
