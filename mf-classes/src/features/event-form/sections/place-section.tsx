import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { Select } from '@widya/design-system/select';
import { Switch } from '@widya/design-system/switch';
import { TextInput } from '@widya/design-system/text-input';
import { UrlInput } from '@widya/design-system/url-input';
import { useWatch } from '@widya/design-system/use-form';
import type { EventSectionProps } from '../section-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

const STREAM_TYPES = ['Google Meet', 'Zoom', 'Lainnya'].map((name) => ({ value: name, label: name }));

/** Place of the event, and how to join online. Source: A-218. */
export function EventPlaceSection({ form }: EventSectionProps) {
  const { control } = form;
  const online = useWatch({ control, name: 'online_mode' });
  return (
    <RecordSection id="tautan" title={EVENT_SECTIONS.tautan}>
      <FormField control={control} name="venue" label={texts.venue} help={texts.venueHelp}>
        {(field) => <TextInput {...field} maxLength={255} />}
      </FormField>
      <FormField control={control} name="online_mode" label={texts.online} group>
        {({ value, onChange, name }) => (
          <Switch name={name} checked={value} onChange={(event) => onChange(event.target.checked)}>
            {texts.onlineHelp}
          </Switch>
        )}
      </FormField>
      {online && (
        <FieldGrid>
          <FormField control={control} name="stream_type" label={texts.streamType}>
            {(field) => <Select {...field} options={STREAM_TYPES} placeholder={texts.chooseStreamType} />}
          </FormField>
          <FormField control={control} name="stream_url" label={texts.streamUrl}>
            {(field) => <UrlInput {...field} secure />}
          </FormField>
        </FieldGrid>
      )}
    </RecordSection>
  );
}
