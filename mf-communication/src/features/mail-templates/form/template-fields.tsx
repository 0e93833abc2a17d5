import { EMAIL_SCENARIOS, SCENARIO_LABELS } from '@widya/contract/email-variables';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { SCENARIO_HELP } from '../../mail-scope/scenario-help.ts';
import { MailTextFields } from '../../mail-text/mail-text-fields.tsx';
import type { TemplateValues } from './template-form.ts';
import { TEMPLATE_FORM_TEXTS as texts } from './texts.ts';

const SCENARIOS = EMAIL_SCENARIOS.map((value) => ({ value, label: SCENARIO_LABELS[value] }));

interface TemplateFieldsProps {
  readonly form: UseFormReturn<TemplateValues>;
  readonly scenario: TemplateValues['scenario'];
}

/** Name, scenario, subject and text of a template. B-189. */
export function TemplateFields({ form, scenario }: TemplateFieldsProps) {
  const { control } = form;
  return (
    <>
      <FieldGrid>
        <FormField control={control} name="template_name" label={texts.name} required help={texts.nameHelp}>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="scenario" label={texts.scenario} help={SCENARIO_HELP[scenario]}>
          {(field) => <Select {...field} options={SCENARIOS} />}
        </FormField>
      </FieldGrid>
      <MailTextFields
        form={form}
        subject={{ name: 'subject_template', label: texts.subject }}
        body={{ name: 'body_template', label: texts.body }}
      />
    </>
  );
}
