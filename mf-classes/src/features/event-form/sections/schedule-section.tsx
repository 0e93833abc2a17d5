import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TimeInput } from '@widya/design-system/time-input';
import { useWatch } from '@widya/design-system/use-form';
import { EndDayInput } from '../../schedule/end-day-input.tsx';
import { END_DAY_TEXTS } from '../../schedule/texts.ts';
import { eventValuesOf } from '../event-values.ts';
import type { EventSectionProps } from '../section-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

/** Day and hours of the only session. After publishing, the day can only be moved to a later one. A-224, D45. */
export function EventScheduleSection({ form: { control }, record }: EventSectionProps) {
  const published = Boolean(record?.published_at);
  const day = useWatch({ control, name: 'date' });
  const savedDay = record ? eventValuesOf(record).date : '';
  return (
    <RecordSection id="waktu" title={EVENT_SECTIONS.waktu}>
      <FieldGrid>
        <FormField control={control} name="date" label={texts.date} help={published ? texts.dateLocked : undefined}>
          {(field) => (
            <DateInput {...field} min={published ? savedDay || undefined : undefined} warnPast={day !== savedDay} />
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
    </RecordSection>
  );
}
