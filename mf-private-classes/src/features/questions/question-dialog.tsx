import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { RichTextInput } from '@widya/design-system/rich-text';
import { SegmentGroup } from '@widya/design-system/segment-group';
import { Select } from '@widya/design-system/select';
import { Textarea } from '@widya/design-system/textarea';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useRef, useState } from 'react';
import { ChoiceList } from './choice-list.tsx';
import { type DraftQuestion, newQuestion, questionOf, questionProblems } from './draft.ts';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface QuestionDialogProps {
  /** Null for a new question. */
  readonly question: DraftQuestion | null;
  /** For an Uraian: only question and explanation. C-095. */
  readonly isEssay: boolean;
  readonly onDone: (question: DraftQuestion) => void;
  readonly onClose: () => void;
}

/** Edits a question, which is saved with the list of its sub-chapter. C-093 to C-097. */
export function QuestionDialog({ question, isEssay, onDone, onClose }: QuestionDialogProps) {
  const [start] = useState(() => question ?? newQuestion(isEssay));
  const [draft, setDraft] = useState(start);
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const problems = attempts > 0 ? questionProblems(draft) : {};
  const change = (fields: Partial<DraftQuestion>) => setDraft((before) => ({ ...before, ...fields }));
  useFocusError(form, attempts);
  const submit = () => {
    if (Object.keys(questionProblems(draft)).length === 0) onDone(draft);
    else setAttempts((before) => before + 1);
  };
  const dirty = JSON.stringify(questionOf(draft)) !== JSON.stringify(questionOf(start));
  return (
    <FormDialog
      title={question ? texts.editTitle : texts.addTitle}
      size="lg"
      dirty={dirty}
      submitLabel={texts.done}
      formRef={form}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field group label={texts.question} required error={problems.question}>
        <RichTextInput
          label={texts.question}
          value={draft.question}
          onChange={(value) => change({ question: value })}
        />
      </Field>
      {!isEssay && (
        <Field group label={texts.type}>
          <div>
            <SegmentGroup<DraftQuestion['type']>
              fit
              label={texts.type}
              options={(['isian', 'option'] as const).map((value) => ({ value, label: texts.types[value] }))}
              value={draft.type}
              onChange={(type) => change({ type })}
            />
          </div>
        </Field>
      )}
      {draft.type === 'option' && (
        <>
          <Field group label={texts.choices} required error={problems.choices}>
            <ChoiceList
              choices={draft.choices}
              wrong={problems.choices !== undefined}
              onChange={(choices) => change({ choices })}
            />
          </Field>
          <Field label={texts.correct} required error={problems.correct}>
            <Select
              placeholder={texts.chooseCorrect}
              options={draft.choices
                .filter(({ text }) => text.trim() !== '')
                .map(({ id, text }) => ({ value: String(id), label: text }))}
              value={draft.correctId === null ? '' : String(draft.correctId)}
              onChange={(event) => change({ correctId: Number(event.target.value) || null })}
            />
          </Field>
        </>
      )}
      <Field label={texts.explanation} help={texts.explanationHelp}>
        <Textarea
          rows={3}
          value={draft.explanation}
          maxLength={20_000}
          onChange={(event) => change({ explanation: event.target.value })}
        />
      </Field>
    </FormDialog>
  );
}
