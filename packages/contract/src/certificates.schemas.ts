import { z } from 'zod';
import { certificateFilters, certificateSelection } from './certificate-selection.schemas.ts';
import { certificateTemplateInput } from './certificate-template.schemas.ts';
import { PREDICATES } from './certificate-template.ts';
import { valueOrJson } from './json-text.schemas.ts';
import {
  affectedAnswer,
  codeParam,
  flagInput,
  instant,
  listAnswer,
  pageQuery,
  requiredText,
  sortBy,
  version,
  wibDay,
} from './scalars.schemas.ts';
import { uploadAnswer } from './uploads.schemas.ts';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const predicate = z.enum(PREDICATES);

/** A course by its id or its code (D118). */
export const courseRef = z.object({ code: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/) });

/** An accepted person with their certificate, if it was issued. Others are not listed (B-119). */
export const certificateRow = z
  .object({
    /** Id of the registration, or of the additional answer. */
    id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    predicate: predicate.nullable(),
    /** Null is shown as "Belum Dibuat", or as revoked when `revoked_at` is set; an address as "Terkirim". */
    certificate_url: z.string().nullable(),
    revoked_at: instant.nullable(),
    /**
     * The name on the PDF, which differs from `full_name` when the person was renamed later. Null without a
     * certificate.
     */
    issued_name: z.string().nullable(),
    /** Allocated once and never changed (D87); null before. */
    printed_number: z.string().nullable(),
    public_code: z.string().nullable(),
    /** How often it was issued; 0 before the first time. */
    revision: z.number().int().min(0),
    issued_at: instant.nullable(),
  })
  .meta({ id: 'CertificateRow' });

/** A person with an allocated number: the data that the PDF is drawn from. */
export const certificateItem = z.object({
  id: z.number().int(),
  full_name: z.string(),
  predicate: predicate.nullable(),
  printed_number: z.string(),
  public_code: z.string(),
  /** The certificate was revoked when the batch started, and the batch reinstates it. */
  revoked: z.boolean(),
  /** The revision that the next upload creates; sent with it, so that a repeated upload is recognised. */
  next_revision: z.number().int().positive(),
});

export const certificateSettings = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    /** Day in WIB; null for a course. */
    date: wibDay.nullable(),
    /** As stored; `readTemplate` adds the defaults. */
    template: z.record(z.string(), z.unknown()).nullable(),
    /** Competencies. */
    what_to_learn: z.array(z.string()),
    version,
    totals: z.object({
      accepted: z.number().int(),
      made: z.number().int(),
      without_predicate: z.number().int(),
    }),
    /** Real names to preview the layout with; null while nobody is listed. */
    longest_name: z.string().nullable(),
    shortest_name: z.string().nullable(),
    /** The caller's latest batch here, finished or not, so that a reloaded page finds it again. */
    job_id: z.number().int().nullable(),
  })
  .meta({ id: 'CertificateSettings' });

const list = pageQuery.extend({
  ...certificateFilters.shape,
  sort: sortBy(['full_name', 'predicate', 'revision', 'id']).default('full_name'),
});
export const certificateKind = z.enum(['class', 'additional']).default('class');

const score = z.coerce.number().int().min(0).max(100);

/** Conditions for a certificate besides the required ones; an omitted rule does not restrict. */
const classRule = z.object({
  /** Only people who were marked present. */
  present: flagInput.optional(),
  /** Only people who reached this percentage in the final test. */
  min_score: score.optional(),
});
const courseRule = z.object({
  /** Only people who completed the course. */
  completed: flagInput.optional(),
});

/** Preview of a batch. */
export const certificateEligibility = z.object({
  /** How many people would get a certificate. */
  eligible: z.number().int(),
  /** Rules that apply here: `min_score` is missing for a class without a final test. */
  rules: z.array(z.enum(['present', 'min_score', 'completed'])),
  /** People who would get none, by reason. */
  left_out: z.array(
    z.object({
      reason: z.string(),
      /** Whether the reason is a missing predicate while page two is shown (B-136). */
      lacks_predicate: z.boolean(),
      count: z.number().int(),
      /** The first few of them. */
      people: z.array(z.object({ id: z.number().int(), full_name: z.string() })),
    }),
  ),
});
const again = { again: flagInput.optional() };

