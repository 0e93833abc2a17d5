import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { formatNumber } from '../formats/number.ts';
import { afterLayout } from './after-layout.ts';
import { tabsRecipe } from './tabs.recipe.ts';

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

/** Tabs above one area. See `useUrlTab` for tabs in the address. */
export function Tabs<V extends string>({ label, items, value, onChange, children }: TabsProps<V>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is open now.
  useEffect(() => {
    const row = list.current;
    return row ? afterLayout(row, () => showTab(row)) : undefined;
  }, [value]);
  return (
    <ChakraTabs.Root
      id={id}
      recipe={tabsRecipe}
      value={value}
      onValueChange={(details) => onChange(details.value as V)}
      activationMode="manual"
      lazyMount
      unmountOnExit
    >
      <ChakraTabs.List ref={list} aria-label={label}>
        {items.map((item) => (
          <ChakraTabs.Trigger key={item.value} value={item.value} disabled={item.disabled ?? false}>
            <span data-word={item.label}>{item.label}</span>
            {item.count === undefined ? null : <span data-count="">{formatNumber(item.count)}</span>}
          </ChakraTabs.Trigger>
        ))}
      </ChakraTabs.List>
      {items.map((item) => (
        <ChakraTabs.Content key={item.value} value={item.value}>
          {item.value === value ? children : null}
        </ChakraTabs.Content>
      ))}
    </ChakraTabs.Root>
  );
}
