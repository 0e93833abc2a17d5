import type { EmailTemplate } from '@widya/contract/email-templates';
import type { EmailScenario } from '@widya/contract/email-variables';
import { CHOICE_TEXTS as texts } from './texts.ts';

/** Templates of the scenario, general ones, and the chosen one. */
export const optionsOf = (templates: readonly EmailTemplate[], scenario: EmailScenario, chosen: number | null) =>
  templates
    .filter((template) => template.scenario === scenario || template.scenario === 'GENERAL' || template.id === chosen)
    .map(({ id, template_name }) => ({ value: String(id), label: template_name }));

/** The template that is used when none is chosen. */
export const defaultOf = (templates: readonly EmailTemplate[], scenario: EmailScenario): EmailTemplate | undefined =>
  templates.find((template) => template.scenario === scenario && template.is_default);

/** Label of the default, the first option of the select. */
export function defaultLabel(templates: readonly EmailTemplate[], scenario: EmailScenario): string {
  const template = defaultOf(templates, scenario);
  return template ? texts.builtInOf(template.template_name) : texts.none;
}
