import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { TimeInput } from '@widya/design-system/time-input';
import { useWatch } from '@widya/design-system/use-form';
import { EndDayInput } from '../../schedule/end-day-input.tsx';
import { END_DAY_TEXTS } from '../../schedule/texts.ts';
import { EVENT_TEXTS as texts } from '../texts.ts';
import type { SessionFieldsProps } from './session-fields-props.ts';

/** Day and hours. After publishing, the day can only be moved to a later one. A-224, D45. */
export function ScheduleFields({ form: { control }, saved, published }: SessionFieldsProps) {
  const day = useWatch({ control, name: 'date' });
  const savedDay = saved?.date ?? '';
  // A session that is added later has no day that people rely on.
  const locked = published && saved !== null;
  return (
    <FieldGrid>
      <FormField control={control} name="date" label={texts.date} help={locked ? texts.dateLocked : undefined}>
        {(field) => (
          <DateInput {...field} min={locked ? savedDay || undefined : undefined} warnPast={day !== savedDay} />
        )}
      </FormField>
      <FieldGrid>
        <FormField control={control} name="start" label={texts.start}>
          {(field) => <TimeInput {...field} />}
        </FormField>
        <FormField control={control} name="end" label={texts.end}>
          {(field) => <TimeInput {...field} />}
        </FormField>
      </FieldGrid>
      <FormField control={control} name="end_date" label={END_DAY_TEXTS.label} group>
        {({ value, onChange }) => <EndDayInput day={day} value={value} onChange={onChange} />}
      </FormField>
    </FieldGrid>
  );
}
