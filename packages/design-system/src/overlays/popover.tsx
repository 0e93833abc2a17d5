import { Popover as ChakraPopover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { pressable } from '../actions/pressable.ts';
import { focusedIn } from './focused-in.ts';
import { popoverRecipe } from './popover.recipe.ts';

export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  /** Content of the panel. */
  children: ReactNode;
  /** Alignment with the button; default `bottom-start`. */
  placement?: 'bottom-start' | 'bottom-end' | undefined;
  /** Omit both for an uncontrolled popover. */
  open?: boolean | undefined;
  /** Called with the requested state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Element that receives the focus on closing; default the button. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** A small panel at a button. The focus moves into it; Escape closes it and returns the focus. */
export function Popover({ label, trigger, children, placement = 'bottom-start', ...props }: PopoverProps) {
  const { open, onOpenChange, focusAfter } = props;
  const content = useRef<HTMLDivElement>(null);
  return (
    <ChakraPopover.Root
      recipe={popoverRecipe}
      {...(open === undefined ? {} : { open })}
      {...(focusAfter === undefined ? {} : { finalFocusEl: focusAfter })}
      initialFocusEl={() => focusedIn(content.current)}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement, gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content ref={content} {...pressable} aria-label={label}>
            <ChakraPopover.Body>{children}</ChakraPopover.Body>
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
