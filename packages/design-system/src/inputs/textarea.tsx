import type { ComponentProps, Ref } from 'react';
import { styled } from '../theme/styled.ts';
import { useFieldControl } from './field-context.ts';
import { inputRecipe } from './input.recipe.ts';

const Input = styled('textarea', inputRecipe);
const Root = styled(Input, {
  base: {
    height: 'auto',
    minHeight: '16',
    maxHeight: '60vh',
    paddingBlock: '2',
    resize: 'vertical',
    fieldSizing: 'content',
  },
});

export interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'color' | 'ref'> {
  /** The element itself, to focus it. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Multi-line plain text. Grows with its text where the browser supports it; elsewhere it can be resized. */
export function Textarea({ rows = 3, ...rest }: TextareaProps) {
  const control = useFieldControl(rest);
  return <Root rows={rows} {...rest} {...control} />;
}
