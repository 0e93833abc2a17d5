import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { Select } from '@widya/design-system/select';
import { Switch } from '@widya/design-system/switch';
import { UrlInput } from '@widya/design-system/url-input';
import { useWatch } from '@widya/design-system/use-form';
import { EVENT_TEXTS as texts } from '../texts.ts';
import type { SessionFieldsProps } from './session-fields-props.ts';

const STREAM_TYPES = ['Google Meet', 'Zoom', 'Lainnya'].map((name) => ({ value: name, label: name }));

/** How to join online. Source: A-218. */
export function OnlineFields({ form: { control } }: Pick<SessionFieldsProps, 'form'>) {
  const online = useWatch({ control, name: 'online_mode' });
  return (
    <>
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
    </>
  );
}
