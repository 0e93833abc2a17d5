import type {
  CourseTemplates,
  CourseTemplatesChange,
  EmailPreviewInput,
  EmailTemplateChange,
  EmailTemplateInput,
  EmailTemplateUsage,
  TestEmailInput,
} from '@widya/contract/email-templates';
import * as templates from '@widya/contract/email-templates';
import type { emailTemplateSchemas } from '@widya/contract/email-templates.schemas';
import type { CallAnswer } from '@widya/contract/endpoint';
import { call } from './api.ts';
import type { PageOf } from './listing.ts';
import { type Query, useQuery } from './query.ts';
import { useWrite } from './write.ts';

type ListSchemas = (typeof emailTemplateSchemas)['listEmailTemplates'];
type Template = PageOf<CallAnswer<ListSchemas>>['data'][number];

/** All templates, for pickers. */
export const useEmailTemplates = (): Query<Template[]> =>
  useQuery<ListSchemas, Template[]>(templates.listEmailTemplates, {});

/** Records that use a template, shown before it is changed; null loads nothing. Source: D77. */
export const useEmailTemplateUsage = (id: number | null): Query<EmailTemplateUsage> =>
  useQuery(templates.readEmailTemplateUsage, id === null ? null : { params: { id } });

/** Actions on templates. Each rejects with an ApiError and updates the cached lists. */
export function useEmailTemplateActions() {
  const write = useWrite([templates.listEmailTemplates, templates.readEmailTemplateUsage]);
  return {
    create: (body: EmailTemplateInput) => write(call(templates.createEmailTemplate, { body })),
    /** @throws ApiError with VERSION_CONFLICT after a concurrent change */
    update: (id: number, body: EmailTemplateChange) =>
      write(call(templates.updateEmailTemplate, { params: { id }, body })),
  };
}

/** A mail as a participant would receive it. @throws ApiError */
export const previewEmail = (body: EmailPreviewInput, signal?: AbortSignal) =>
  call(templates.previewEmail, { body, signal });

/** Sends a mail to the caller only. @throws ApiError */
export const sendTestEmail = (body: TestEmailInput) => call(templates.sendTestEmail, { body });

/** The templates of a course, by its id or code; null loads nothing. */
export const useCourseEmailTemplates = (ref: string | null): Query<CourseTemplates> =>
  useQuery(templates.readCourseEmailTemplates, ref === null ? null : { params: { id: ref } });

/** Sets templates of a course; those of a class are saved with the class. */
export function useCourseEmailTemplateActions() {
  const write = useWrite([
    templates.readCourseEmailTemplates,
    templates.listEmailTemplates,
    templates.readEmailTemplateUsage,
  ]);
  return {
    choose: (ref: string, body: CourseTemplatesChange) =>
      write(call(templates.updateCourseEmailTemplates, { params: { id: ref }, body })),
  };
}
