import { outwardAddress } from '@widya/contract/outward-address';
import { CopyButton } from '@widya/design-system/copy-button';
import { Field } from '@widya/design-system/field';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { RichTextInput } from '@widya/design-system/rich-text';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { TextInput } from '@widya/design-system/text-input';
import { useSession } from '@widya/remote-kit/session';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

/** Name, code, link, certificate and description. Source: C-023 to C-026. */
export function DetailsSection({ form, record }: SectionProps) {
  const { control } = form;
  const { site } = useSession();
  const address = record && outwardAddress(site, 'coursePage', record.course_code);
  return (
    <RecordSection id="rincian" title={SECTION_TITLES.rincian}>
      <FormField control={control} name="title" label={texts.title} required>
        {(field) => <TextInput {...field} maxLength={150} />}
      </FormField>
      <FieldGrid>
        <FormField
          control={control}
          name="course_code"
          label={texts.code}
          help={record ? texts.codeFixed(record.id) : texts.codeHelp}
        >
          {(field) => <TextInput {...field} maxLength={32} disabled={record !== null} autoComplete="off" />}
        </FormField>
        <FormField control={control} name="certificate" label={texts.certificate} help={texts.certificateHelp} group>
          {({ value, onChange }) => (
            <SegmentGroup
              value={value ? 'yes' : 'no'}
              onChange={(choice) => onChange(choice === 'yes')}
              options={[
                { value: 'yes', label: texts.yes },
                { value: 'no', label: texts.no },
              ]}
            />
          )}
        </FormField>
      </FieldGrid>
      {address && (
        <Field label={texts.link} aside={<CopyButton value={address} label={texts.copyLink} />}>
          <TextInput value={address} readOnly />
        </Field>
      )}
      <FormField control={control} name="description" label={texts.description} group>
        {({ value, onChange, onBlur }) => (
          <RichTextInput label={texts.description} value={value} onChange={onChange} onBlur={onBlur} />
        )}
      </FormField>
    </RecordSection>
  );
}
