import type { QuizField } from '@widya/contract/quiz';
import { Field } from '@widya/design-system/field';
import { Stack } from '@widya/design-system/layout';
import { RichTextInput } from '@widya/design-system/rich-text';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { TextInput } from '@widya/design-system/text-input';
import type { DraftField } from '../draft.ts';
import { type FieldProblems, fieldProblems } from '../draft-rules.ts';
import { OptionList } from './option-list.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface QuestionEditorProps {
  readonly field: DraftField;
  /** Whether to show problems, after the first attempt to save. */
  readonly tried: boolean;
  readonly onChange: (field: DraftField) => void;
}

const NONE: FieldProblems = {};

/** Editor of a question. B-025. Changing the type keeps the values of the other type until saving. */
export function QuestionEditor({ field, tried, onChange }: QuestionEditorProps) {
  const problems = tried ? fieldProblems(field) : NONE;
  return (
    <Stack>
      <Field group label={texts.type}>
        <div>
          <SegmentGroup<QuizField['type']>
            fit
            label={texts.type}
            options={(['option', 'isian'] as const).map((value) => ({ value, label: texts.types[value] }))}
            value={field.type}
            onChange={(type) => onChange({ ...field, type })}
          />
        </div>
      </Field>
      <Field group label={texts.description} required error={problems.description}>
        <RichTextInput
          label={texts.description}
          value={field.description}
          onChange={(description) => onChange({ ...field, description })}
        />
      </Field>
      {field.type === 'option' ? (
        <Field group label={texts.options} required help={texts.optionsHelp} error={problems.options}>
          <OptionList field={field} wrong={problems.wrongOptions ?? []} onChange={onChange} />
        </Field>
      ) : (
        <Field label={texts.correctText} help={texts.correctTextHelp}>
          <TextInput
            value={field.correctText}
            maxLength={1_000}
            onChange={(event) => onChange({ ...field, correctText: event.target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
