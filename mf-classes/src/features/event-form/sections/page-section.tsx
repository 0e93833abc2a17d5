import { FormField } from '@widya/design-system/form-field';
import { FieldGrid, Muted } from '@widya/design-system/layout';
import { RecordSection } from '@widya/design-system/record-page';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { TextListInput } from '@widya/design-system/text-list-input';
import { useFormState } from '@widya/design-system/use-form';
import { ColorField } from '../color-field.tsx';
import type { EventSectionProps } from '../section-props.ts';
import { EVENT_SECTIONS, EVENT_TEXTS as texts } from '../texts.ts';

const LAYOUTS = [
  { value: 'Layout1', label: texts.layout1 },
  { value: 'Layout2', label: texts.layout2 },
] as const;

/** Layout and colours of the public page. Source: A-218. */
export const EventPageSection = ({ form }: EventSectionProps) => (
  <RecordSection id="halaman" title={EVENT_SECTIONS.halaman}>
    <Muted fontSize="sm">{texts.whereLook}</Muted>
    <FormField control={form.control} name="layout" label={texts.layout} group>
      {({ value, onChange }) => <SegmentGroup value={value} onChange={onChange} options={LAYOUTS} />}
    </FormField>
    <FieldGrid>
      <ColorField form={form} name="color_primary" label={texts.colorPrimary} />
      <ColorField form={form} name="color_dark" label={texts.colorDark} />
    </FieldGrid>
  </RecordSection>
);

/** Additional questions to visitors at the registration. Source: A-243. */
export function EventVisitorSection({ form: { control } }: EventSectionProps) {
  const { errors } = useFormState({ control, name: 'visitor_fields' });
  return (
    <RecordSection id="pendaftar" title={EVENT_SECTIONS.pendaftar}>
      <FormField
        control={control}
        name="visitor_fields"
        label={texts.visitorFields}
        group
        help={texts.visitorFieldsHelp}
      >
        {({ value, onChange }) => (
          <TextListInput
            label={texts.visitorFields}
            values={value}
            onChange={onChange}
            addLabel={texts.addVisitorField}
            showEmpty={errors.visitor_fields !== undefined}
          />
        )}
      </FormField>
    </RecordSection>
  );
}
