import { Popover as ChakraPopover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { popoverRecipe } from './popover.recipe.ts';
import { pressable } from './pressable.ts';

export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  trigger: ReactElement;
  children: ReactNode;
  placement?: 'bottom-start' | 'bottom-end' | undefined;
  /** Leave both out and it opens and closes by itself. */
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A small panel at a button. Focus goes in, Escape closes, focus goes back. */
export function Popover({ label, trigger, children, placement = 'bottom-start', open, onOpenChange }: PopoverProps) {
  return (
    <ChakraPopover.Root
      recipe={popoverRecipe}
      {...(open === undefined ? {} : { open })}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement, gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <ChakraPopover.Trigger asChild>{trigger}</ChakraPopover.Trigger>
      <Portal>
        <ChakraPopover.Positioner>
          <ChakraPopover.Content {...pressable} aria-label={label}>
            <ChakraPopover.Body>{children}</ChakraPopover.Body>
          </ChakraPopover.Content>
        </ChakraPopover.Positioner>
      </Portal>
    </ChakraPopover.Root>
  );
}
