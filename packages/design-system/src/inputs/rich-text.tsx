import { lazy, Suspense } from 'react';
import { RichTextPlaceholder } from './rich-text/rich-text-placeholder.tsx';
import type { RichEditorProps } from './rich-text/use-rich-editor.ts';

export type RichTextInputProps = RichEditorProps;

const PlainEditor = lazy(() =>
  import('./rich-text/plain-editor.tsx').then((module) => ({ default: module.PlainEditor })),
);

/**
 * Text with bold, italic and underline only (D61), as HTML: `<p>Isi <strong>tebal</strong></p>`, or an empty text.
 * Pasting removes all other formats. Use it in a `Field` with `group`.
 */
export function RichTextInput(props: RichTextInputProps) {
  return (
    <Suspense fallback={<RichTextPlaceholder />}>
      <PlainEditor {...props} />
    </Suspense>
  );
}
