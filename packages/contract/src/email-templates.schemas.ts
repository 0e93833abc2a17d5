import { z } from 'zod';
import { EMAIL_SCENARIOS } from './email-variables.ts';
import {
  codeParam,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredText,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';

export const MAX_BODY = 200_000;

// Messages about a mail, for templates and broadcasts. Source: B-197 and B-198.
export const NO_SUBJECT = 'Harap mengisi subyek dari Email.';
export const SUBJECT_TOO_LONG = 'Subyek paling panjang 255 karakter.';
export const NO_CONTENT = 'Isi Email tidak boleh kosong.';

const templateId = z.number().int().positive().max(2_147_483_647);

/** How many records use a template. */
const usage = {
  classes: z.number().int(),
  courses: z.number().int(),
  events: z.number().int(),
};

export const emailTemplateRow = z
  .object({
    id: z.number().int(),
    template_name: z.string(),
    subject_template: z.string(),
    body_template: z.string(),
    scenario: z.enum(EMAIL_SCENARIOS),
    /** How many classes, courses and events use it: 'dipakai 37 kelas'. */
    used_by: z.object(usage),
    /**
     * Whether records without a chosen template use it, because it is the oldest one of its scenario. Always false for
     * GENERAL.
     */
    is_default: z.boolean(),
    created_at: instant,
    updated_at: instant,
    version,
  })
  .meta({ id: 'EmailTemplate' });

const templateBody = z.object({
  template_name: requiredText(150, 'Harap mengisi nama templat.', 'Nama templat paling panjang 150 karakter.'),
  scenario: z.enum(EMAIL_SCENARIOS).default('GENERAL'),
  subject_template: requiredText(255, NO_SUBJECT, SUBJECT_TOO_LONG),
  body_template: requiredText(MAX_BODY, NO_CONTENT),
});

/** A class by its code, or a course by its code or id, whose facts fill the variables. */
export const mailOwner = {
  class_code: codeParam.shape.code.optional(),
  course: z.string().trim().min(1).max(64).optional(),
};

const previewBody = z.object({
  subject: z.string().max(255),
  content: z.string().max(MAX_BODY),
  scenario: z.enum(EMAIL_SCENARIOS).default('GENERAL'),
  ...mailOwner,
  /** A participant of that class or course; an invented person when omitted. */
  participant_id: templateId.optional(),
});

export const emailPreview = z.object({
  subject: z.string(),
  /** Sanitised HTML with every variable replaced. */
  html: z.string(),
  /** The recipient shown; `sample` is true when nobody was chosen and the values are invented. */
  recipient: z.object({ full_name: z.string(), email: z.string(), sample: z.boolean() }),
  problems: z.array(
    z.object({ field: z.enum(['subject', 'body']), level: z.enum(['error', 'warning']), message: z.string() }),
  ),
});

export const attachment = z.object({
  filename: z.string().trim().min(1).max(255),
  /** Address returned by the upload. Source: D76. */
  path: z.string().max(300),
  type: z.string().max(100),
});

const chosen = templateId.nullable();
/** The templates that a course uses. Source: D48. */
export const courseTemplates = z.object({
  welcome_template_id: chosen,
  accepted_template_id: chosen,
  pending_template_id: chosen,
  reminder_template_id: chosen,
  waiting_template_id: chosen,
  rejected_template_id: chosen,
});
export const courseTemplatesRow = courseTemplates.extend({
  id: z.number().int(),
  course_code: z.string(),
  title: z.string(),
  version,
});
const courseParam = z.object({ id: z.string().trim().min(1).max(64) });

const used = z.object({ code: z.string(), name: z.string(), scenario: z.enum(EMAIL_SCENARIOS) });

export const emailTemplateSchemas = {
  listEmailTemplates: {
    query: pageQuery.extend({
      scenario: z.enum(EMAIL_SCENARIOS).optional(),
      sort: sortBy(['template_name', 'scenario', 'updated_at', 'id']).default('template_name'),
    }),
    answer: listAnswer(emailTemplateRow),
  },
  createEmailTemplate: { body: templateBody, answer: writtenAnswer(emailTemplateRow) },
  updateEmailTemplate: {
    params: idParam,
    body: templateBody.partial().extend({ version: version.optional() }),
    answer: writtenAnswer(emailTemplateRow),
  },
  readEmailTemplateUsage: {
    params: idParam,
    answer: z.object({
      ...usage,
      is_default: z.boolean(),
      /** At most twenty of each, newest first. */
      class_examples: z.array(used),
      course_examples: z.array(used),
    }),
  },
  previewEmail: { body: previewBody, answer: emailPreview },
  sendTestEmail: {
    body: previewBody.extend({ attachments: z.array(attachment).max(10).default([]) }),
    answer: z.object({ success: z.literal(true), queued: z.literal(1), to: z.string() }),
  },
  readCourseEmailTemplates: { params: courseParam, answer: courseTemplatesRow },
  updateCourseEmailTemplates: {
    params: courseParam,
    body: courseTemplates.partial().extend({ version: version.optional() }),
    answer: writtenAnswer(courseTemplatesRow),
  },
};
