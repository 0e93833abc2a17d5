import { EditorContent } from '@tiptap/react';
import { RichTextFrame } from './frame.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { type RichEditorProps, useRichEditor } from './use-rich-editor.ts';

const NO_MORE: never[] = [];

/** Rich text with bold, italic and underline; loaded with its library when first shown. */
export function PlainEditor(props: RichEditorProps) {
  const { editor, invalid, disabled } = useRichEditor({ ...props, extensions: NO_MORE });
  return (
    <RichTextFrame data-invalid={invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <div role="toolbar" aria-label="Format teks">
        {editor ? <MarkButtons editor={editor} disabled={disabled} /> : null}
      </div>
      <EditorContent editor={editor} />
    </RichTextFrame>
  );
}
