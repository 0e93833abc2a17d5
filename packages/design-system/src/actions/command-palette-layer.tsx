import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { dialogRecipe } from '../overlays/dialog.recipe.ts';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { styled } from '../theme/styled.ts';
import { GroupView } from './command-palette/group-view.tsx';
import type { PaletteItem } from './command-palette/items.ts';
import { useSelection } from './command-palette/use-selection.ts';
import type { CommandPaletteProps } from './command-palette.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import { pressable } from './pressable.ts';

const InputRow = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    paddingInline: '4',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    color: 'fg.muted',
  },
});
const Input = styled('input', {
  base: {
    flex: 1,
    minWidth: 0,
    height: '13',
    minHeight: '52px',
    border: 0,
    bg: 'transparent',
    color: 'fg',
    fontSize: 'lg',
    outline: 'none !important',
    _placeholder: { color: 'fg.faint', opacity: 1 },
  },
});
const List = styled('div', {
  base: { flex: 1, overflowY: 'auto', padding: '1.5', maxHeight: { sm: 'min(56vh, 460px)' } },
});
const Nothing = styled('div', { base: { padding: '28px 16px', textAlign: 'center', color: 'fg.muted' } });
const Hints = styled('div', {
  base: {
    display: { base: 'none', sm: 'flex' },
    gap: '4',
    padding: '8px 16px',
    borderTop: '1px solid',
    borderColor: 'border.subtle',
    color: 'fg.muted',
    fontSize: 'xs',
    '& span': { display: 'inline-flex', alignItems: 'center', gap: '1.5' },
  },
});

// Shown on phones, which have no Escape key and no visible page beside the palette to press.
const Close = styled('span', { base: { display: { base: 'inline-flex', sm: 'none' }, marginInlineEnd: '-2' } });

/**
 * Puts the cursor at the end: the dialog selects the whole text, so the next letter would replace what was typed before
 * it opened.
 */
const moveCursorToEnd = (box: HTMLInputElement) =>
  queueMicrotask(() => box.setSelectionRange(box.value.length, box.value.length));

/** The loaded part of `CommandPalette`. */
export function CommandPaletteLayer(props: CommandPaletteProps) {
  const { open, onClose, query, onQuery, groups, onSelect, loading, placeholder = 'Cari atau lompat ke…' } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const filled = groups.filter((group) => group.items.length > 0 || group.loading);
  const items = filled.flatMap((group) => group.items);
  const { at, select } = useSelection(
    items.map(({ key }) => key),
    query,
    open,
  );
  const idOf = ({ key }: PaletteItem) => `${id}-${key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the chosen row
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const choose = (item: PaletteItem | undefined) => {
    if (item) onSelect(item);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && items.length > 0) {
      event.preventDefault();
      select((at + step + items.length) % items.length);
    }
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(items[at]);
    }
  };
  return (
    <ChakraScope>
      <ChakraDialog.Root
        recipe={dialogRecipe}
        open={open}
        onOpenChange={(details) => {
          if (!details.open) onClose();
        }}
        lazyMount
        unmountOnExit
        initialFocusEl={() => input.current}
        aria-label="Cari atau lompat"
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner css={{ alignItems: 'flex-start', paddingTop: { sm: '12vh' } }}>
            <ChakraDialog.Content {...pressable} css={{ marginTop: 0, overflow: 'hidden' }}>
              <InputRow>
                <Search aria-hidden />
                <Input
                  ref={input}
                  role="combobox"
                  aria-label="Cari atau lompat"
                  aria-expanded={items.length > 0}
                  aria-controls={`${id}-list`}
                  aria-autocomplete="list"
                  aria-activedescendant={items[at] ? idOf(items[at]) : undefined}
                  placeholder={placeholder}
                  value={query}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={(event) => onQuery(event.target.value)}
                  onFocus={({ target }) => moveCursorToEnd(target)}
                  onKeyDown={onKeyDown}
                />
                {loading ? <Spinner label="Mencari" /> : null}
                <Close>
                  <IconButton variant="ghost" label="Tutup" icon={<X />} onClick={onClose} />
                </Close>
              </InputRow>
              <List ref={list} id={`${id}-list`} role="listbox" aria-label="Hasil">
                {filled.map((group) => (
                  <GroupView
                    key={group.label}
                    group={group}
                    query={query}
                    selected={items[at]}
                    idOf={idOf}
                    onPoint={(item) => select(items.indexOf(item))}
                    onChoose={choose}
                  />
                ))}
              </List>
              {items.length === 0 && !loading ? (
                <Nothing role="status">
                  {query ? `Tidak ada hasil untuk “${query}”` : 'Ketik nama, kode, atau halaman'}
                </Nothing>
              ) : null}
              <Hints aria-hidden>
                <span>
                  <Kbd>↑</Kbd>
                  <Kbd>↓</Kbd> pilih
                </span>
                <span>
                  <Kbd>Enter</Kbd> buka
                </span>
                <span>
                  <Kbd>Esc</Kbd> tutup
                </span>
              </Hints>
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraScope>
  );
}
