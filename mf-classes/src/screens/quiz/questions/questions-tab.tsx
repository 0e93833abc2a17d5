import { Banner } from '@widya/design-system/banner';
import { Button } from '@widya/design-system/button';
import { EmptyState } from '@widya/design-system/empty-state';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { ClipboardListIcon, PlusIcon } from '@widya/design-system/icon';
import { Stack } from '@widya/design-system/layout';
import { SaveBar } from '@widya/design-system/save-bar';
import { failureOf } from '@widya/record-kit/read/failure';
import { useState } from 'react';
import type { QuizDraft } from '../use-quiz-draft.ts';
import type { QuizSaving } from '../use-quiz-saving.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { QuestionCard } from './question-card.tsx';
import { RescoreDialog } from './rescore-dialog.tsx';
import { QUESTION_TEXTS as texts } from './texts.ts';

interface QuestionsTabProps {
  readonly draft: QuizDraft;
  readonly saving: QuizSaving;
}

/** The questions in order, saved as one list. B-024, B-025. */
export function QuestionsTab({ draft, saving }: QuestionsTabProps) {
  const [open, setOpen] = useState<string | null>(null);
  const { base, fields } = draft;
  const answers = base?.answer_count ?? 0;
  const add = () => setOpen(draft.add());
  const save = () => {
    const wrong = saving.save();
    if (wrong !== null) setOpen(wrong);
  };
  const addButton = (
    <Button icon={<PlusIcon size={16} aria-hidden />} onClick={add}>
      {texts.add}
    </Button>
  );
  return (
    <Stack paddingTop="4">
      {saving.answersToRescore === null && <FailureBanner failure={failureOf(saving.failure)} />}
      {answers > 0 && <Banner tone="warn">{texts.warning(answers)}</Banner>}
      {fields.length === 0 ? (
        <EmptyState
          icon={<ClipboardListIcon size={22} />}
          title={texts.empty}
          description={texts.emptyWhy}
          action={addButton}
        />
      ) : (
        <>
          <Stack as="ol" aria-label={texts.list} margin="0" padding="0" listStyleType="none">
            {fields.map((field, at) => (
              <QuestionCard
                key={field.fieldName}
                field={field}
                position={at + 1}
                count={fields.length}
                open={open === field.fieldName}
                tried={saving.tried}
                onOpen={(isOpen) => setOpen(isOpen ? field.fieldName : null)}
                onChange={draft.change}
                onMove={(to) => draft.move(at, to - 1)}
                onRemove={() => draft.remove(field.fieldName)}
              />
            ))}
          </Stack>
          <div>{addButton}</div>
        </>
      )}
      <SaveBar
        changes={draft.changes}
        saving={saving.busy}
        problem={saving.tried && saving.wrong.length > 0 ? texts.wrong(saving.wrong.length) : undefined}
        onSave={save}
        onCancel={() => draft.adopt(base)}
      />
      {saving.answersToRescore !== null ? (
        <RescoreDialog saving={saving} answers={saving.answersToRescore} />
      ) : (
        saving.theirs && (
          <ConflictDialog
            theirs={saving.theirs}
            saving={saving}
            onTakeTheirs={() => {
              draft.adopt(saving.theirs);
              saving.forget();
            }}
          />
        )
      )}
    </Stack>
  );
}
