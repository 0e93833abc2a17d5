import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { announce } from './announcer.tsx';
import type { ButtonVariant } from './button.recipe.ts';
import { Button } from './button.tsx';
import { copyText } from './copy-text.ts';
import { IconButton } from './icon-button.tsx';

/** Specification 1 §2.8: the copied hint hides after 1.5 s. */
const SHOWN_MS = 1500;

export interface CopyButtonProps {
  /** What is copied. */
  value: string;
  /** Words on the button, or its name when `iconOnly`. Default 'Salin'. */
  label?: string | undefined;
  iconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
}

/** Copies a value and says 'Tersalin' for 1.5 s. */
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
  const words = state === 'copied' ? 'Tersalin' : state === 'failed' ? 'Gagal menyalin' : label;
  const icon = state === 'copied' ? <Check size={15} /> : <Copy size={15} />;
  return iconOnly ? (
    <IconButton size="sm" variant={variant} label={words} icon={icon} onClick={copy} />
  ) : (
    <Button size="sm" variant={variant} icon={icon} onClick={copy}>
      {words}
    </Button>
  );
}
