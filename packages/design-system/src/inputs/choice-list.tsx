import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { SearchInput } from './search-input.tsx';

const Panel = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', width: '260px', maxWidth: 'full' },
});
const List = chakra('div', { base: { maxHeight: '280px', overflowY: 'auto', marginInline: '-1.5' } });
const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingInline: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    '& [data-word]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& svg': { color: 'accent.text', flexShrink: 0 },
    _hover: { bg: 'bg.subtle' },
    // Inside, where the frame of the list does not cut it off.
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
  },
});
const None = chakra('p', { base: { color: 'fg.muted', paddingBlock: '2' } });

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** What the search finds it by besides its label: a code. */
  keywords?: string | undefined;
}

export interface ChoiceListProps<V extends string> {
  /** What is chosen, for screen readers: 'Topik'. */
  label: string;
  /** What can be chosen. */
  options: readonly Choice<V>[];
  /** The chosen option; null for none. */
  value: V | null;
  /** A choice is final: by a press, Enter or Space. Arrow keys only move. */
  onChoose: (value: V) => void;
  /** Over so many options a search stands above them. */
  searchOver?: number | undefined;
}

/** Steps from one option to another; undefined for other keys. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * One of many, for a panel that closes with the choice. Unlike a RadioGroup, moving with the arrows does not choose: whoever
 * walks past an option with the keyboard must not lose the panel. Source: WAI-ARIA listbox pattern, selection does not follow focus.
 */
export function ChoiceList<V extends string>({ label, options, value, onChoose, searchOver = 8 }: ChoiceListProps<V>) {
  const [search, setSearch] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const searched = options.length > searchOver;
  const words = search.toLocaleLowerCase('id').split(/\s+/);
  const found = options.filter(({ label: name, keywords = '' }) => {
    const text = `${name} ${keywords}`.toLocaleLowerCase('id');
    return words.every((word) => text.includes(word));
  });
  const tabStop = found.some((option) => option.value === value) ? value : found[0]?.value;
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    // In the search, Home and End move the cursor.
    if (!step || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = step(at, all.length);
    if (next >= 0) all[next]?.focus();
    else panel.current?.querySelector('input')?.focus();
  };
  return (
    <Panel ref={panel} onKeyDown={move}>
      {searched ? (
        <SearchInput
          size="sm"
          initialFocus
          label={`Cari ${label.toLocaleLowerCase('id')}`}
          placeholder={`Cari ${label.toLocaleLowerCase('id')}`}
          value={search}
          onChange={setSearch}
        />
      ) : null}
      {found.length === 0 ? (
        <None role="status">Tidak ada yang cocok.</None>
      ) : (
        <List role="listbox" aria-label={label}>
          {found.map((option) => (
            <Item
              key={option.value}
              selected={option.value === value}
              tabbable={option.value === tabStop}
              initialFocus={!searched && option.value === tabStop}
              onChoose={() => onChoose(option.value)}
            >
              {option.label}
            </Item>
          ))}
        </List>
      )}
    </Panel>
  );
}

interface ItemProps {
  selected: boolean;
  tabbable: boolean;
  initialFocus: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Item({ selected, tabbable, initialFocus, onChoose, children }: ItemProps) {
  return (
    <Option
      role="option"
      aria-selected={selected}
      tabIndex={tabbable ? 0 : -1}
      data-autofocus={initialFocus ? '' : undefined}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onChoose();
      }}
    >
      <span data-word="">{children}</span>
      {selected ? <Check size={16} aria-hidden /> : null}
    </Option>
  );
}
