import { Drawer as ChakraDrawer } from '@chakra-ui/react/drawer';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { pressable } from '../actions/pressable.ts';
import { KEEP_CLEAR } from '../layout/keep-clear.ts';
import { useScrolls } from '../layout/use-scrolls.ts';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { styled } from '../theme/styled.ts';
import { drawerRecipe } from './drawer.recipe.ts';
import type { DrawerProps } from './drawer.tsx';
import { modalRoot } from './modal-layer.ts';

const Extra = styled('span', { base: { display: 'inline-flex', alignItems: 'center', minHeight: 'controlSm' } });

/** The loaded part of `Drawer`. */
export function DrawerLayer(props: DrawerProps) {
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
    <ChakraScope>
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
                  <IconButton
                    variant="ghost"
                    size="sm"
                    label="Tutup"
                    icon={<X />}
                    onClick={onClose}
                    disabled={locked}
                  />
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
    </ChakraScope>
  );
}
