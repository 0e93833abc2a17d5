import { Tabs as ChakraTabs } from '@chakra-ui/react/tabs';
import { type ReactNode, useId } from 'react';
import { formatNumber } from './formats/number.ts';
import { tabsRecipe } from './tabs.recipe.ts';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  count?: number | undefined;
  disabled?: boolean | undefined;
}

export interface TabsProps<V extends string> {
  /** What the tabs divide. */
  label: string;
  items: readonly TabItem<V>[];
  value: V;
  onChange: (value: V) => void;
  /** Content of the open tab; others are not rendered. */
  children: ReactNode;
}

/** Tabs over one area. For tabs that are kept in the address, see `useUrlTab`. */
export function Tabs<V extends string>({ label, items, value, onChange, children }: TabsProps<V>) {
  const id = useId();
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
      <ChakraTabs.List aria-label={label}>
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
