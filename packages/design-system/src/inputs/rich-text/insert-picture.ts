import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Puts a picture where the caret stands and the caret into the line after it. The picture must not stay chosen: the next key
 * would replace it.
 */
export function insertPicture(editor: Editor, picture: { src: string; alt: string }): void {
  editor
    .chain()
    .focus()
    .setImage(picture)
    .command(({ tr, state }) => {
      // Between words the caret stands behind the picture already.
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { $to } = tr.selection;
      const { paragraph } = state.schema.nodes;
      if (!$to.nodeAfter?.isTextblock && paragraph) tr.insert($to.pos, paragraph.create());
      tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1)).scrollIntoView();
      return true;
    })
    .run();
}
