import type { ComponentProps, ReactNode, Ref } from 'react';
import { styled } from '../theme/styled.ts';
import { useFieldControl } from './field-context.ts';
import { type InputSize, inputRecipe } from './input.recipe.ts';

const Input = styled('input', inputRecipe);
const Frame = styled('div', { base: { position: 'relative', width: 'full', minWidth: 0 } });
const Adornment = styled('span', {
  base: {
    position: 'absolute',
    top: 0,
    bottom: 0,
    display: 'inline-flex',
    alignItems: 'center',
    color: 'fg.muted',
    pointerEvents: 'none',
    '& button': { pointerEvents: 'auto' },
  },
  variants: { side: { start: { insetInlineStart: '3' }, end: { insetInlineEnd: '1' } } },
});

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width' | 'ref'> {
  /** 32, 38 (default) or 42 px high. */
  size?: InputSize | undefined;
  /** `end` for numbers: right aligned with tabular figures. */
  align?: 'start' | 'end' | undefined;
  /** An icon or a unit inside the frame, before the text. */
  start?: ReactNode;
  /** A button inside the frame, after the text. */
  end?: ReactNode;
  /** Width of `start` in px; default 36. */
  startWidth?: number | undefined;
  /** The input element, for focusing it. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A single-line text input. Inside a Field it takes id, error and description from it. */
export function TextInput({ start, end, startWidth = 36, style, ...rest }: TextInputProps) {
  const control = useFieldControl(rest);
  // Null keeps the frame, because a button that appears and disappears must not remount the input during typing.
  if (start === undefined && end === undefined) return <Input style={style} {...rest} {...control} />;
  return (
    <Frame>
      {start ? <Adornment side="start">{start}</Adornment> : null}
      <Input
        style={{
          ...(start ? { paddingInlineStart: startWidth } : {}),
          ...(end ? { paddingInlineEnd: 44 } : {}),
          ...style,
        }}
        {...rest}
        {...control}
      />
      {end ? <Adornment side="end">{end}</Adornment> : null}
    </Frame>
  );
}
