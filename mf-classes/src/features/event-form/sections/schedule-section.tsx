import { FormField } from '@widya/design-system/form-field';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import { hasSeveralSessions } from '../event-values.ts';
import type { EventSectionProps } from '../section-props.ts';
import { ScheduleFields } from '../session-fields/schedule-fields.tsx';
import { firstSession } from '../session-fields/session-fields-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

/** Day and hours of the first session, and its name once there are several. A-224, D45. */
export const EventScheduleSection = ({ form, record }: EventSectionProps) => (
  <RecordSection id="waktu" title={EVENT_SECTIONS.waktu}>
    {hasSeveralSessions(record) && (
      <FormField
        control={form.control}
        name="session_name"
        label={texts.sessionName}
        required
        help={texts.firstSession}
      >
        {(field) => <TextInput {...field} maxLength={150} />}
      </FormField>
    )}
    <ScheduleFields {...firstSession(form, record)} />
  </RecordSection>
);
