import { z } from 'zod';
import { SUB_CHAPTER_TYPES } from './chapter-types.ts';
import { registrationStatus } from './participants.schemas.ts';
import { codeParam, instant, requiredEmail } from './scalars.schemas.ts';
import { botTrap, sitePersonFields, sitePersonPrefill } from './site-person.schemas.ts';

const voucherCode = z.string().trim().max(20);

/** A sub-chapter as a list of contents names it. */
export const courseOutlineItem = z.object({
  name: z.string(),
  type: z.enum(SUB_CHAPTER_TYPES),
  /** Seconds; 0 when nobody has said. */
  duration: z.number().int(),
  /** Questions or entries; null for content that is no list. */
  items: z.number().int().nullable(),
});

const instructor = z.object({
  name: z.string(),
  position: z.string(),
  /** Rich text. */
  description: z.string(),
  instructor_image_url: z.string().nullable(),
});

const courseFacts = z.object({
  code: z.string(),
  title: z.string(),
  price: z.number().int(),
  /** The price that is struck through; null without one. */
  struck_price: z.number().int().nullable(),
  course_image_url: z.string().nullable(),
});

/** What a person joined with; null for somebody who has not. */
const ownRegistration = z.object({
  status: registrationStatus,
  label: z.string(),
  /** The newest order while it can be paid. */
  order: z.object({ order_id: z.string(), amount: z.number().int(), should_expire_at: instant.nullable() }).nullable(),
});

export const publicCourseSchemas = {
  readPublicCourse: {
    params: codeParam,
    answer: courseFacts.extend({
      /** Its name; null for a course without. */
      topic: z.string().nullable(),
      tones: z.object({ deep: z.string(), mid: z.string() }),
      /** Rich text. */
      description: z.string(),
      /** Rich texts. */
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
      /** False for a hidden course, which takes nobody. */
      open: z.boolean(),
      registration: ownRegistration.nullable(),
      /** The address that the device has proved; null while mails are down and nobody can prove one: the form then asks for it. */
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
      /** Only while mails are down; otherwise that which the device has proved. */
      email: requiredEmail('Isi alamat email Anda').optional(),
      consent: z.literal(true, 'Centang persetujuan ini untuk mendaftar'),
      newsletter: z.boolean().default(false),
      voucher_code: voucherCode.default(''),
      situs_web: botTrap,
    }),
    answer: ownRegistration.extend({
      success: z.literal(true),
      /** Null for an address that is not proved yet: nothing of the registration is told before. */
      status: registrationStatus.nullable(),
      /** Until when the registration is held for an address that is not proved yet. */
      confirm_by: instant.nullable(),
    }),
  },
};
