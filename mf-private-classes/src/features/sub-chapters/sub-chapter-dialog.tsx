import { hasQuestions, SUB_CHAPTER_TYPES, type SubChapterType } from '@widya/contract/chapter-types';
import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { FieldGrid } from '@widya/design-system/layout';
import { Select } from '@widya/design-system/select';
import { TextInput } from '@widya/design-system/text-input';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useLayoutEffect, useRef, useState } from 'react';
import { AnswersDialog } from '../answers/answers-dialog.tsx';
import { CHAPTER_TEXTS } from '../chapters/texts.ts';
import { LessonPreviewButton } from '../course-preview/lesson-preview-button.tsx';
import { failureOf } from '../failure.ts';
import { ContentFields } from './content/content-fields.tsx';
import { DurationField } from './duration-field.tsx';
import { SUB_TEXTS as texts } from './texts.ts';
import { useSubForm } from './use-sub-form.ts';
import { hasContent, NO_CONTENT } from './values.ts';

interface SubChapterDialogProps {
  readonly chapter: Pick<CourseChapter, 'id' | 'course_id'>;
  /** Null for a new one. */
  readonly sub: CourseSubChapter | null;
  readonly onClose: () => void;
}

const TYPES = SUB_CHAPTER_TYPES.map((value) => ({ value, label: value }));

/** 'Tambah Konten', and managing a sub-chapter. Source: C-071 to C-101. */
export function SubChapterDialog({ chapter, sub, onClose }: SubChapterDialogProps) {
  const form = useRef<HTMLFormElement>(null);
  const name = useRef<HTMLInputElement>(null);
  const { values, problems, attempts, added, dirty, busy, failure, change, changeContent, save, empty, conflict } =
    useSubForm(chapter, sub, onClose);
  const { type, content } = values;
  const [wanted, setWanted] = useState<SubChapterType | null>(null);
  const [answers, setAnswers] = useState(false);
  const [sending, setSending] = useState(0);
  useUnsavedWork(dirty || sending > 0, () => save());
  useFocusError(form, attempts);
  useLayoutEffect(() => {
    if (added > 0) name.current?.focus();
  }, [added]);
  const choose = (next: SubChapterType | null) => {
    if (type !== null && next !== null && next !== type && hasContent(content)) setWanted(next);
    else change({ type: next, ...(next !== type && { content: NO_CONTENT }) });
  };
  return (
    <>
      <FormDialog
        title={sub ? texts.editTitle : texts.addTitle}
        size="lg"
        formRef={form}
        dirty={dirty || sending > 0}
        busy={busy}
        failure={failureOf(failure)}
        submitLabel={texts.save}
        submitDisabled={sending > 0}
        secondSubmit={sub ? undefined : { label: CHAPTER_TEXTS.saveAndAdd, onSubmit: () => void save(true) }}
        onSubmit={() => void save()}
        onClose={onClose}
      >
        <Field label={texts.name} required error={problems.name}>
          <TextInput
            ref={name}
            value={values.name}
            autoComplete="off"
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <FieldGrid>
          <Field label={texts.type} required error={problems.type}>
            <Select
              placeholder={texts.chooseType}
              options={TYPES}
              value={type ?? ''}
              onChange={(event) => choose(SUB_CHAPTER_TYPES.find((one) => one === event.target.value) ?? null)}
            />
          </Field>
          <DurationField values={values} problem={problems.duration} onChange={change} />
        </FieldGrid>
        <ContentFields
          key={added}
          type={type}
          content={content}
          problem={problems.entries ?? problems.content}
          onContent={changeContent}
          onValues={change}
          onSending={(is) => setSending((before) => before + (is ? 1 : -1))}
          answers={
            sub &&
            hasQuestions(sub.type) && (
              <Button size="sm" onClick={() => setAnswers(true)}>
                {texts.answers}
              </Button>
            )
          }
        />
        <div>
          <LessonPreviewButton chapter={chapter} id={sub?.id ?? null} values={values} />
        </div>
      </FormDialog>
      {wanted && type && (
        <ConfirmDialog
          open
          danger
          title={texts.changeTitle}
          confirmLabel={texts.change}
          onConfirm={() => {
            change({ type: wanted, content: NO_CONTENT, fileSeconds: null });
            setWanted(null);
          }}
          onCancel={() => setWanted(null)}
        >
          {texts.changeWhy(type, wanted)}
        </ConfirmDialog>
      )}
      {empty && (
        <ConfirmDialog
          open
          title={texts.emptyTitle}
          confirmLabel={texts.saveEmpty}
          onConfirm={empty.save}
          onCancel={empty.cancel}
        >
          {texts.emptyWhy}
        </ConfirmDialog>
      )}
      {answers && sub && <AnswersDialog sub={sub} onClose={() => setAnswers(false)} />}
      {conflict && (
        <ConflictDialog
          open
          who={conflict.who}
          when={conflict.when}
          fields={conflict.fields}
          saving={busy}
          onResolve={conflict.resolve}
          onCancel={conflict.cancel}
        />
      )}
    </>
  );
}
