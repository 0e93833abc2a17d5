import { Menu as ChakraMenu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Ellipsis } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  cloneElement,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useState,
} from 'react';
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

type MenuTrigger = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

export interface MenuProps {
  /** The button that opens it. Left out: an ellipsis button named `label`. */
  trigger?: MenuTrigger | undefined;
  /** Name of the menu, and of the ellipsis button. */
  label: string;
  /** Falsy rows are left out, so that a screen can write `canDelete && {...}`. */
  items: readonly (MenuItem | false | null | undefined)[];
  size?: ButtonSize | undefined;
  variant?: ButtonVariant | undefined;
}

/**
 * Row actions and 'more' buttons. Arrow keys, typing the first letters, Escape; focus goes back to the button.
 * Until it is first pressed it is only its button: a page of 100 rows would otherwise start 100 menus.
 */
export function Menu({ trigger, label, items, size = 'sm', variant = 'ghost' }: MenuProps) {
  const [started, setStarted] = useState<'pointer' | 'keyboard' | null>(null);
  const shown = items.filter((item): item is MenuItem => Boolean(item));
  if (shown.length === 0) return null;
  const button = trigger ?? <IconButton size={size} variant={variant} label={label} icon={<Ellipsis />} />;
  if (started) return <StartedMenu button={button} label={label} items={shown} by={started} />;
  return cloneElement(button, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    // Pressed by Enter or Space a click has no detail; the first item is then chosen, as in every menu.
    onClick: (event: MouseEvent) => setStarted(event.detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setStarted('keyboard');
    },
  });
}

/**
 * Where an open menu stands: in the page's `main`, so that screen readers find it inside a landmark. What a modal dialog opens
 * stays outside, at the end of the page: `main` is hidden then.
 */
const landmark = (): HTMLElement =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
    ? document.body
    : (document.querySelector('main') ?? document.body);

interface StartedMenuProps {
  button: MenuTrigger;
  label: string;
  items: readonly MenuItem[];
  by: 'pointer' | 'keyboard';
}

function StartedMenu({ button, label, items, by }: StartedMenuProps) {
  const navigate = useNavigate();
  const first = items.find((item) => !item.disabled)?.key;
  const [place] = useState(() => ({ current: landmark() }));
  return (
    <ChakraMenu.Root
      recipe={menuRecipe}
      defaultOpen
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
      <ChakraMenu.Trigger asChild>{button}</ChakraMenu.Trigger>
      <Portal container={place}>
        <ChakraMenu.Positioner>
          <ChakraMenu.Content>
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
  );
}
