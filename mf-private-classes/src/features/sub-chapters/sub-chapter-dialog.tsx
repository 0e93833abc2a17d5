import { hasQuestions, type SubChapterType } from '@widya/contract/chapter-types';
import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { ConfirmDialog } from '@widya/design-system/confirm-dialog';
import { FormField } from '@widya/design-system/form-field';
import { FieldGrid } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { useWatch } from '@widya/design-system/use-form';
import { RecordDialog } from '@widya/record-kit/editor/record-dialog';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useLayoutEffect, useRef, useState } from 'react';
import { AnswersDialog } from '../answers/answers-dialog.tsx';
import { CHAPTER_TEXTS } from '../chapters/texts.ts';
import { LessonPreviewButton } from '../course-preview/lesson-preview-button.tsx';
import { ContentFields } from './content/content-fields.tsx';
import { DurationField } from './duration-field.tsx';
import { SUB_TEXTS as texts } from './texts.ts';
import { TypeField } from './type-field.tsx';
import { useSubEditor } from './use-sub-editor.ts';
import { hasContent, NO_CONTENT } from './values.ts';

interface SubChapterDialogProps {
  readonly chapter: Pick<CourseChapter, 'id' | 'course_id'>;
  /** Null for a new sub-chapter. */
  readonly sub: CourseSubChapter | null;
  readonly onClose: () => void;
}

/** Adds ('Tambah Konten') or edits a sub-chapter. Source: C-071 to C-101. */
export function SubChapterDialog({ chapter, sub, onClose }: SubChapterDialogProps) {
  const body = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<SubChapterType | null>(null);
  const [answers, setAnswers] = useState(false);
  const [sending, setSending] = useState(0);
  const editor = useSubEditor({ chapter, sub, sending: sending > 0, onClose });
  const { form, added, empty, errors, changeContent, changeFileSeconds, save } = editor;
  const [name, length, content] = useWatch({ control: form.control, name: ['name', 'length', 'content'] });
  const { type } = content;
  useFocusError(body, editor.attempts);
  useLayoutEffect(() => {
    if (added > 0) form.setFocus('name');
  }, [added, form]);
  const choose = (next: SubChapterType | null) => {
    if (type !== null && next !== null && next !== type && hasContent(content)) setWanted(next);
    else if (next !== type) changeContent({ ...NO_CONTENT, type: next });
  };
  return (
    <>
      <RecordDialog
        editor={editor}
        title={sub ? texts.editTitle : texts.addTitle}
        size="lg"
        formRef={body}
        pending={sending > 0}
        submitLabel={texts.save}
        submitDisabled={sending > 0}
        secondSubmit={sub ? undefined : { label: CHAPTER_TEXTS.saveAndAdd, onSubmit: () => void save(true) }}
        onSubmit={() => void save()}
        onClose={onClose}
      >
        <FormField control={form.control} name="name" label={texts.name} required>
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
        <FieldGrid>
          <TypeField value={type} error={type === null ? errors.content : undefined} onChange={choose} />
          <DurationField control={form.control} />
        </FieldGrid>
        <ContentFields
          key={added}
          content={content}
          problem={errors.content}
          onContent={changeContent}
          onFileSeconds={changeFileSeconds}
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
          <LessonPreviewButton chapter={chapter} id={sub?.id ?? null} values={{ name, length, content }} />
        </div>
      </RecordDialog>
      {wanted && type && (
        <ConfirmDialog
          open
          danger
          title={texts.changeTitle}
          confirmLabel={texts.change}
          onConfirm={() => {
            changeContent({ ...NO_CONTENT, type: wanted });
            changeFileSeconds(null);
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
    </>
  );
}
