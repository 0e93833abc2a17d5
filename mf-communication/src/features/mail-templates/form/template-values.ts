import type { EmailTemplate, EmailTemplateChange, EmailTemplateInput } from '@widya/contract/email-templates';
import type { EmailScenario } from '@widya/contract/email-variables';
import { withLineBreaks } from '../../mail-text/mail-nodes.ts';

/** What the form of a template holds. */
export interface TemplateValues {
  readonly template_name: string;
  readonly scenario: EmailScenario;
  readonly subject_template: string;
  readonly body_template: string;
}

export type TemplateField = keyof TemplateValues & string;

/** B-189: GENERAL unless something else is chosen. */
export const NEW_TEMPLATE: TemplateValues = {
  template_name: '',
  scenario: 'GENERAL',
  subject_template: '',
  body_template: '',
};

export const valuesOf = ({
  template_name,
  scenario,
  subject_template,
  body_template,
}: EmailTemplate): TemplateValues => ({
  template_name,
  scenario,
  subject_template,
  body_template,
});

/** A new template as the API takes it. */
export const bodyOf = (values: TemplateValues): EmailTemplateInput => ({
  template_name: values.template_name.trim(),
  scenario: values.scenario,
  subject_template: values.subject_template.trim(),
  body_template: withLineBreaks(values.body_template),
});

/** What of a template was changed, and over which version. */
export function changesOf(over: EmailTemplate, values: TemplateValues): EmailTemplateChange {
  const [before, next] = [valuesOf(over), bodyOf(values)];
  const changed = Object.entries(next).filter(([field, value]) => value !== before[field as TemplateField]);
  return { ...Object.fromEntries(changed), version: over.version };
}
