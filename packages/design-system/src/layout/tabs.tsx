import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { formatNumber } from '../formats/number.ts';
import { styled } from '../theme/styled.ts';
import { afterLayout } from './after-layout.ts';

const Root = styled('div', { base: { display: 'block', minWidth: 0 } });
const List = styled('div', {
  base: {
    display: 'flex',
    gap: '22px',
    borderBottom: '1px solid',
    borderColor: 'border.subtle',
    marginBottom: '14px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
  },
});
const Trigger = styled('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    paddingBlock: '10px',
    border: 0,
    borderBottom: '2px solid transparent',
    bg: 'transparent',
    color: 'fg.muted',
    fontFamily: 'inherit',
    fontSize: 'md',
    fontWeight: 'medium',
    lineHeight: 'normal',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { color: 'fg' },
    _focusVisible: { outlineOffset: '-2px' },
    '&[aria-selected=true]': { color: 'fg', borderColor: 'accent.text', fontWeight: 'strong' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    '& [data-count]': { fontVariantNumeric: 'tabular-nums' },
    // Reserves the width of the bold label, so that choosing a tab moves nothing.
    '& [data-word]': {
      display: 'inline-grid',
      _after: { content: 'attr(data-word)', fontWeight: 'strong', height: 0, overflow: 'hidden', visibility: 'hidden' },
    },
  },
});
const Panel = styled('div', { base: { outlineOffset: '4px' } });

export interface TabItem<V extends string> {
  value: V;
  label: string;
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps<V extends string> {
  /** Accessible name of the tabs. */
  label: string;
  /** Tabs with an optional count. */
  items: readonly TabItem<V>[];
  /** The open tab. */
  value: V;
  /** Called with the tab to open. */
  onChange: (value: V) => void;
  /** Content of the open tab; others are not rendered. */
  children: ReactNode;
}

/** Visible pixels of the next tab, as a hint that there are more. */
const PEEK = 28;

/** Scrolls the row of tabs, never the page, because on phones the open tab may be outside it. */
function showTab(list: HTMLElement): void {
  const tab = list.querySelector('[aria-selected=true]');
  if (!tab) return;
  const [frame, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.right > frame.right) list.scrollLeft += own.right - frame.right + PEEK;
  else if (own.left < frame.left) list.scrollLeft -= frame.left - own.left + PEEK;
}

/** Index after a key, by the number of tabs; undefined for other keys. */
const STEPS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  tabs[step(at, tabs.length)]?.focus();
}

/**
 * Tabs above one area. See `useUrlTab` for tabs in the address. Own code, because most lists have tabs and Chakra's
 * would be a twentieth of what a list downloads before its rows. Source: WAI-ARIA tabs pattern, manual activation.
 */
export function Tabs<V extends string>({ label, items, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open now.
  useEffect(() => {
    const row = list.current;
    return row ? afterLayout(row, () => showTab(row)) : undefined;
  }, [value]);
  const isOpen = (item: TabItem<V>) => item.value === value;
  // Without an open tab, Tab enters at the first one.
  const tabStop = (items.find(isOpen) ?? items.find(({ disabled }) => !disabled))?.value;
  const panelId = `${id}-panel-${value}`;
  return (
    <Root>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={moveFocus}>
        {items.map((item) => (
          <Trigger
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            aria-selected={isOpen(item)}
            aria-controls={isOpen(item) ? panelId : undefined}
            disabled={item.disabled ?? false}
            tabIndex={item.value === tabStop ? 0 : -1}
            onClick={() => {
              if (!isOpen(item)) onChange(item.value);
            }}
          >
            <span data-word={item.label}>{item.label}</span>
            {item.count === undefined ? null : <span data-count="">{formatNumber(item.count)}</span>}
          </Trigger>
        ))}
      </List>
      {items.some(isOpen) ? (
        <Panel key={value} role="tabpanel" id={panelId} aria-labelledby={`${id}-tab-${value}`} tabIndex={0}>
          {children}
        </Panel>
      ) : null}
    </Root>
  );
}
