import { CLASS_FLAGS } from '@widya/contract/class-fields';
import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { Switch } from '@widya/design-system/switch';
import { TimeInput } from '@widya/design-system/time-input';
import { toast } from '@widya/design-system/toast';
import { useWatch } from '@widya/design-system/use-form';
import { EndDayInput } from '../../schedule/end-day-input.tsx';
import { END_DAY_TEXTS } from '../../schedule/texts.ts';
import { deadlineWith } from '../question-deadline.ts';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

const CHANGED = { shouldDirty: true } as const;

/**
 * Day and hours of the class. Changing the day clears the hours and the deadline, which can be undone. Changing the end
 * moves the deadline to 24 hours after it, unless the deadline was set by hand. Source: D56.
 */
export function ScheduleSection({ form, record }: SectionProps) {
  const { control, getValues, setValue } = form;
  const [permanent, day] = useWatch({ control, name: ['permanent', 'class_date'] });
  const published = Boolean(record?.published_at);

  const changeDay = (next: string) => {
    const { class_date, start, end, end_date, question_end_time } = getValues();
    if (next === class_date) return;
    setValue('class_date', next, { ...CHANGED, shouldValidate: form.formState.isSubmitted });
    if (!start && !end) return;
    setValue('start', '', CHANGED);
    setValue('end', '', CHANGED);
    setValue('end_date', null, CHANGED);
    setValue('question_end_time', '', CHANGED);
    toast.undo(texts.timesReset, () => {
      setValue('class_date', class_date, CHANGED);
      setValue('start', start, CHANGED);
      setValue('end', end, CHANGED);
      setValue('end_date', end_date, CHANGED);
      setValue('question_end_time', question_end_time, CHANGED);
    });
  };

  const changeEnd = (part: { end: string } | { end_date: string | null }) => {
    const before = { ...getValues() };
    for (const [field, value] of Object.entries(part))
      setValue(field as 'end' | 'end_date', value, { ...CHANGED, shouldValidate: form.formState.isSubmitted });
    setValue('question_end_time', deadlineWith(before, getValues()), CHANGED);
  };

  return (
    <RecordSection id="waktu" title={SECTION_TITLES.waktu}>
      <FormField control={control} name="permanent" label={CLASS_FLAGS.permanent} group>
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
                warnPast={day !== record?.class_date}
              />
            )}
          </FormField>
          <FieldGrid>
            <FormField control={control} name="start" label={texts.start} required>
              {(field) => <TimeInput {...field} />}
            </FormField>
            <FormField control={control} name="end" label={texts.end} required>
              {({ onChange: _, ...field }) => <TimeInput {...field} onChange={(end) => changeEnd({ end })} />}
            </FormField>
          </FieldGrid>
          <FormField control={control} name="end_date" label={END_DAY_TEXTS.label} group>
            {({ value }) => <EndDayInput day={day} value={value} onChange={(end_date) => changeEnd({ end_date })} />}
          </FormField>
        </FieldGrid>
      )}
    </RecordSection>
  );
}
