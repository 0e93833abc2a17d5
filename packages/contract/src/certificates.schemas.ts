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
  wibDate,
} from './scalars.schemas.ts';
import { uploadAnswer } from './uploads.schemas.ts';

const id = z.coerce.number().int().positive().max(2_147_483_647);
const predicate = z.enum(PREDICATES);

/** A self-paced class by its id or its code (D118). */
export const courseRef = z.object({ code: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/) });

/** A person who can have a certificate, with the one that was made. Only accepted people are listed (B-119). */
export const certificateRow = z
  .object({
    /** Id of the participant, of the additional answer or of the self-paced registration. */
    id: z.number().int(),
    full_name: z.string(),
    email: z.string(),
    predicate: predicate.nullable(),
    /** Null is "Belum Dibuat" or, with `revoked_at`, revoked; anything else "Terkirim". */
    certificate_url: z.string().nullable(),
    revoked_at: instant.nullable(),
    /** The name on the PDF; it differs from `full_name` once the person was renamed. Null without a certificate. */
    issued_name: z.string().nullable(),
    /** Allocated once and kept (D87); null before. */
    printed_number: z.string().nullable(),
    public_code: z.string().nullable(),
    /** How often it was issued; 0 before the first time. */
    revision: z.number().int().min(0),
    issued_at: instant.nullable(),
  })
  .meta({ id: 'CertificateRow' });

/** A person whose number is allocated: what a PDF is drawn from. */
export const certificateItem = z.object({
  id: z.number().int(),
  full_name: z.string(),
  predicate: predicate.nullable(),
  printed_number: z.string(),
  public_code: z.string(),
  /** It was revoked when the batch began, which issues it again. */
  revoked: z.boolean(),
  /** The revision that the next upload makes; sent with it, so that a repeated upload is known as one. */
  next_revision: z.number().int().positive(),
});

export const certificateSettings = z
  .object({
    id: z.number().int(),
    code: z.string(),
    name: z.string(),
    /** Day in WIB; null for a self-paced class. */
    date: wibDate.nullable(),
    /** As stored; `readTemplate` fills in what is missing. */
    template: z.record(z.string(), z.unknown()).nullable(),
    /** Competencies. */
    what_to_learn: z.array(z.string()),
    version,
    totals: z.object({
      accepted: z.number().int(),
      made: z.number().int(),
      without_predicate: z.number().int(),
    }),
    /** Real names to try the layout with; null while there is nobody. */
    longest_name: z.string().nullable(),
    shortest_name: z.string().nullable(),
    /** The caller's newest batch here, over or not, so that a page that was reloaded finds it again. */
    job_id: z.number().int().nullable(),
  })
  .meta({ id: 'CertificateSettings' });

const list = pageQuery.extend({
  ...certificateFilters.shape,
  sort: sortBy(['full_name', 'predicate', 'revision', 'id']).default('full_name'),
});
export const certificateKind = z.enum(['class', 'additional']).default('class');

const score = z.coerce.number().int().min(0).max(100);

/** Who is given a certificate, besides what every certificate needs; nothing narrows when left out. */
const classRule = z.object({
  /** Only people who were marked present. */
  present: flagInput.optional(),
  /** Only people who did the final test with so many percent. */
  min_score: score.optional(),
});
const courseRule = z.object({
  /** Only people who finished the self-paced class. */
  completed: flagInput.optional(),
});

/** What a batch would do, counted before it begins. */
export const certificateEligibility = z.object({
  /** How many would get a certificate. */
  eligible: z.number().int(),
  /** Rules that make sense here: a class without a final test knows no score. */
  rules: z.array(z.enum(['present', 'min_score', 'completed'])),
  /** Who would get none, by the reason. */
  left_out: z.array(
    z.object({
      reason: z.string(),
      /** The reason is a missing predicate while page two is shown (B-136). */
      lacks_predicate: z.boolean(),
      count: z.number().int(),
      /** The first of them. */
      people: z.array(z.object({ id: z.number().int(), full_name: z.string() })),
    }),
  ),
});
const again = { again: flagInput.optional() };

/** Without `ids` and `filter`, all that are listed are meant. */
const numbers = certificateSelection.extend({
  /** Also those who have a certificate already: it is issued again under its number. */
  again: flagInput.optional(),
  /** Also those whose certificate was revoked: it is valid again under its number. */
  revoked: flagInput.optional(),
  /** Makes a task of the job centre of them, whose items the page works; `items` is empty then. */
  as_task: flagInput.optional(),
});
const numbered = affectedAnswer.extend({
  /** In the order of their numbers' allocation: by name. */
  items: z.array(certificateItem),
  /** People left out, for whichever reason. */
  left_out: z.number().int(),
  /** Those among them who lack the predicate that page two needs (B-136). */
  without_predicate: z.number().int(),
  /** The task; null when none was asked for, or nobody is left. */
  job_id: z.number().int().nullable(),
});

const upload = z.object({
  /** The revision that this upload makes: one that exists already keeps no second file. */
  revision: z.coerce.number().int().positive().max(1_000_000).optional(),
  /** Task, item and page that works it: its end is written down together with the file. */
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
    /** What stands on the certificate and whether it counts, ever: no email, no phone number (S15). */
    answer: z.object({
      full_name: z.string(),
      class_name: z.string(),
      date: wibDate.nullable(),
      predicate: predicate.nullable(),
      printed_number: z.string(),
      issued_at: instant,
      status: z.enum(['VALID', 'REVOKED']),
      /** Null where a place was taken back, and with it the certificate. */
      revoked_at: instant.nullable(),
      /** In the words of staff; empty without. */
      revoked_reason: z.string(),
      /** The PDF; only for a device that has proved the address of its owner. */
      certificate_url: z.string().nullable(),
    }),
  },
};
