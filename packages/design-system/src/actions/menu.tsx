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
  /** Of the ellipsis button; default `sm`. */
  size?: ButtonSize | undefined;
  /** Of the ellipsis button; default `ghost`. */
  variant?: ButtonVariant | undefined;
}

type Opening = 'pointer' | 'keyboard';

/**
 * Row actions and 'more' buttons. Arrow keys, typing the first letters, Escape; focus goes back to the button.
 * Until it is first pressed it is only its button: a page of 100 rows would otherwise start 100 menus. The button stays the same
 * element when it opens: a dialog takes the focus back when what has it goes away, and the menu would close again.
 */
export function Menu({ trigger, label, items, size = 'sm', variant = 'ghost' }: MenuProps) {
  const ownId = useId();
  const [open, setOpen] = useState(false);
  // Each opening is a menu of its own, so that it begins at its first item or at none, as it was opened.
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
        // A dialog keeps the focus within itself and within what its buttons say they control: without this it takes the focus from
        // the open menu, which then knows no keys, and may take it in the middle of a press.
        'aria-controls': open ? menuId : undefined,
        // Pressed by Enter or Space a click has no detail; the first item is then chosen, as in every menu.
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
 * Where an open menu stands: in the page's `main`, so that screen readers find it inside a landmark. What a modal dialog opens
 * stays outside, at the end of the page, as `main` is hidden then: it is a landmark of its own.
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
