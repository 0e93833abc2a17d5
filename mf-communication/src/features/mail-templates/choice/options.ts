import type { EmailTemplate } from '@widya/contract/email-templates';
import type { EmailScenario } from '@widya/contract/email-variables';
import { CHOICE_TEXTS as texts } from './texts.ts';

/** Templates made for the scenario or for any, and whichever is chosen. */
export const optionsOf = (templates: readonly EmailTemplate[], scenario: EmailScenario, chosen: number | null) =>
  templates
    .filter((template) => template.scenario === scenario || template.scenario === 'GENERAL' || template.id === chosen)
    .map(({ id, template_name }) => ({ value: String(id), label: template_name }));

/** What leaves while nothing is chosen. */
export const defaultOf = (templates: readonly EmailTemplate[], scenario: EmailScenario): EmailTemplate | undefined =>
  templates.find((template) => template.scenario === scenario && template.is_default);

/** The same in words, for the first line of the list. */
export function defaultLabel(templates: readonly EmailTemplate[], scenario: EmailScenario): string {
  const template = defaultOf(templates, scenario);
  return template ? texts.builtInOf(template.template_name) : texts.none;
}
