import { useEmailTemplates } from '@widya/api-client/email-templates';
import type { EmailTemplate } from '@widya/contract/email-templates';
import { Field } from '@widya/design-system/field';
import { Select } from '@widya/design-system/select';
import { BROADCAST_TEXTS as texts } from '../texts.ts';

/** Sorts general templates first, because they are made for broadcasts. */
const byUse = (templates: readonly EmailTemplate[]): readonly EmailTemplate[] => [
  ...templates.filter(({ scenario }) => scenario === 'GENERAL'),
  ...templates.filter(({ scenario }) => scenario !== 'GENERAL'),
];

/** Fills subject and text from a template. Without templates, or if they fail to load, a mail can still be composed. */
export function TemplateChoice({ onChoose }: { readonly onChoose: (template: EmailTemplate) => void }) {
  const { data: templates = [] } = useEmailTemplates();
  return (
    <Field label={texts.template}>
      <Select
        value=""
        placeholder={texts.templatePlaceholder}
        disabled={templates.length === 0}
        options={byUse(templates).map(({ id, template_name }) => ({ value: String(id), label: template_name }))}
        onChange={({ target }) => {
          const chosen = templates.find(({ id }) => String(id) === target.value);
          if (chosen) onChoose(chosen);
        }}
      />
    </Field>
  );
}
