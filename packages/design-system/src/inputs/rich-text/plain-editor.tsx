import { EditorContent } from '@tiptap/react';
import { RichTextFrame } from './frame.tsx';
import { MarkButtons } from './mark-buttons.tsx';
import { RichTextPlaceholder } from './rich-text-placeholder.tsx';
import { type RichEditorProps, useRichEditor } from './use-rich-editor.ts';

const NO_MORE: never[] = [];

/** Rich text with bold, italic and underline; loaded with its library when first shown. */
export function PlainEditor(props: RichEditorProps) {
  const { editor, invalid, disabled } = useRichEditor({ ...props, extensions: NO_MORE });
  if (!editor) return <RichTextPlaceholder />;
  return (
    <RichTextFrame data-invalid={invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <div role="toolbar" aria-label="Format teks">
        <MarkButtons editor={editor} disabled={disabled} />
      </div>
      <EditorContent editor={editor} />
    </RichTextFrame>
  );
}
