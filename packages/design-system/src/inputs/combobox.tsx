import { createListCollection } from '@chakra-ui/react/collection';
import { Combobox as ChakraCombobox, useComboboxContext } from '@chakra-ui/react/combobox';
import { Portal } from '@chakra-ui/react/portal';
import { Check, ChevronsUpDown, X } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { pressable } from '../actions/pressable.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { styled } from '../theme/styled.ts';
import { comboboxRecipe } from './combobox.recipe.ts';
import { useFieldControl } from './field-context.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  detail?: string | undefined;
}

export interface ComboboxProps {
  /** Accessible name when there is no field. */
  label?: string | undefined;
  /** The chosen option; null for none. */
  value: ComboboxOption | null;
  /** Called with the chosen option, or null when it is cleared. */
  onChange: (option: ComboboxOption | null) => void;
  /** All options, searched locally, or a function that queries the server; its signal aborts outdated requests. */
  options: readonly ComboboxOption[] | ((query: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>);
  /** Normalises texts for comparing, such as by dropping 'Kab.' and 'Kota'. */
  normalize?: ((text: string) => string) | undefined;
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined;
  /** Whether it cannot be changed. */
  disabled?: boolean | undefined;
}

// A listbox must contain an option, so the message for no options is a disabled one.
const Nothing = styled('div', { base: { padding: '10px', color: 'fg.muted', textAlign: 'center' } });

/** Milliseconds without typing before the server is queried. */
const DEBOUNCE_MS = 200;
const SHOWN = 50;
const lower = (text: string) => text.toLocaleLowerCase('id').trim();

/** Shows a label that comes after its value, because the library reads labels only when the value changes. */
function LabelSync({ label }: { readonly label: string | undefined }) {
  const { open, syncSelectedItems } = useComboboxContext();
  const synced = useRef(label);
  useEffect(() => {
    if (open || synced.current === label) return;
    synced.current = label;
    syncSelectedItems();
  });
  return null;
}

/** Search and single choice. A failed load is shown in the list and retried with the next letter. */
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
    <ChakraScope>
      <ChakraCombobox.Root
        recipe={comboboxRecipe}
        ids={{ input: id }}
        collection={collection}
        value={value ? [value.value] : []}
        onValueChange={(details) => onChange(details.items[0] ?? null)}
        onInputValueChange={({ reason, inputValue }) => {
          if (reason !== 'input-change') return setQuery('');
          // The library's state machine writes its text into the box in an effect. If React deferred this update, as it
          // does in microtasks, that effect would remove letters typed in the meantime (measured on a busy machine).
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
        <LabelSync label={value?.label} />
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
    </ChakraScope>
  );
}
