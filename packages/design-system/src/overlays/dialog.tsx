import { Dialog as ChakraDialog } from '@chakra-ui/react/dialog';
import { Portal } from '@chakra-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { pressable } from '../actions/pressable.ts';
import { KEEP_CLEAR } from '../layout/keep-clear.ts';
import { useScrolls } from '../layout/use-scrolls.ts';
import { dialogRecipe } from './dialog.recipe.ts';
import { modalRoot } from './modal-layer.ts';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'screen';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, the close button and a press outside; the owner decides whether to close. */
  onClose: () => void;
  /** Name of the task or the content. */
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** 420, 560 (default), 760, 1040 px, or the whole screen. */
  size?: DialogSize | undefined;
  /** Content; scrolls independently. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Ignores Escape and presses outside, while something is being saved or partly typed. */
  locked?: boolean | undefined;
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Receives the initial focus; default the first control of the content. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const CONTROLS =
  'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [data-autofocus]';

/** The first input; null leaves the choice to the dialog (its first button). */
function firstControl(content: HTMLElement | null): HTMLElement | null {
  return content?.querySelector<HTMLElement>(`.w-dialog__body :is(${CONTROLS})`) ?? null;
}

/** A modal layer. Traps the focus and restores it on closing. For more than six fields use a page or a drawer. */
export function Dialog(props: DialogProps) {
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
  } = props;
  const content = useRef<HTMLDivElement>(null);
  const [body, scrolls] = useScrolls<HTMLDivElement>();
  return (
    <ChakraDialog.Root
      {...modalRoot({
        open,
        onClose,
        content,
        firstFocus: () => initialFocus?.current ?? firstControl(content.current),
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
              <IconButton
                variant="ghost"
                size="sm"
                label="Tutup"
                icon={<X />}
                onClick={onClose}
                disabled={locked}
                style={{ order: 1 }}
              />
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
  );
}
