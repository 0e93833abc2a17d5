import { EMAIL_SCENARIOS, EMAIL_VARIABLES, SCENARIO_LABELS } from '@widya/contract/email-variables';
import { EmailRichTextInput } from '@widya/design-system/email-rich-text';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import type { UseFormReturn } from '@widya/design-system/use-form';
import { useRef } from 'react';
import { SCENARIO_HELP } from '../../mail-scope/scenario-help.ts';
import { VariableMenu } from '../../mail-text/variable-menu.tsx';
import { sendPicture } from '../../mail-upload/send-picture.ts';
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
  const subject = useRef<HTMLInputElement | null>(null);
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
      <FormField
        control={control}
        name="subject_template"
        label={texts.subject}
        required
        aside={
          <VariableMenu
            input={subject}
            onChange={(text) => form.setValue('subject_template', text, { shouldDirty: true })}
          />
        }
      >
        {(field) => (
          <TextInput
            {...field}
            ref={(node) => {
              field.ref(node);
              subject.current = node;
            }}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField control={control} name="body_template" label={texts.body} required group>
        {({ value, onChange, onBlur }) => (
          <EmailRichTextInput
            label={texts.body}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            variables={EMAIL_VARIABLES}
            sendPicture={sendPicture}
          />
        )}
      </FormField>
    </>
  );
}