/** Without `ids` and `filter`, everybody in the list is selected. */
const numbers = certificateSelection.extend({
  /** Also issues existing certificates again, under their numbers. */
  again: flagInput.optional(),
  /** Also reinstates revoked certificates, under their numbers. */
  revoked: flagInput.optional(),
  /** Creates a task with an item per person, which the page then processes; `items` of the answer is empty. */
  as_task: flagInput.optional(),
});
const numbered = affectedAnswer.extend({
  /** In the order in which numbers are allocated: by name. */
  items: z.array(certificateItem),
  /** How many people are left out, for any reason. */
  left_out: z.number().int(),
  /** How many of them lack the predicate that page two needs (B-136). */
  without_predicate: z.number().int(),
  /** The task; null when none was requested or nobody is left. */
  job_id: z.number().int().nullable(),
});

const upload = z.object({
  /** The revision that this upload creates; a repeated upload stores no second file. */
  revision: z.coerce.number().int().positive().max(1_000_000).optional(),
  /** Task, item and worker page; the item is marked as done together with storing the file. */
  job_id: id.optional(),
  item_id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional(),
  worker: z.string().trim().min(8).max(64).optional(),
});
const uploaded = affectedAnswer.extend({
  certificate_url: z.string(),
  revision: z.number().int(),
  printed_number: z.string(),
});

export const certificateSchemas = {
  listClassCertificates: {
    params: codeParam,
    query: list.extend({ kind: certificateKind }),
    answer: listAnswer(certificateRow),
  },
  readClassCertificateSettings: {
    params: codeParam,
    query: z.object({ kind: certificateKind }),
    answer: certificateSettings,
  },
  readClassCertificateEligibility: {
    params: codeParam,
    query: classRule.extend({ kind: certificateKind, ...again }),
    answer: certificateEligibility,
  },
  numberClassCertificates: {
    params: codeParam,
    body: numbers.extend({ kind: certificateKind, ...classRule.shape }),
    answer: numbered,
  },
  uploadCertificate: { params: codeParam.extend({ id }), query: upload, answer: uploaded },
  uploadAdditionalCertificate: { params: codeParam.extend({ id }), query: upload, answer: uploaded },
  setAdditionalPredicates: {
    body: z.object({ quizForms: z.array(id).min(1).max(20_000), predicate }),
    answer: affectedAnswer,
  },
  listCourseCertificates: { params: courseRef, query: list, answer: listAnswer(certificateRow) },
  readCourseCertificateSettings: { params: courseRef, answer: certificateSettings },
  updateCourseCertificateSettings: {
    params: courseRef,
    body: z.object({
      custom_certificate_template: certificateTemplateInput.optional(),
      what_to_learn: valueOrJson(
        z.array(requiredText(1_000, 'Kompetensi tidak boleh kosong!')).max(200),
        'Kompetensi tidak boleh kosong!',
      ).optional(),
      version: version.optional(),
    }),
    answer: affectedAnswer.extend({ data: certificateSettings, version }),
  },
  uploadCourseCertificateTemplate: {
    params: courseRef.extend({ kind: z.enum(['certPage1', 'certPage2']) }),
    answer: uploadAnswer,
  },
  readCourseCertificateEligibility: {
    params: courseRef,
    query: courseRule.extend(again),
    answer: certificateEligibility,
  },
  numberCourseCertificates: { params: courseRef, body: numbers.extend(courseRule.shape), answer: numbered },
  uploadCourseCertificate: { params: courseRef.extend({ id }), query: upload, answer: uploaded },
  verifyCertificate: {
    params: z.object({ code: z.string().regex(/^[A-Za-z0-9-]{6,24}$/) }),
    /** What is printed and whether it is valid; never an email address or phone number (S15). */
    answer: z.object({
      full_name: z.string(),
      class_name: z.string(),
      date: wibDay.nullable(),
      predicate: predicate.nullable(),
      printed_number: z.string(),
      issued_at: instant,
      status: z.enum(['VALID', 'REVOKED']),
      /**
       * Null while it is valid, and for a REVOKED one whose owner is no longer accepted but that was not itself
       * revoked.
       */
      revoked_at: instant.nullable(),
      /** As staff wrote it; may be empty. */
      revoked_reason: z.string(),
      /** The PDF; only for a device with an address proof of its owner. */
      certificate_url: z.string().nullable(),
    }),
  },
};
