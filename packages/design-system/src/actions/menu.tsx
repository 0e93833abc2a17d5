import { Ellipsis } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  cloneElement,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { fetchOnApproach } from '../overlays/fetch-on-approach.ts';
import { overlays } from '../overlays/overlays.ts';
import { useAnchoredCode } from '../overlays/use-anchored-code.ts';
import type { ButtonSize, ButtonVariant } from './button.recipe.ts';
import { IconButton } from './icon-button.tsx';

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

/** The first item is highlighted only after opening by keyboard. */
export type MenuOpening = 'pointer' | 'keyboard';

/**
 * Row actions and 'more' buttons, with arrow keys, type-ahead and Escape; focus returns to the button. The menu is
 * mounted at the first press, because a page of 100 rows would otherwise mount 100 menus. The button element stays the
 * same when the menu opens, otherwise a surrounding dialog would take the focus and close the menu.
 */
export function Menu({ trigger, label, items, size = 'sm', variant = 'ghost' }: MenuProps) {
  const ownId = useId();
  const [open, setOpen] = useState(false);
  // Each opening mounts a new menu, so that its first item is highlighted only after opening by keyboard.
  const [opening, setOpening] = useState<{ readonly by: MenuOpening; readonly turn: number } | null>(null);
  const Layer = useAnchoredCode(overlays.menu, open, setOpen);
  const shown = items.filter((item): item is MenuItem => Boolean(item));
  if (shown.length === 0) return null;
  const button = trigger ?? <IconButton size={size} variant={variant} label={label} icon={<Ellipsis />} />;
  const id = button.props.id ?? ownId;
  const menuId = `${id}-menu`;
  const start = (by: MenuOpening) => {
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
        'aria-busy': (open && !Layer) || undefined,
        // A click by Enter or Space has no detail; the first item is then highlighted.
        onClick: (event: MouseEvent) => (open ? setOpen(false) : start(event.detail === 0 ? 'keyboard' : 'pointer')),
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown' || open) return;
          event.preventDefault();
          start('keyboard');
        },
        ...fetchOnApproach(overlays.menu, button.props),
      })}
      {opening && Layer && (
        <Layer
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
