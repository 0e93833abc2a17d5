import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { RichTextInput } from '@widya/design-system/rich-text';
import { TextInput } from '@widya/design-system/text-input';
import { Textarea } from '@widya/design-system/textarea';
import { AddressField } from '../address-field.tsx';
import type { EventSectionProps } from '../section-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

/** Name, address, speaker and description. */
export function EventDetailsSection({ form, record }: EventSectionProps) {
  const { control } = form;
  return (
    <RecordSection id="rincian" title={EVENT_SECTIONS.rincian}>
      <FormField control={control} name="name" label={texts.name} required>
        {(field) => <TextInput {...field} maxLength={150} />}
      </FormField>
      <AddressField form={form} record={record} />
      <FieldGrid>
        <FormField control={control} name="session_speaker" label={texts.speaker}>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
        <FormField control={control} name="type" label={texts.type}>
          {(field) => <TextInput {...field} readOnly />}
        </FormField>
      </FieldGrid>
      <FormField
        control={control}
        name="short_description"
        label={texts.shortDescription}
        help={texts.shortDescriptionHelp}
      >
        {(field) => <Textarea {...field} rows={2} maxLength={1_000} />}
      </FormField>
      <FormField control={control} name="description" label={texts.description} group>
        {({ value, onChange, onBlur }) => (
          <RichTextInput label={texts.description} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      </FormField>
    </RecordSection>
  );
}
