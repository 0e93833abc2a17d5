import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { pressable } from '../actions/pressable.ts';
import { KEEP_CLEAR } from '../layout/keep-clear.ts';
import { useScrolls } from '../layout/use-scrolls.ts';
import { drawerRecipe } from './drawer.recipe.ts';
import { modalRoot } from './modal-layer.ts';

const Extra = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', minHeight: 'controlSm' } });

export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to close: Escape, the close button, a press outside. The owner decides. */
  onClose: () => void;
  /** Name of the record or the form. */
  title: ReactNode;
  /** Hides the header; the title is then only said. For the navigation drawer. */
  bare?: boolean | undefined;
  /** 300, 460 (default) or 640 px; never wider than the screen. */
  size?: 'menu' | 'md' | 'lg' | undefined;
  /** Side it comes from; default the end of the line. */
  placement?: 'start' | 'end' | undefined;
  /** Beside the title: a status badge. */
  headerExtra?: ReactNode;
  /** Body; it scrolls by itself. */
  children?: ReactNode;
  /** Buttons: the main one last. */
  footer?: ReactNode;
  /** Something is being saved: Escape and presses outside do nothing. */
  locked?: boolean | undefined;
  /** Gets the focus at first. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A record or a longer form beside the list it came from. Traps focus and gives it back. */
export function Drawer(props: DrawerProps) {
  const {
    open,
    onClose,
    title,
    bare,
    size = 'md',
    placement = 'end',
    headerExtra,
    children,
    footer,
    locked,
    initialFocus,
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const [body, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <ChakraDrawer.Root
      {...modalRoot({ open, onClose, content, firstFocus: () => initialFocus?.current ?? null, locked })}
      recipe={drawerRecipe}
      size={size as 'md'}
      placement={placement}
      {...(bare && typeof title === 'string' ? { 'aria-label': title } : {})}
    >
      <Portal>
        <ChakraDrawer.Backdrop />
        <ChakraDrawer.Positioner>
          <ChakraDrawer.Content ref={content} {...pressable}>
            {bare ? null : (
              <ChakraDrawer.Header>
                <ChakraDrawer.Title>{title}</ChakraDrawer.Title>
                {headerExtra ? <Extra>{headerExtra}</Extra> : null}
                <IconButton variant="ghost" size="sm" label="Tutup" icon={<X />} onClick={onClose} disabled={locked} />
              </ChakraDrawer.Header>
            )}
            <ChakraDrawer.Body ref={body} tabIndex={scrolls ? 0 : undefined}>
              {children}
            </ChakraDrawer.Body>
            {footer ? <ChakraDrawer.Footer {...KEEP_CLEAR}>{footer}</ChakraDrawer.Footer> : null}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}
