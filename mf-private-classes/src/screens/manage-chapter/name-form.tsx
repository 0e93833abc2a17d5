import { presentRecord } from '@widya/api-client/api-error';
import { useChapterActions } from '@widya/api-client/chapters';
import { useRefusals } from '@widya/api-client/use-refusals';
import type { CourseChapter } from '@widya/contract/chapters';
import { Button } from '@widya/design-system/button';
import { ConflictDialog } from '@widya/design-system/conflict-dialog';
import { FailureBanner } from '@widya/design-system/failure-banner';
import { Field } from '@widya/design-system/field';
import { Card, Inline, Stack } from '@widya/design-system/layout';
import { TextInput } from '@widya/design-system/text-input';
import { toast } from '@widya/design-system/toast';
import { useUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useAction } from '@widya/remote-kit/use-action';
import { useFocusError } from '@widya/remote-kit/use-focus-error';
import { useRef, useState } from 'react';
import { nameProblem } from '../../features/chapters/chapter-name.ts';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { failureOf } from '../../features/failure.ts';
import { MANAGE_TEXTS as texts } from './texts.ts';

/**
 * The name of a chapter. What others save meanwhile is taken over as long as nothing was typed here. C-062 to C-065.
 */
export function NameForm({ chapter }: { readonly chapter: CourseChapter }) {
  const { rename } = useChapterActions();
  const form = useRef<HTMLFormElement>(null);
  const [base, setBase] = useState(chapter);
  const [name, setName] = useState(chapter.name);
  const [attempts, setAttempts] = useState(0);
  const dirty = name.trim() !== base.name;
  if (!dirty && chapter.version > base.version) {
    setBase(chapter);
    setName(chapter.name);
  }
  const saving = useAction(async (wanted: string, version: number) => {
    const { data } = await rename(chapter.id, wanted, version);
    setBase(data);
    setName(data.name);
    setAttempts(0);
    toast.success(texts.renamed);
  });
  const problem = attempts > 0 ? nameProblem(name) : null;
  const refused = useRefusals(saving.failure, { name });
  const theirs = presentRecord<CourseChapter>(saving.failure);
  const save = async () => {
    setAttempts((before) => before + 1);
    if (nameProblem(name) !== null) return;
    // Ordering its sub-chapters gives a chapter a new version, its name may well be the one that was read.
    await saving.run(name.trim(), chapter.name === base.name ? Math.max(chapter.version, base.version) : base.version);
  };
  useFocusError(form, problem === null ? 0 : attempts);
  useUnsavedWork(dirty, save);
  return (
    <Card padded>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Stack gap="3">
          <FailureBanner failure={theirs ? null : failureOf(refused.failure)} />
          <Field label={CHAPTER_TEXTS.name} required error={problem ?? refused.errors.name}>
            <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
          </Field>
          <Inline justifyContent="flex-end">
            {dirty && <Button onClick={() => setName(base.name)}>{CHAPTER_TEXTS.cancel}</Button>}
            <Button type="submit" variant="primary" loading={saving.busy} disabled={!dirty}>
              {CHAPTER_TEXTS.save}
            </Button>
          </Inline>
        </Stack>
      </form>
      {theirs && (
        <ConflictDialog
          open
          who={theirs.changed_by}
          when={theirs.changed_at}
          fields={[{ key: 'name', label: CHAPTER_TEXTS.name, mine: name.trim(), theirs: theirs.name }]}
          saving={saving.busy}
          onResolve={(mine) => {
            setBase(theirs);
            if (mine.length > 0) void saving.run(name.trim(), theirs.version);
            else {
              setName(theirs.name);
              saving.forget();
            }
          }}
          onCancel={saving.forget}
        />
      )}
    </Card>
  );
}
