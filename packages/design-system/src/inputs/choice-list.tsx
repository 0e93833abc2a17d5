import { Check } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { styled } from '../theme/styled.ts';
import { SearchInput } from './search-input.tsx';

const Panel = styled('div', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', width: '260px', maxWidth: 'full' },
});
const List = styled('div', { base: { maxHeight: '280px', overflowY: 'auto', marginInline: '-1.5' } });
const Option = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingBlock: '1.5',
    paddingInline: '2',
    borderRadius: 'sm',
    cursor: 'pointer',
    userSelect: 'none',
    '& [data-word]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& svg': { color: 'accent.text', flexShrink: 0 },
    _hover: { bg: 'bg.subtle' },
    // Drawn inside, because the frame of the list would clip it.
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { fontWeight: 'semibold' },
  },
});
const None = styled('p', { base: { color: 'fg.muted', paddingBlock: '2' } });

export interface Choice<V extends string> {
  value: V;
  label: string;
  /** Additional search terms besides the label, such as a code. */
  keywords?: string | undefined;
}

export interface ChoiceListProps<V extends string> {
  /** Name of the choice for screen readers: 'Topik'. */
  label: string;
  /** The options. */
  options: readonly Choice<V>[];
  /** The chosen option; null for none. */
  value: V | null;
  /** Called when an option is pressed or confirmed by Enter or Space. Arrow keys only move the focus. */
  onChoose: (value: V) => void;
  /** With more options than this, a search is shown above them. */
  searchOver?: number | undefined;
  /** Called with the searched text when a server finds the options; they are then shown as they come. */
  onSearch?: ((text: string) => void) | undefined;
  /** Replaces the options below the search while they are loading or when that failed. */
  instead?: ReactNode;
}

/** Index after a key, by the number of options; undefined for other keys. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A single choice for a panel that closes afterwards. Unlike in a RadioGroup, arrow keys do not choose, because that
 * would close the panel. Source: WAI-ARIA listbox pattern, selection does not follow focus.
 */
export function ChoiceList<V extends string>(props: ChoiceListProps<V>) {
  const { label, options, value, onChoose, searchOver = 8, onSearch, instead } = props;
  const [search, setSearch] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const hasSearch = onSearch !== undefined || options.length > searchOver;
  const words = onSearch ? [] : search.toLocaleLowerCase('id').split(/\s+/);
  const matches = options.filter(({ label: name, keywords = '' }) => {
    const text = `${name} ${keywords}`.toLocaleLowerCase('id');
    return words.every((word) => text.includes(word));
  });
  const tabStop = matches.some((option) => option.value === value) ? value : matches[0]?.value;
  const items = () => [...(panel.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const all = items();
    const at = all.indexOf(document.activeElement as HTMLElement);
    // In the search field, Home and End move the cursor.
    if (!step || (at < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const next = step(at, all.length);
    if (next >= 0) all[next]?.focus();
    else panel.current?.querySelector('input')?.focus();
  };
  return (
    <Panel ref={panel} onKeyDown={move}>
      {hasSearch ? (
        <SearchInput
          size="sm"
          initialFocus
          label={`Cari ${label.toLocaleLowerCase('id')}`}
          placeholder={`Cari ${label.toLocaleLowerCase('id')}`}
          value={search}
          onChange={(text) => {
            setSearch(text);
            onSearch?.(text);
          }}
        />
      ) : null}
      {instead ??
        (matches.length === 0 ? (
          <None role="status">Tidak ada yang cocok.</None>
        ) : (
          <List role="listbox" aria-label={label}>
            {matches.map((option) => (
              <Item
                key={option.value}
                selected={option.value === value}
                tabbable={option.value === tabStop}
                initialFocus={!hasSearch && option.value === tabStop}
                onChoose={() => onChoose(option.value)}
              >
                {option.label}
              </Item>
            ))}
          </List>
        ))}
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
