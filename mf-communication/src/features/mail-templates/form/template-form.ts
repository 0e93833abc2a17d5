import type { EmailTemplate, EmailTemplateInput } from '@widya/contract/email-templates';
import { type EmailScenario, SCENARIO_LABELS } from '@widya/contract/email-variables';
import type { RecordDefinition } from '@widya/record-kit/editor/record-definition';
import { isBlankMail, mailText, withLineBreaks } from '../../mail-text/mail-nodes.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';

/** Values of the form of a template. */
export interface TemplateValues {
  readonly template_name: string;
  readonly scenario: EmailScenario;
  readonly subject_template: string;
  readonly body_template: string;
}

/** The form of a template. B-189, B-197 and B-198. */
export const TEMPLATE_FORM: RecordDefinition<TemplateValues, EmailTemplate, EmailTemplateInput> = {
  blank: { template_name: '', scenario: 'GENERAL', subject_template: '', body_template: '' },
  valuesOf: ({ template_name, scenario, subject_template, body_template }) => ({
    template_name,
    scenario,
    subject_template,
    body_template,
  }),
  bodyOf: ({ template_name, scenario, subject_template, body_template }) => ({
    template_name: template_name.trim(),
    scenario,
    subject_template: subject_template.trim(),
    // HTML without text and pictures becomes empty, which the schema refuses.
    body_template: isBlankMail(body_template) ? '' : withLineBreaks(body_template),
  }),
  schema: async () =>
    (await import('@widya/contract/email-templates.schemas')).emailTemplateSchemas.createEmailTemplate.body,
  labels: {
    template_name: texts.name,
    scenario: texts.scenario,
    subject_template: texts.subject,
    body_template: texts.body,
  },
  formats: { scenario: (scenario) => SCENARIO_LABELS[scenario], body_template: mailText },
};
