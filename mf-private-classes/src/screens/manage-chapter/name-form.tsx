import { useChapterActions } from '@widya/api-client/chapters';
import type { CourseChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { FormField } from '@widya/design-system/form-field';
import { Card, Inline, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { EditorConflict } from '@widya/record-kit/editor/editor-conflict';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { failureOf } from '@widya/record-kit/read/failure';
import { CHAPTER_FORM } from '../../features/chapters/chapter-form.ts';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { MANAGE_TEXTS as texts } from './texts.ts';

const stay = () => undefined;

/** The name of a chapter. C-062 to C-065. */
export function NameForm({ chapter }: { readonly chapter: CourseChapter }) {
  const { rename } = useChapterActions();
  const editor = useRecordEditor({
    record: chapter,
    definition: CHAPTER_FORM,
    calls: {
      update: (changes, over) => rename(over.id, changes.name ?? over.name, over.version),
      announce: () => toast.success(texts.renamed),
    },
    onSaved: stay,
  });
  const isDirty = editor.changes > 0;
  return (
    <Card padded>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void editor.save();
        }}
      >
        <Stack gap="3">
          <FailureBanner failure={failureOf(editor.unplacedFailure)} />
          <FormField control={editor.form.control} name="name" label={CHAPTER_TEXTS.name} required>
            {(field) => <TextInput {...field} autoComplete="off" />}
          </FormField>
          <Inline justifyContent="flex-end">
            {isDirty && <Button onClick={editor.discard}>{CHAPTER_TEXTS.cancel}</Button>}
            <Button type="submit" variant="primary" loading={editor.busy} disabled={!isDirty}>
              {CHAPTER_TEXTS.save}
            </Button>
          </Inline>
        </Stack>
      </form>
      <EditorConflict editor={editor} />
    </Card>
  );
}
