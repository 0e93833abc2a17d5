import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from '../feedback/announcer.tsx';
import { hintStyle } from '../overlays/hint-style.ts';
import { styled } from '../theme/styled.ts';
import type { ButtonVariant } from './button.recipe.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

const SHOWN_MS = 1500;

const Place = styled('span', { base: { position: 'relative', display: 'inline-flex' } });
const Hint = styled('span', {
  base: {
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 'calc(100% + 6px)',
    ...hintStyle,
    whiteSpace: 'nowrap',
    pointerEvents: 'none',
  },
});

export interface CopyButtonProps {
  /** The text to copy. */
  value: string;
  /** Label of the button, or its accessible name when `iconOnly`. Default 'Salin'. */
  label?: string | undefined;
  /** Shows only the icon; the label becomes the accessible name. */
  iconOnly?: boolean | undefined;
  /** Variant of the button; default `ghost`. */
  variant?: ButtonVariant | undefined;
}

/** Copies a value and shows 'Tersalin' or 'Gagal menyalin' for 1.5 s; an icon button shows it as a tooltip. A-245. */
export function CopyButton({ value, label = 'Salin', iconOnly, variant = 'ghost' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const done = await copyText(value);
    setState(done ? 'copied' : 'failed');
    announce(done ? 'Tersalin' : 'Gagal menyalin');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), SHOWN_MS);
  };
  const shownLabel = state === 'copied' ? 'Tersalin' : state === 'failed' ? 'Gagal menyalin' : label;
  const icon = state === 'copied' ? <Check size={15} /> : <Copy size={15} />;
  return iconOnly ? (
    <Place>
      <IconButton size="sm" variant={variant} label={shownLabel} icon={icon} onClick={copy} />
      {state !== 'idle' && <Hint aria-hidden>{shownLabel}</Hint>}
    </Place>
  ) : (
    <Button size="sm" variant={variant} icon={icon} onClick={copy}>
      {shownLabel}
    </Button>
  );
}
