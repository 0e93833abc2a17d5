import { DraftBanner } from '@widya/design-system/draft-banner';
import type { EditorState } from './editor-state.ts';

interface EditorDraftProps<Values> {
  readonly editor: Pick<EditorState<Values>, 'draft' | 'fill'>;
}

/** Offers to restore the draft of an earlier visit. */
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
