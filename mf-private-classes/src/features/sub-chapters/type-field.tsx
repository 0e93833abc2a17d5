import { SUB_CHAPTER_TYPES, type SubChapterType } from '@widya/contract/chapter-types';
import { Field } from '@widya/design-system/field';
import { Select } from '@widya/design-system/select';
import { SUB_TEXTS as texts } from './texts.ts';

const TYPES = SUB_CHAPTER_TYPES.map((value) => ({ value, label: value }));

interface TypeFieldProps {
  readonly value: SubChapterType | null;
  readonly error: string | undefined;
  readonly onChange: (type: SubChapterType | null) => void;
}

/** Type of a sub-chapter, which determines its content. */
export function TypeField({ value, error, onChange }: TypeFieldProps) {
  return (
    <Field label={texts.type} required error={error}>
      <Select
        placeholder={texts.chooseType}
        options={TYPES}
        value={value ?? ''}
        onChange={(event) => onChange(SUB_CHAPTER_TYPES.find((one) => one === event.target.value) ?? null)}
      />
    </Field>
  );
}
