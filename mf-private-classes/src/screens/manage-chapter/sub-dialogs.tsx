import { useChapterActions } from '@widya/api-client/chapters';
import type { CourseChapter, CourseSubChapter } from '@widya/contract/chapters';
import { AnswersDialog } from '../../features/answers/answers-dialog.tsx';
import { RemoveDialog } from '../../features/chapters/remove-dialog.tsx';
import { SubChapterDialog } from '../../features/sub-chapters/sub-chapter-dialog.tsx';
import { SUB_TEXTS } from '../../features/sub-chapters/texts.ts';
import { MoveDialog } from './move-dialog.tsx';
import { MANAGE_TEXTS as texts } from './texts.ts';

/** The open dialog; a new sub-chapter is null. */
export type SubDialog =
  | { readonly kind: 'edit'; readonly sub: CourseSubChapter | null }
  | { readonly kind: 'answers' | 'move' | 'remove'; readonly sub: CourseSubChapter };

interface SubDialogsProps {
  readonly chapter: CourseChapter;
  readonly dialog: SubDialog;
  readonly onClose: () => void;
}

/** Dialogs of sub-chapters, whose code is loaded when the first of them is opened. */
export function SubDialogs({ chapter, dialog, onClose }: SubDialogsProps) {
  const { removeSub } = useChapterActions();
  if (dialog.kind === 'edit') return <SubChapterDialog chapter={chapter} sub={dialog.sub} onClose={onClose} />;
  if (dialog.kind === 'answers') return <AnswersDialog sub={dialog.sub} onClose={onClose} />;
  if (dialog.kind === 'move') return <MoveDialog chapter={chapter} sub={dialog.sub} onClose={onClose} />;
  const { id, name } = dialog.sub;
  return (
    <RemoveDialog
      why={texts.removeWhy(name)}
      remove={() => removeSub(id)}
      removed={SUB_TEXTS.removed}
      onClose={onClose}
    />
  );
}
