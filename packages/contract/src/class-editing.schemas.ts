import { z } from 'zod';
import { certificateTemplateInput } from './certificate-template.schemas.ts';
import { sentClassFields } from './class-fields.schemas.ts';
import { classRecord } from './classes.schemas.ts';
import { historyPage } from './history.schemas.ts';
import { valueOrJson } from './json-text.schemas.ts';
import {
  affectedAnswer,
  codeParam,
  flagInput,
  instant,
  missingText,
  requiredText,
  rupiah,
  version,
  wibDay,
} from './scalars.schemas.ts';

// Messages of the form.
const INCOMPLETE = 'Harap mengisi formulir dengan lengkap';
const INCOMPLETE_LIST = 'Harap lengkapi semua data';
const WRONG_MOMENT = 'Tanggal dan waktu tidak valid';

/** Length limits: texts 255, notes 1,000, descriptions 20,000 (D139). */
const optional255 = z.string().trim().max(255).nullish();
const links = valueOrJson(z.array(z.string().trim().min(1).max(2_048)).max(200));

/** An instant, or HH:mm on the date beside it. Source: D23. */
const moment = z.union([instant, z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)], WRONG_MOMENT).nullish();

const recording = z.object({ url: requiredText(2_048, INCOMPLETE_LIST), title: requiredText(255, INCOMPLETE_LIST) });

/** Fields of a class that staff may set; everything else in a body is ignored. Source: D35. */
const editable = z
  .object({
    name: requiredText(150, INCOMPLETE),
    title: z.string().trim().max(255),
    topic_code: requiredText(32, INCOMPLETE),
    class_date: wibDay.nullish(),
    /** Alias of `class_date` (D23). */
    start_date: wibDay.nullish(),
    start_time: moment,
    end_time: moment,
    registration_start_date: wibDay.nullish(),
    registration_start_time: moment,
    registration_end_date: wibDay.nullish(),
    registration_end_time: moment,
    /** Defaults to 24 hours after the end of the class. */
    question_end_time: instant.nullish(),
    price: z.number(missingText(INCOMPLETE)).int().min(0).max(1_000_000_000),
    non_discounted_price: rupiah.nullish(),
    is_discounted_price_null: flagInput,
    /** 0 and -1 mean unlimited (D27). */
    quota: z.number(missingText(INCOMPLETE)).int().min(-1).max(1_000_000),
    stream_type: z.enum(['Google Meet', 'Zoom', 'Lainnya']).nullish(),
    /**
     * A new class accepts the meeting created for it; updates accept only null, which unlinks and deletes it. Source:
     * D38.
     */
    zoom_id: optional255,
    recording_url_array: valueOrJson(z.array(recording).max(200), INCOMPLETE_LIST),
    attachment_urls: links,
    /** `documentation_url` is the first entry of `documentation_urls` (D59). */
    documentation_urls: links,
    documentation_url: z.string().trim().max(2_048).nullish(),
    speaker: optional255,
    /** Bold, italic and underline only; sanitised on write (D61). */
    description: z.string().max(20_000).nullish(),
    display_time: valueOrJson(z.array(requiredText(255, INCOMPLETE_LIST)).max(200), INCOMPLETE_LIST),
    what_to_learn: valueOrJson(z.array(requiredText(1_000, INCOMPLETE_LIST)).max(200), INCOMPLETE_LIST),
    custom_certificate_template: certificateTemplateInput.nullish(),
    ...sentClassFields,
  })
  .partial();

const written = affectedAnswer.extend({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  data: classRecord,
  version,
  /** Warnings in Indonesian about accepted values. */
  warnings: z.array(z.string()),
  /** How many people were promoted from the waiting list and notified because the quota grew. */
  promoted: z.number().int(),
});

const publishStatus = z.enum(['DRAFT', 'OPEN', 'HIDDEN', 'DONE']);

export const classEditingSchemas = {
  createClass: {
    body: editable.extend({
      name: requiredText(150, INCOMPLETE),
      topic_code: requiredText(32, INCOMPLETE),
      /** Random when empty. */
      code: z.string().trim().max(32).optional(),
    }),
    answer: written,
  },
  updateClass: { params: codeParam, body: editable.extend({ version: version.optional() }), answer: written },
  duplicateClass: {
    params: codeParam,
    body: z.object({ name: requiredText(150, INCOMPLETE).optional() }).optional(),
    answer: written,
  },
  /**
   * Without a body, advances to the next state. With one, sets its state; refused when the state has changed since the
   * caller read it.
   */
  toggleClassPublishStatus: {
    params: codeParam,
    body: z
      .object({ publish_status: z.enum(['OPEN', 'HIDDEN']).optional(), expected_status: publishStatus.optional() })
      .optional(),
    answer: z.object({ success: z.literal(true), new_status: publishStatus, data: classRecord, version }),
  },
  readClassHistory: { params: codeParam, ...historyPage },
};
