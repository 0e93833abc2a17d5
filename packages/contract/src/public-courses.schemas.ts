import { z } from 'zod';
import { SUB_CHAPTER_TYPES } from './chapter-types.ts';
import { registrationStatus } from './participants.schemas.ts';
import { codeParam, instant, requiredEmail } from './scalars.schemas.ts';
import { botTrap, sitePersonFields, sitePersonPrefill } from './site-person.schemas.ts';

const voucherCode = z.string().trim().max(20);

/** A sub-chapter in an outline. */
export const courseOutlineItem = z.object({
  name: z.string(),
  type: z.enum(SUB_CHAPTER_TYPES),
  /** Seconds; 0 when unknown. */
  duration: z.number().int(),
  /** Number of questions or entries; null for content that is not a list. */
  items: z.number().int().nullable(),
});

const instructor = z.object({
  name: z.string(),
  position: z.string(),
  /** HTML. */
  description: z.string(),
  instructor_image_url: z.string().nullable(),
});

const courseFacts = z.object({
  code: z.string(),
  title: z.string(),
  price: z.number().int(),
  /** The struck-through price; null without one. */
  struck_price: z.number().int().nullable(),
  course_image_url: z.string().nullable(),
});

/** The caller's registration; null without one. */
const ownRegistration = z.object({
  status: registrationStatus,
  label: z.string(),
  /** The latest order while it can be paid. */
  order: z.object({ order_id: z.string(), amount: z.number().int(), should_expire_at: instant.nullable() }).nullable(),
});

export const publicCourseSchemas = {
  readPublicCourse: {
    params: codeParam,
    answer: courseFacts.extend({
      /** Name of the topic; null without one. */
      topic: z.string().nullable(),
      tones: z.object({ deep: z.string(), mid: z.string() }),
      /** HTML. */
      description: z.string(),
      /** HTML. */
      what_to_learn: z.array(z.string()),
      gives_certificate: z.boolean(),
      preview_video_url: z.string().nullable(),
      instructors: z.array(instructor),
      chapters: z.array(z.object({ name: z.string(), sub_chapters: z.array(courseOutlineItem) })),
      rating: z.object({ count: z.number().int(), average: z.number().nullable() }),
    }),
  },
  readCourseJoinForm: {
    params: codeParam,
    answer: z.object({
      course: courseFacts,
      /** False for a hidden course, which accepts no registrations. */
      open: z.boolean(),
      registration: ownRegistration.nullable(),
      /**
       * The address that the device has proved; null while mails are down and proofs are impossible: the form then asks
       * for it.
       */
      email: z.string().nullable(),
      prefill: sitePersonPrefill,
    }),
  },
  checkCourseVoucher: {
    params: codeParam,
    query: z.object({ voucher_code: voucherCode.min(1, 'Isi kode voucer') }),
    answer: z.object({ discount: z.number().int(), price: z.number().int() }),
  },
  joinCourse: {
    params: codeParam,
    body: z.object({
      ...sitePersonFields,
      /** Only while mails are down; otherwise the proved address is used. */
      email: requiredEmail('Isi alamat email Anda').optional(),
      consent: z.literal(true, 'Centang persetujuan ini untuk mendaftar'),
      newsletter: z.boolean().default(false),
      voucher_code: voucherCode.default(''),
      situs_web: botTrap,
    }),
    answer: ownRegistration.extend({
      success: z.literal(true),
      /** Null for an unproved address, to which nothing about the registration is revealed. */
      status: registrationStatus.nullable(),
      /** Until when the registration of an unproved address is held. */
      confirm_by: instant.nullable(),
    }),
  },
};
