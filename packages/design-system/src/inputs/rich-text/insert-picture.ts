import type { Editor } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Inserts a picture at the caret and moves the caret to the next line, because the next key would replace a selected
 * picture.
 */
export function insertPicture(editor: Editor, picture: { src: string; alt: string }): void {
  editor
    .chain()
    .focus()
    .setImage(picture)
    .command(({ tr, state }) => {
      // Between words the caret is already after the picture.
      if (!(tr.selection instanceof NodeSelection)) return true;
      const { $to } = tr.selection;
      const { paragraph } = state.schema.nodes;
      if (!$to.nodeAfter?.isTextblock && paragraph) tr.insert($to.pos, paragraph.create());
      tr.setSelection(TextSelection.create(tr.doc, $to.pos + 1)).scrollIntoView();
      return true;
    })
    .run();
}
