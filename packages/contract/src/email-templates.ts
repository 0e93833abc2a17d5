import type { z } from 'zod';
import type {
  attachment,
  courseTemplatesRow,
  emailPreview,
  emailTemplateRow,
  emailTemplateSchemas,
} from './email-templates.schemas.ts';
import { type Access, ADMINS, type Endpoint } from './endpoint.ts';

type S = typeof emailTemplateSchemas;

/** An email template. */
export type EmailTemplate = z.output<typeof emailTemplateRow>;
export type EmailTemplateInput = z.input<S['createEmailTemplate']['body']>;
export type EmailTemplateChange = z.input<S['updateEmailTemplate']['body']>;
export type EmailTemplateUsage = z.output<S['readEmailTemplateUsage']['answer']>;
export type EmailPreview = z.output<typeof emailPreview>;
export type EmailPreviewInput = z.input<S['previewEmail']['body']>;
export type TestEmailInput = z.input<S['sendTestEmail']['body']>;
export type EmailAttachment = z.input<typeof attachment>;
export type CourseTemplates = z.output<typeof courseTemplatesRow>;
export type CourseTemplatesChange = z.input<S['updateCourseEmailTemplates']['body']>;

/** Total size of the attachments of one mail, in bytes. Source: S22. */
export const MAIL_MAX_BYTES = 25 * 1024 * 1024;

const tag = 'Email';
/** Reading needs the key of any screen that shows mails: that of all mails, of a class or of a course. */
const readers: Access = { kind: 'staff', roles: ADMINS, menuKey: ['email', 'home', 'private-class'] };
/**
 * Writing needs the key `email`, because templates are shared by all classes and mails are sent in the name of the
 * organisation.
 */
const writers: Access = { kind: 'staff', roles: ADMINS, menuKey: 'email' };

export const listEmailTemplates: Endpoint<S['listEmailTemplates']> = {
  id: 'listEmailTemplates',
  method: 'GET',
  path: '/v1/email_templates',
  access: readers,
  summary: 'List the email templates with their number of uses.',
  tag,
  audit: null,
};

export const createEmailTemplate: Endpoint<S['createEmailTemplate']> = {
  id: 'createEmailTemplate',
  method: 'POST',
  path: '/v1/email_templates',
  access: writers,
  summary: 'Create an email template.',
  tag,
  audit: 'CREATE_EMAILTEMPLATE',
  status: 201,
};

/** Mails that were sent keep their text. Source: D77. */
export const updateEmailTemplate: Endpoint<S['updateEmailTemplate']> = {
  id: 'updateEmailTemplate',
  method: 'PUT',
  path: '/v1/email_template/:id',
  access: writers,
  summary: 'Change an email template.',
  tag,
  audit: 'UPDATE_EMAILTEMPLATE',
};

/** Shown before a shared template is changed. Source: D77. */
export const readEmailTemplateUsage: Endpoint<S['readEmailTemplateUsage']> = {
  id: 'readEmailTemplateUsage',
  method: 'GET',
  path: '/v1/email_template/:id/usage',
  access: readers,
  summary: 'Read which classes, courses and events use a template.',
  tag,
  audit: null,
};

/** Rendered by the same code as sent mails. */
export const previewEmail: Endpoint<S['previewEmail']> = {
  id: 'previewEmail',
  method: 'POST',
  path: '/v1/email/preview',
  access: readers,
  summary: 'Preview a mail as a participant would get it.',
  tag,
  audit: null,
};

/** Is sent to the caller's own address only. */
export const sendTestEmail: Endpoint<S['sendTestEmail']> = {
  id: 'sendTestEmail',
  method: 'POST',
  path: '/v1/email/test',
  access: writers,
  summary: 'Send a mail to oneself, as a test.',
  tag,
  audit: 'TEST_EMAIL',
  status: 202,
};

/** Those of a class are fields of its record (`GET /v1/class/:code`). Source: D48. */
export const readCourseEmailTemplates: Endpoint<S['readCourseEmailTemplates']> = {
  id: 'readCourseEmailTemplates',
  method: 'GET',
  path: '/v1/course/:id/email_templates',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'private-class' },
  summary: 'Read which email templates a self-paced course uses.',
  tag,
  audit: null,
};

/** Those of a class are set by `PUT /v1/class/:code`. Source: A-258, D48. */
export const updateCourseEmailTemplates: Endpoint<S['updateCourseEmailTemplates']> = {
  id: 'updateCourseEmailTemplates',
  method: 'PUT',
  path: '/v1/course/:id/email_templates',
  access: { kind: 'staff', roles: ADMINS, menuKey: 'private-class' },
  summary: 'Choose the email templates of a self-paced course.',
  tag,
  audit: 'UPDATE_COURSE',
};
