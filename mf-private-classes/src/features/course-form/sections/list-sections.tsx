import { FormField } from '@widya/design-system/form-field';
import { RecordSection } from '@widya/design-system/record-page';
import { TextListInput } from '@widya/design-system/text-list-input';
import type { SectionProps } from '../section-props.ts';
import { SECTION_TITLES, FORM_TEXTS as texts } from '../texts.ts';

interface ListFieldProps extends Pick<SectionProps, 'form'> {
  readonly name: 'what_to_learn' | 'category';
  /** Labels of the list and of an entry. */
  readonly label: string;
  readonly item: string;
  readonly add: string;
}

const ListField = ({ form, name, label, item, add }: ListFieldProps) => (
  <FormField control={form.control} name={name} label={label} group>
    {({ value, onChange }) => (
      <TextListInput
        label={item}
        values={value}
        addLabel={add}
        showEmpty={form.formState.errors[name] !== undefined}
        onChange={onChange}
      />
    )}
  </FormField>
);

/** Yang akan dipelajari. Source: C-034. */
export const LessonsSection = ({ form }: SectionProps) => (
  <RecordSection id="pelajaran" title={SECTION_TITLES.pelajaran}>
    <ListField form={form} name="what_to_learn" label={texts.lessons} item={texts.lesson} add={texts.addLesson} />
  </RecordSection>
);

/** Kategori. Source: C-033. */
export const CategorySection = ({ form }: SectionProps) => (
  <RecordSection id="kategori" title={SECTION_TITLES.kategori}>
    <ListField form={form} name="category" label={texts.categories} item={texts.categoryItem} add={texts.addCategory} />
  </RecordSection>
);
