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
  /** Called by Escape, the close button and a press outside; the owner decides whether to close. */
  onClose: () => void;
  /** Name of the record or the form. */
  title: ReactNode;
  /** Hides the header, so that only screen readers read the title; for the navigation drawer. */
  bare?: boolean | undefined;
  /** 300, 460 (default) or 640 px; never wider than the screen. */
  size?: 'menu' | 'md' | 'lg' | undefined;
  /** Side from which it opens; default `end`. */
  placement?: 'start' | 'end' | undefined;
  /** Content beside the title: a status badge. */
  headerExtra?: ReactNode;
  /** Content; scrolls independently. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Ignores Escape and presses outside, while something is being saved. */
  locked?: boolean | undefined;
  /** Receives the initial focus. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A record or a longer form beside its list. Traps the focus and restores it on closing. */
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
