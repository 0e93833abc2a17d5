import { EditorContent } from '@tiptap/react';
import { useCallback } from 'react';
import { emailExtensions } from './email-extensions.ts';
import { EmailToolbar } from './email-toolbar.tsx';
import { RichTextFrame } from './frame.tsx';
import type { SendPicture } from './picture-popover.tsx';
import { type RichEditorProps, useRichEditor } from './use-rich-editor.ts';
import { chipsFromVariables, type TemplateVariable, variablesFromChips } from './variables.ts';

const NONE: readonly TemplateVariable[] = [];

export interface EmailEditorProps extends RichEditorProps {
  /** Words the server fills in for every recipient. Keep the list stable. */
  variables?: readonly TemplateVariable[] | undefined;
  /** Keeps a picture and tells its address; left out, pictures come from the web alone. */
  sendPicture?: SendPicture | undefined;
}

/** The text of an email; comes with its library when it is first shown. */
export function EmailEditor({ variables = NONE, sendPicture, ...props }: EmailEditorProps) {
  const read = useCallback((html: string) => chipsFromVariables(html, variables), [variables]);
  const { editor, invalid, disabled } = useRichEditor({
    ...props,
    extensions: emailExtensions,
    read,
    write: variablesFromChips,
  });
  return (
    <RichTextFrame data-invalid={invalid ? '' : undefined} data-disabled={disabled ? '' : undefined}>
      <div role="toolbar" aria-label="Format surel">
        {editor ? (
          <EmailToolbar editor={editor} disabled={disabled} variables={variables} sendPicture={sendPicture} />
        ) : null}
      </div>
      <EditorContent editor={editor} />
    </RichTextFrame>
  );
}
