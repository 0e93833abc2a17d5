import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import type { InputSize } from './input.recipe.ts';
import { TextInput } from './text-input.tsx';
import { useTypedSearch } from './use-typed-search.ts';

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

/** Searches while typing (after 100 ms; immediately on Enter or blur, after a press has ended). Escape clears it. */
export function SearchInput({ label, placeholder, value, onChange, size, ref, initialFocus }: SearchInputProps) {
  const { text, change, send, leave } = useTypedSearch(value, onChange);
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
          <IconButton
            size="sm"
            variant="ghost"
            label="Hapus pencarian"
            icon={<X size={15} />}
            onClick={() => send('')}
          />
        ) : null
      }
      onChange={(event) => change(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') send(text);
        if (event.key === 'Escape' && text) {
          event.stopPropagation();
          send('');
        }
      }}
    />
  );
}
