import { ApiError } from '@widya/api-client/api-error';
import { useChapterActions } from '@widya/api-client/chapters';
import { toast } from '@widya/design-system/toast';
import { useRecordEditor } from '@widya/record-kit/editor/use-record-editor';
import { useNavigate } from '@widya/remote-kit/router';
import { useEffect, useRef, useState } from 'react';
import { CHAPTER_FORM } from '../../features/chapters/chapter-form.ts';
import { chapterPath, chaptersPath } from '../../features/chapters/paths.ts';
import { CHAPTER_TEXTS } from '../../features/chapters/texts.ts';
import { CREATE_CHAPTER_TEXTS as texts } from './texts.ts';

/** The editor of a new chapter. If the course was locked in the meantime, the input is discarded. C-066. */
export function useNewChapter(courseId: string) {
  const { create, rename } = useChapterActions();
  const navigate = useNavigate();
  const again = useRef(false);
  const [added, setAdded] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const editor = useRecordEditor({
    record: null,
    definition: CHAPTER_FORM,
    calls: {
      create: async ({ name }) => {
        try {
          return await create(name, Number(courseId));
        } catch (refusal) {
          if (refusal instanceof ApiError && refusal.code === 'PARTICIPANT_ALREADY_REGISTERED') {
            toast.error(CHAPTER_TEXTS.lockedBab);
            setClosed(true);
          }
          throw refusal;
        }
      },
      update: (changes, over) => rename(over.id, changes.name ?? over.name, over.version),
      announce: () => toast.success(texts.saved),
    },
    onSaved: ({ id }) => {
      if (!again.current) return navigate(chapterPath(courseId, id), { replace: true });
      editor.beginNew({});
      setAdded((before) => before + 1);
    },
  });
  const { changes, discard, form } = editor;
  // Runs after the empty form was rendered, when the field exists again.
  useEffect(() => {
    if (added > 0) form.setFocus('name');
  }, [added, form]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `discard` is another function at each render
  useEffect(() => {
    if (!isClosed) return;
    if (changes > 0) discard();
    else navigate(chaptersPath(courseId), { replace: true });
  }, [isClosed, changes, courseId, navigate]);
  return {
    ...editor,
    failure: isClosed ? null : editor.unplacedFailure,
    save: (another: boolean) => {
      again.current = another;
      return editor.save();
    },
  };
}
