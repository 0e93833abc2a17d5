import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tooltip as ChakraTooltip } from '@chakra-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import { hintStyle } from './hint-style.ts';

const recipe = defineSlotRecipe({
  className: 'w-tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      maxWidth: '320px',
      ...hintStyle,
      boxShadow: 'float',
      overflowWrap: 'anywhere',
      _open: { animation: 'w-fade-in 120ms' },
    },
  },
});

export interface TooltipProps {
  /** The explanation; without it only the child is rendered. */
  content: ReactNode;
  /** A focusable element, otherwise keyboard users cannot read the tooltip. */
  children: ReactElement;
  /** Preferred side; default above. */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/** A short explanation on hover and focus; Escape closes it. Never the only place of needed information. */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  if (!content) return children;
  return (
    <ChakraTooltip.Root
      recipe={recipe}
      openDelay={300}
      closeDelay={80}
      lazyMount
      unmountOnExit
      positioning={{ placement, gutter: 6 }}
    >
      <ChakraTooltip.Trigger asChild>{children}</ChakraTooltip.Trigger>
      <Portal>
        <ChakraTooltip.Positioner>
          <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
        </ChakraTooltip.Positioner>
      </Portal>
    </ChakraTooltip.Root>
  );
}
