import { isBlankMail } from '../../mail-text/mail-nodes.ts';
import type { TemplateField, TemplateValues } from './template-values.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';

export type TemplateErrors = Readonly<Partial<Record<TemplateField, string>>>;

function textProblem(text: string, max: number, missing: string, tooLong: string): string | null {
  const { length } = text.trim();
  if (length === 0) return missing;
  return length > max ? tooLong : null;
}

/** A sentence for every field that is wrong. B-197 and B-198 hold for templates too. */
export function checkTemplate(values: TemplateValues): TemplateErrors {
  const found: Record<string, string | null> = {
    template_name: textProblem(values.template_name, 150, texts.noName, texts.nameTooLong),
    subject_template: textProblem(values.subject_template, 255, texts.noSubject, texts.subjectTooLong),
    body_template: isBlankMail(values.body_template) ? texts.noBody : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}
