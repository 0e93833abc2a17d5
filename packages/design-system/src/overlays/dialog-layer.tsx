import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { pressable } from '../actions/pressable.ts';
import { KEEP_CLEAR } from '../layout/keep-clear.ts';
import { useScrolls } from '../layout/use-scrolls.ts';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { dialogRecipe } from './dialog.recipe.ts';
import type { DialogProps } from './dialog.tsx';
import { modalRoot } from './modal-layer.ts';

const CONTROLS =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [data-autofocus]';

/** The first input; null leaves the choice to the dialog (its first button). */
function firstControl(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>(`.w-dialog__body :is(${CONTROLS})`) ?? null;
}

/** The loaded part of `Dialog`. */
export function DialogLayer(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    size = 'md',
    children,
    footer,
    locked = false,
    role = 'dialog',
    initialFocus,
    finalFocus,
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const [body, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <ChakraScope>
      <ChakraDialog.Root
        {...modalRoot({
          open,
          onClose,
          content,
          firstFocus: () => initialFocus?.current ?? firstControl(content.current),
          finalFocus,
          locked,
        })}
        recipe={dialogRecipe}
        role={role}
        size={size as 'md'}
        closeOnInteractOutside={!locked && role === 'dialog'}
      >
        <Portal>
          <ChakraDialog.Backdrop />
          <ChakraDialog.Positioner>
            <ChakraDialog.Content ref={content} {...pressable} {...(size === 'sm' && KEEP_CLEAR)}>
              <ChakraDialog.Header>
                <ChakraDialog.Title>{title}</ChakraDialog.Title>
                <IconButton variant="ghost" size="sm" label="Tutup" icon={<X />} onClick={onClose} disabled={locked} />
              </ChakraDialog.Header>
              {description ? <ChakraDialog.Description>{description}</ChakraDialog.Description> : null}
              <ChakraDialog.Body ref={body} tabIndex={scrolls ? 0 : undefined}>
                {children}
              </ChakraDialog.Body>
              {footer ? <ChakraDialog.Footer {...KEEP_CLEAR}>{footer}</ChakraDialog.Footer> : null}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </ChakraScope>
  );
}
