import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ButtonSize, ButtonVariant } from './button.recipe.ts';
import { IconButton } from './icon-button.tsx';
import { menuRecipe } from './menu.recipe.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Goes to this path instead of calling `onSelect`. */
  to?: string | undefined;
  /** Red; put it last. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Draws a line above this item. */
  separated?: boolean | undefined;
}

export interface MenuProps {
  /** The button that opens it. Left out: an ellipsis button named `label`. */
  trigger?: ReactElement | undefined;
  /** Name of the menu, and of the ellipsis button. */
  label: string;
  /** Falsy rows are left out, so that a screen can write `canDelete && {...}`. */
  items: readonly (MenuItem | false | null | undefined)[];
  size?: ButtonSize | undefined;
  variant?: ButtonVariant | undefined;
}

/** Row actions and 'more' buttons. Arrow keys, typing the first letters, Escape; focus goes back to the button. */
export function Menu({ trigger, label, items, size = 'sm', variant = 'ghost' }: MenuProps) {
  const navigate = useNavigate();
  const shown = items.filter((item): item is MenuItem => Boolean(item));
  if (shown.length === 0) return null;
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      aria-label={label}
      onSelect={({ value }) => {
        const item = shown.find((row) => row.key === value);
        if (item?.to !== undefined) navigate(item.to);
        else item?.onSelect?.();
      }}
    >
      <ChakraMenu.Trigger asChild>
        {trigger ?? <IconButton size={size} variant={variant} label={label} icon={<Ellipsis />} />}
      </ChakraMenu.Trigger>
      <Portal>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
            {shown.map((item) => (
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
  );
}
