import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { Switch } from '@widya/design-system/switch';
import { TimeInput } from '@widya/design-system/time-input';
import { toast } from '@widya/design-system/toast';
import { useWatch } from '@widya/design-system/use-form';
import { deadlineAfter } from '../class-rules.ts';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

const CHANGED = { shouldDirty: true } as const;

/**
 * Day and hours of the class. Another day empties the hours, which can be taken back; the deadline follows the end by 24
 * hours. Source: specification 1 §4, decision 56.
 */
export function ScheduleSection({ form, record }: SectionProps) {
  const { control, getValues, setValue } = form;
  const permanent = useWatch({ control, name: 'permanent' });
  const published = Boolean(record?.published_at);

  const changeDay = (day: string) => {
    const { class_date, start, end, question_end_time } = getValues();
    if (day === class_date) return;
    setValue('class_date', day, { ...CHANGED, shouldValidate: form.formState.isSubmitted });
    if (!start && !end) return;
    setValue('start', '', CHANGED);
    setValue('end', '', CHANGED);
    toast.undo(texts.timesReset, () => {
      setValue('class_date', class_date, CHANGED);
      setValue('start', start, CHANGED);
      setValue('end', end, CHANGED);
      setValue('question_end_time', question_end_time, CHANGED);
    });
  };

  const changeEnd = (end: string) => {
    setValue('end', end, { ...CHANGED, shouldValidate: form.formState.isSubmitted });
    const deadline = deadlineAfter({ class_date: getValues('class_date'), end });
    if (deadline) setValue('question_end_time', deadline, CHANGED);
  };

  return (
    <RecordSection id="waktu" title={SECTION_TITLES.waktu}>
      <FormField control={control} name="permanent" label={texts.permanent} group>
        {({ value, onChange, name }) => (
          <Switch name={name} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {texts.permanentHelp}
          </Switch>
        )}
      </FormField>
      {!permanent && (
        <FieldGrid>
          <FormField
            control={control}
            name="class_date"
            label={texts.classDate}
            required
            help={published ? texts.dateLocked : undefined}
          >
            {({ onChange: _, ...field }) => (
              <DateInput
                {...field}
                onChange={changeDay}
                min={published ? (record?.class_date ?? undefined) : undefined}
              />
            )}
          </FormField>
          <FieldGrid>
            <FormField control={control} name="start" label={texts.start} required>
              {(field) => <TimeInput {...field} />}
            </FormField>
            <FormField control={control} name="end" label={texts.end} required>
              {({ onChange: _, ...field }) => <TimeInput {...field} onChange={changeEnd} />}
            </FormField>
          </FieldGrid>
        </FieldGrid>
      )}
    </RecordSection>
  );
}
