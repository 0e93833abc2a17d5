import { lazy, Suspense } from 'react';
import type { EmailEditorProps } from './rich-text/email-editor.tsx';
import { RichTextPlaceholder } from './rich-text/rich-text-placeholder.tsx';

export type { TemplateVariable } from './rich-text/variables.ts';
export type EmailRichTextInputProps = EmailEditorProps;

const EmailEditor = lazy(() =>
  import('./rich-text/email-editor.tsx').then((module) => ({ default: module.EmailEditor })),
);

/**
 * The text of an email as HTML: bold, italic, underline, headings, lists, links, pictures from https or uploads, and
 * variables, shown as chips and stored as `{{nama_peserta}}` (D50 and D61). Use it in a `Field` with `group`.
 */
export function EmailRichTextInput(props: EmailRichTextInputProps) {
  return (
    <Suspense fallback={<RichTextPlaceholder />}>
      <EmailEditor {...props} />
    </Suspense>
  );
}
