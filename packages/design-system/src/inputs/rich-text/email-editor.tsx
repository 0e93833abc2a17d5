import { EditorContent } from '@tiptap/react';
import { useCallback } from 'react';
import { emailExtensions } from './email-extensions.ts';
import { EmailToolbar } from './email-toolbar.tsx';
import { RichTextFrame } from './frame.tsx';
import type { SendPicture } from './picture-popover.tsx';
import { RichTextPlaceholder } from './rich-text-placeholder.tsx';
import { type RichEditorProps, useRichEditor } from './use-rich-editor.ts';
import { chipsFromVariables, type TemplateVariable, variablesFromChips } from './variables.ts';

const NONE: readonly TemplateVariable[] = [];

export interface EmailEditorProps extends RichEditorProps {
  /** Variables that the server replaces for every recipient. Must be stable. */
  variables?: readonly TemplateVariable[] | undefined;
  /** Stores a picture and returns its address; without it, only pictures from the web can be inserted. */
  sendPicture?: SendPicture | undefined;
}

/** The text of an email; loaded with its library when first shown. */
export function EmailEditor({ variables = NONE, sendPicture, ...props }: EmailEditorProps) {
  const read = useCallback((html: string) => chipsFromVariables(html, variables), [variables]);
  const { editor, invalid, disabled } = useRichEditor({
    ...props,
    extensions: emailExtensions,
    read,
    write: variablesFromChips,
  });
  if (!editor) return <RichTextPlaceholder />;
  return (
    <RichTextFrame data-invalid={invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <div role="toolbar" aria-label="Format surel">
        <EmailToolbar editor={editor} disabled={disabled} variables={variables} sendPicture={sendPicture} />
      </div>
      <EditorContent editor={editor} />
    </RichTextFrame>
  );
}
