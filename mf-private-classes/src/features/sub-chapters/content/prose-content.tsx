import { Field } from '@widya/design-system/field';
import { RichTextInput } from '@widya/design-system/rich-text';
import { SUB_TEXTS as texts } from '../texts.ts';
import type { ContentProps } from './content-props.ts';

/** HTML of Prolog and Teks. C-087. */
export function ProseContent({
  kind,
  content,
  onContent,
  problem,
}: ContentProps & { readonly kind: 'Prolog' | 'Teks' }) {
  const label = kind === 'Prolog' ? texts.prolog : texts.text;
  return (
    <Field group label={label} error={problem}>
      <RichTextInput label={label} value={content.html} onChange={(html) => onContent({ html })} />
    </Field>
  );
}
