import { outwardPrefix } from '@widya/contract/outward-address';
import { FormField } from '@widya/design-system/form-field';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import { useEffect } from 'react';
import type { EventSectionProps } from './section-props.ts';
import { EVENT_ERRORS, EVENT_TEXTS as texts } from './texts.ts';
import { useAddressCheck } from './use-address-check.ts';

const HELP = {
  unchecked: texts.addressHelp,
  checking: texts.addressChecking,
  free: texts.addressFree,
  taken: texts.addressHelp,
  unknown: texts.addressUnknown,
} as const;

/** The address of the public page, with whether it is available; fixed once published.. */
export function AddressField({ form, record }: EventSectionProps) {
  const url = useWatch({ control: form.control, name: 'event_url' });
  const locked = Boolean(record?.published_at);
  const state = useAddressCheck(url, record?.event_url ?? null, record?.id);
  useEffect(() => {
    if (state === 'taken') form.setError('event_url', { type: 'taken', message: EVENT_ERRORS.addressTaken });
  }, [state, form]);
  return (
    <FormField
      control={form.control}
      name="event_url"
      label={texts.address}
      required
      help={locked ? texts.addressLocked : <span aria-live="polite">{HELP[state]}</span>}
    >
      {({ onChange, ...field }) => (
        <TextInput
          {...field}
          maxLength={60}
          disabled={locked}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          start={outwardPrefix('eventPage')}
          startWidth={24}
          onChange={(event) => {
            form.clearErrors('event_url');
            onChange(event.target.value.toLowerCase().replaceAll(' ', '-'));
          }}
        />
      )}
    </FormField>
  );
}
