import { DraftBanner } from '@widya/design-system/draft-banner';
import type { EditorState } from './editor-state.ts';

interface EditorDraftProps<Values> {
  readonly editor: Pick<EditorState<Values>, 'draft' | 'fill'>;
}

/** Offers what an earlier visit left unsaved. */
export function EditorDraft<Values>({ editor: { draft, fill } }: EditorDraftProps<Values>) {
  const { offered } = draft;
  return (
    offered && (
      <DraftBanner
        savedAt={offered.savedAt}
        onRestore={() => {
          fill(offered.values);
          draft.takeUp();
        }}
        onDiscard={draft.drop}
      />
    )
  );
}
