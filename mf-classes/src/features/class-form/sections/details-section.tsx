import { outwardAddress } from '@widya/contract/outward-address';
import { CopyButton } from '@widya/design-system/copy-button';
import { Field } from '@widya/design-system/field';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { RichTextInput } from '@widya/design-system/rich-text';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import { useSession } from '@widya/remote-kit/session';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';
import { TopicField } from './topic-field.tsx';

/** Name, code, topic, speaker and description. Source. */
export function DetailsSection({ form, record }: SectionProps) {
  const { control } = form;
  const asResource = useWatch({ control, name: 'narasumber_instead_of_pengajar' });
  const { site } = useSession();
  const address = record && outwardAddress(site, 'registration', record.code);
  return (
    <RecordSection id="rincian" title={SECTION_TITLES.rincian}>
      <FormField control={control} name="name" label={texts.name} required>
        {(field) => <TextInput {...field} maxLength={150} />}
      </FormField>
      <FieldGrid>
        <FormField control={control} name="code" label={texts.code} help={record ? texts.codeFixed : texts.codeHelp}>
          {(field) => <TextInput {...field} maxLength={32} disabled={record !== null} autoComplete="off" />}
        </FormField>
        <TopicField form={form} record={record} />
      </FieldGrid>
      {address && (
        <Field label={texts.link} aside={<CopyButton value={address} label={texts.copyLink} />}>
          <TextInput value={address} readOnly />
        </Field>
      )}
      <FieldGrid>
        <FormField control={control} name="narasumber_instead_of_pengajar" label={texts.speakerKind} group>
          {(field) => (
            <SegmentGroup
              value={field.value ? 'resource' : 'speaker'}
              onChange={(value) => field.onChange(value === 'resource')}
              options={[
                { value: 'speaker', label: texts.speaker },
                { value: 'resource', label: texts.resourcePerson },
              ]}
            />
          )}
        </FormField>
        <FormField control={control} name="speaker" label={asResource ? texts.resourcePerson : texts.speaker}>
          {(field) => <TextInput {...field} maxLength={255} />}
        </FormField>
      </FieldGrid>
      <FormField control={control} name="description" label={texts.description} group>
        {({ value, onChange, onBlur }) => (
          <RichTextInput label={texts.description} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      </FormField>
    </RecordSection>
  );
}
