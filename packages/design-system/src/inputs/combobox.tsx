import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as ChakraCombobox } from '@chakra-ui/react/combobox';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressable } from '../actions/pressable.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { comboboxRecipe } from './combobox.recipe.ts';
import { useFieldControl } from './field-context.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string | undefined;
}

export interface ComboboxProps {
  /** Name of the box where no field names it. */
  label?: string | undefined;
  /** The chosen option; null for none. */
  value: ComboboxOption | null;
  /** Gets the chosen option, or null when it is cleared. */
  onChange: (option: ComboboxOption | null) => void;
  /** All options (searched here), or a function that asks the server; it gets a signal that ends stale questions. */
  options: readonly ComboboxOption[] | ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>);
  /** Prepares words for comparing: 'Kab.' and 'Kota' can be ignored. */
  normalize?: ((text: string) => string) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Cannot be changed. */
  disabled?: boolean | undefined;
}

// A listbox must hold an option, so the words in place of options are one that cannot be chosen.
const Nothing = chakra('div', { base: { padding: '10px', color: 'fg.muted', textAlign: 'center' } });

/** Waits for the end of a word before asking the server. */
const DEBOUNCE_MS = 200;
const SHOWN = 50;
const lower = (text: string) => text.toLocaleLowerCase('id').trim();

/** Search and choose one of many. Failure to load says so in the list and is tried again with the next letter. */
export function Combobox({ label, value, onChange, options, normalize = lower, placeholder, disabled }: ComboboxProps) {
  const control = useFieldControl({ disabled });
  const own = useId();
  const id = control.id ?? own;
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<readonly ComboboxOption[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [open, setOpen] = useState(false);
  const search = useRef(options);
  useEffect(() => {
    search.current = options;
  });

  useEffect(() => {
    const source = search.current;
    if (!open || typeof source !== 'function') return;
    const ending = new AbortController();
    setState('loading');
    const timer = setTimeout(
      () => {
        source(query, ending.signal).then(
          (rows) => {
            if (ending.signal.aborted) return;
            setFound(rows);
            setState('idle');
          },
          () => {
            if (!ending.signal.aborted) setState('failed');
          },
        );
      },
      query === '' ? 0 : DEBOUNCE_MS,
    );
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [query, open]);

  const shown = useMemo(() => {
    if (typeof options === 'function') return found.slice(0, SHOWN);
    const wanted = normalize(query);
    return options.filter((option) => normalize(option.label).includes(wanted)).slice(0, SHOWN);
  }, [options, found, query, normalize]);
  const collection = useMemo(() => {
    const items = value && !shown.some((option) => option.value === value.value) ? [...shown, value] : [...shown];
    return createListCollection({ items });
  }, [shown, value]);

  return (
    <ChakraCombobox.Root
      recipe={comboboxRecipe}
      ids={{ input: id }}
      collection={collection}
      value={value ? [value.value] : []}
      onValueChange={(details) => onChange(details.items[0] ?? null)}
      onInputValueChange={({ reason, inputValue }) => {
        if (reason !== 'input-change') return setQuery('');
        // The machine writes its text back into the box in an effect. Left for later, as React leaves what comes out of a
        // microtask, that effect takes away letters typed meanwhile (measured on a busy machine).
        flushSync(() => setQuery(inputValue));
      }}
      onOpenChange={(details) => setOpen(details.open)}
      openOnClick
      selectionBehavior="replace"
      disabled={Boolean(control.disabled)}
      invalid={Boolean(control['aria-invalid'])}
      positioning={{ sameWidth: true, gutter: 4 }}
      lazyMount
      {...(placeholder === undefined ? {} : { placeholder })}
    >
      <ChakraCombobox.Control>
        <ChakraCombobox.Input aria-label={label} aria-describedby={control['aria-describedby']} autoComplete="off" />
        <ChakraCombobox.IndicatorGroup>
          {state === 'loading' ? <Spinner label="Mencari" /> : null}
          {value ? (
            <ChakraCombobox.ClearTrigger aria-label="Hapus pilihan">
              <X size={15} />
            </ChakraCombobox.ClearTrigger>
          ) : null}
          <ChakraCombobox.Trigger aria-label="Buka daftar">
            <ChevronsUpDown size={15} />
          </ChakraCombobox.Trigger>
        </ChakraCombobox.IndicatorGroup>
      </ChakraCombobox.Control>
      <Portal>
        <ChakraCombobox.Positioner>
          <ChakraCombobox.Content {...pressable} aria-label={label ?? 'Pilihan'}>
            {shown.map((option) => (
              <ChakraCombobox.Item key={option.value} item={option}>
                <ChakraCombobox.ItemText>
                  {option.label}
                  {option.detail ? <small>{option.detail}</small> : null}
                </ChakraCombobox.ItemText>
                <ChakraCombobox.ItemIndicator>
                  <Check size={15} />
                </ChakraCombobox.ItemIndicator>
              </ChakraCombobox.Item>
            ))}
            {shown.length === 0 ? (
              <Nothing role="option" aria-disabled aria-selected={false}>
                {state === 'loading'
                  ? 'Mencari…'
                  : state === 'failed'
                    ? 'Daftar tidak dapat dimuat'
                    : 'Tidak ada yang cocok'}
              </Nothing>
            ) : null}
          </ChakraCombobox.Content>
        </ChakraCombobox.Positioner>
      </Portal>
    </ChakraCombobox.Root>
  );
}
