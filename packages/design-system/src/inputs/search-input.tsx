import { Search, X } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import type { InputSize } from './input.recipe.ts';
import { TextInput } from './text-input.tsx';

/** Milliseconds from the last key to a report of changes; blur reports immediately. A-105. */
const DEBOUNCE_MS = 100;

export interface SearchInputProps {
  /** Name for screen readers. */
  label: string;
  /** Names what is searched: 'Cari nama, kode, topik'. */
  placeholder?: string | undefined;
  /** The searched text. */
  value: string;
  /** Called with the text 100 ms after the last key. */
  onChange: (value: string) => void;
  /** 32, 38 (default) or 42 px high. */
  size?: InputSize | undefined;
  /** The input element, for focusing it. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Whether it receives the focus when its panel opens. */
  initialFocus?: boolean | undefined;
}

/** Searches while typing (after 100 ms; immediately on Enter or blur). Escape clears it. */
export function SearchInput({ label, placeholder, value, onChange, size, ref, initialFocus }: SearchInputProps) {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    // Shows a value that changed from outside (Back, a cleared filter), but never overwrites text that is being typed.
    if (value !== sent.current) {
      sent.current = value;
      setText(value);
    }
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const send = (next: string) => {
    clearTimeout(timer.current);
    if (next === sent.current) return;
    sent.current = next;
    onChange(next);
  };
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(next), DEBOUNCE_MS);
  };
  const clear = () => {
    setText('');
    send('');
  };
  return (
    <TextInput
      ref={ref}
      type="search"
      role="searchbox"
      data-autofocus={initialFocus ? '' : undefined}
      aria-label={label}
      placeholder={placeholder}
      value={text}
      size={size}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      start={<Search size={16} aria-hidden />}
      end={
        text ? (
          <IconButton size="sm" variant="ghost" label="Hapus pencarian" icon={<X size={15} />} onClick={clear} />
        ) : null
      }
      onChange={(event) => change(event.target.value)}
      onBlur={() => send(text)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          clear();
        }
      }}
    />
  );
}
