import { FormField } from '@widya/design-system/form-field';
import { RecordSection } from '@widya/design-system/record-page';
import { TextInput } from '@widya/design-system/text-input';
import type { EventSectionProps } from '../section-props.ts';
import { OnlineFields } from '../session-fields/online-fields.tsx';
import { sessionForm } from '../session-fields/session-fields-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

/** Place of the event, and how to join online. Source: A-218. */
export const EventPlaceSection = ({ form }: EventSectionProps) => (
  <RecordSection id="tautan" title={EVENT_SECTIONS.tautan}>
    <FormField control={form.control} name="venue" label={texts.venue} help={texts.venueHelp}>
      {(field) => <TextInput {...field} maxLength={255} />}
    </FormField>
    <OnlineFields form={sessionForm(form)} />
  </RecordSection>
);
