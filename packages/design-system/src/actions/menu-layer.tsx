import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Fragment, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { menuRecipe } from './menu.recipe.ts';
import type { MenuItem, MenuOpening } from './menu.tsx';
import { pressable } from './pressable.ts';

/**
 * Container of an open menu: the page's `main`, so that the menu is inside a landmark. Without a `main`, or while a
 * dialog hides it, the container is the body, and the menu becomes a landmark itself.
 */
const landmark = (): HTMLElement =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
    ? document.body
    : (document.querySelector('main') ?? document.body);

export interface MenuLayerProps {
  triggerId: string;
  menuId: string;
  label: string;
  items: readonly MenuItem[];
  by: MenuOpening;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The loaded part of `Menu`: everything but its button. */
export function MenuLayer({ triggerId, menuId, label, items, by, open, onOpenChange }: MenuLayerProps) {
  const navigate = useNavigate();
  const first = items.find((item) => !item.disabled)?.key;
  const [container] = useState(() => ({ current: landmark() }));
  return (
    <ChakraScope>
      <ChakraMenu.Root
        recipe={menuRecipe}
        ids={{ trigger: triggerId, content: menuId }}
        open={open}
        onOpenChange={(change) => onOpenChange(change.open)}
        {...(by === 'keyboard' && first !== undefined ? { defaultHighlightedValue: first } : {})}
        lazyMount
        unmountOnExit
        positioning={{ placement: 'bottom-end', gutter: 4 }}
        aria-label={label}
        onSelect={({ value }) => {
          const item = items.find((row) => row.key === value);
          if (item?.to !== undefined) navigate(item.to);
          else item?.onSelect?.();
        }}
      >
        <Portal container={container}>
          <ChakraMenu.Positioner {...(container.current === document.body && { role: 'region', 'aria-label': label })}>
            <ChakraMenu.Content {...pressable}>
              {items.map((item) => (
                <Fragment key={item.key}>
                  {item.separated ? <ChakraMenu.Separator /> : null}
                  <ChakraMenu.Item
                    value={item.key}
                    disabled={item.disabled ?? false}
                    data-danger={item.danger ? '' : undefined}
                  >
                    {item.icon}
                    <ChakraMenu.ItemText>{item.label}</ChakraMenu.ItemText>
                  </ChakraMenu.Item>
                </Fragment>
              ))}
            </ChakraMenu.Content>
          </ChakraMenu.Positioner>
        </Portal>
      </ChakraMenu.Root>
    </ChakraScope>
  );
}
