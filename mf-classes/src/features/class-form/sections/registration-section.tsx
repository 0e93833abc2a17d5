import { DateInput } from '@widya/design-system/date-input';
import { DateTimeInput } from '@widya/design-system/date-time-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TimeInput } from '@widya/design-system/time-input';
import { useWatch } from '@widya/design-system/use-form';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Period of the registration; optional for a permanent class. Source. */
export function RegistrationSection({ form: { control }, record }: SectionProps) {
  const required = !useWatch({ control, name: 'permanent' });
  const closes = useWatch({ control, name: 'registration_end_date' });
  return (
    <RecordSection id="pendaftaran" title={SECTION_TITLES.pendaftaran}>
      <FieldGrid>
        <FormField control={control} name="registration_start_date" label={texts.opens} required={required}>
          {(field) => <DateInput {...field} />}
        </FormField>
        <FormField control={control} name="registration_start" label={texts.opensAt} required={required}>
          {(field) => <TimeInput {...field} />}
        </FormField>
        <FormField control={control} name="registration_end_date" label={texts.closes} required={required}>
          {(field) => <DateInput {...field} warnPast={closes !== record?.registration_end_date} />}
        </FormField>
        <FormField control={control} name="registration_end" label={texts.closesAt} required={required}>
          {(field) => <TimeInput {...field} />}
        </FormField>
      </FieldGrid>
    </RecordSection>
  );
}

/** Deadline for questions and the final test. Source: A-178. */
export function DeadlineSection({ form: { control }, record }: SectionProps) {
  const deadline = useWatch({ control, name: 'question_end_time' });
  return (
    <RecordSection id="tenggat" title={SECTION_TITLES.tenggat}>
      <FormField control={control} name="question_end_time" label={texts.deadline} group help={texts.deadlineHelp}>
        {({ value, onChange }) => (
          <DateTimeInput
            label={texts.deadline}
            value={value}
            onChange={onChange}
            warnPast={deadline !== (record?.question_end_time ?? '')}
          />
        )}
      </FormField>
    </RecordSection>
  );
}
