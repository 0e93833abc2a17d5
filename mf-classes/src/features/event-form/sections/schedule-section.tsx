import { DateInput } from '@widya/design-system/date-input';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { TimeInput } from '@widya/design-system/time-input';
import { eventValuesOf } from '../event-values.ts';
import type { EventSectionProps } from '../section-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

/** Day and hours of the only session. After publishing the day moves later only. Rules A-224, decision 45. */
export function EventScheduleSection({ form: { control }, record }: EventSectionProps) {
  const published = Boolean(record?.published_at);
  return (
    <RecordSection id="waktu" title={EVENT_SECTIONS.waktu}>
      <FieldGrid>
        <FormField control={control} name="date" label={texts.date} help={published ? texts.dateLocked : undefined}>
          {(field) => (
            <DateInput {...field} min={published && record ? eventValuesOf(record).date || undefined : undefined} />
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
      </FieldGrid>
    </RecordSection>
  );
}
