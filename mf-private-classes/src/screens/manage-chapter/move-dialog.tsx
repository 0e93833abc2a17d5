import { useChapterActions, useSyllabus } from '@widya/api-client/chapters';
import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { Field } from '@widya/design-system/field';
import { FormDialog } from '@widya/design-system/form-dialog';
import { Select } from '@widya/design-system/select';
import { toast } from '@widya/design-system/toast';
import { failureOf } from '@widya/record-kit/read/failure';
import { useAction } from '@widya/remote-kit/use-action';
import { useState } from 'react';
import { MANAGE_TEXTS as texts } from './texts.ts';

interface MoveDialogProps {
  readonly chapter: Pick<CourseChapter, 'id' | 'course_id'>;
  readonly sub: CourseSubChapter;
  readonly onClose: () => void;
}

/** Moves a sub-chapter to another chapter of its course. */
export function MoveDialog({ chapter, sub, onClose }: MoveDialogProps) {
  const { data, error } = useSyllabus(String(chapter.course_id));
  const { moveSub } = useChapterActions();
  const [target, setTarget] = useState('');
  const others = data?.chapters.filter(({ id }) => id !== chapter.id) ?? [];
  const moving = useAction(async () => {
    await moveSub(sub.id, Number(target), sub.version);
    const name = others.find(({ id }) => String(id) === target)?.name ?? '';
    toast.success(texts.moved(sub.name, name));
    onClose();
  });
  return (
    <FormDialog
      title={texts.moveTitle(sub.name)}
      dirty={false}
      busy={moving.busy}
      failure={failureOf(moving.failure ?? error)}
      submitLabel={texts.move}
      submitDisabled={target === ''}
      onSubmit={() => void moving.run()}
      onClose={onClose}
    >
      <Field label={texts.moveTo} required help={data && others.length === 0 ? texts.noOtherChapter : texts.moveHelp}>
        <Select
          placeholder={texts.chooseChapter}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
