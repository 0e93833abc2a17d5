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
  useId,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { ButtonSize, ButtonVariant } from './button.recipe.ts';
import { IconButton } from './icon-button.tsx';
import { menuRecipe } from './menu.recipe.ts';
import { pressable } from './pressable.ts';

export interface MenuItem {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Navigates to this path instead of calling `onSelect`. */
  to?: string | undefined;
  /** Red; put such items last. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Draws a separator above this item. */
  separated?: boolean | undefined;
}

type MenuTrigger = ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;

export interface MenuProps {
  /** The button that opens the menu; by default an ellipsis button named `label`. */
  trigger?: MenuTrigger | undefined;
  /** Name of the menu, and of the ellipsis button. */
  label: string;
  /** Falsy entries are skipped, so that a screen can write `canDelete && {...}`. */
  items: readonly (MenuItem | false | null | undefined)[];
  /** Size of the ellipsis button; default `sm`. */
  size?: ButtonSize | undefined;
  /** Variant of the ellipsis button; default `ghost`. */
  variant?: ButtonVariant | undefined;
}

type Opening = 'pointer' | 'keyboard';

/**
 * Row actions and 'more' buttons, with arrow keys, type-ahead and Escape; focus returns to the button. The menu is
 * mounted at the first press, because a page of 100 rows would otherwise mount 100 menus. The button element stays the
 * same when the menu opens, otherwise a surrounding dialog would take the focus and close the menu.
 */
export function Menu({ trigger, label, items, size = 'sm', variant = 'ghost' }: MenuProps) {
  const ownId = useId();
  const [open, setOpen] = useState(false);
  // Each opening mounts a new menu, so that its first item is highlighted only after opening by keyboard.
  const [opening, setOpening] = useState<{ readonly by: Opening; readonly turn: number } | null>(null);
  const shown = items.filter((item): item is MenuItem => Boolean(item));
  if (shown.length === 0) return null;
  const button = trigger ?? <IconButton size={size} variant={variant} label={label} icon={<Ellipsis />} />;
  const id = button.props.id ?? ownId;
  const menuId = `${id}-menu`;
  const start = (by: Opening) => {
    setOpening((before) => ({ by, turn: (before?.turn ?? 0) + 1 }));
    setOpen(true);
  };
  return (
    <>
      {cloneElement(button, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        // A dialog keeps the focus within itself and the elements its buttons control; without `aria-controls` it takes
        // the focus from the open menu, which then ignores keys.
        'aria-controls': open ? menuId : undefined,
        // A click by Enter or Space has no detail; the first item is then highlighted.
        onClick: (event: MouseEvent) => (open ? setOpen(false) : start(event.detail === 0 ? 'keyboard' : 'pointer')),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          start('keyboard');
        },
      })}
      {opening && (
        <StartedMenu
          key={opening.turn}
          triggerId={id}
          menuId={menuId}
          label={label}
          items={shown}
          by={opening.by}
          open={open}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}

/**
 * Container of an open menu: the page's `main`, so that it is inside a landmark. Menus of a modal dialog are at the end
 * of the page, because `main` is hidden; the dialog is a landmark itself.
 */
const landmark = (): HTMLElement =>
  document.querySelector('[role=dialog][data-state=open], [role=alertdialog][data-state=open]')
    ? document.body
    : (document.querySelector('main') ?? document.body);

interface StartedMenuProps {
  triggerId: string;
  menuId: string;
  label: string;
  items: readonly MenuItem[];
  by: Opening;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function StartedMenu({ triggerId, menuId, label, items, by, open, onOpenChange }: StartedMenuProps) {
  const navigate = useNavigate();
  const first = items.find((item) => !item.disabled)?.key;
  const [place] = useState(() => ({ current: landmark() }));
  return (
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
      <Portal container={place}>
        <ChakraMenu.Positioner {...(place.current === document.body && { role: 'region', 'aria-label': label })}>
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
  );
}
