import { Portal } from '@chakra-ui/react/portal';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { Tooltip as ChakraTooltip, useTooltip } from '@chakra-ui/react/tooltip';
import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { hintStyle } from './hint-style.ts';
import type { TooltipProps } from './tooltip.tsx';

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

/** Functions of the tooltip that its trigger calls. */
export type TooltipTrigger = ReturnType<ReturnType<typeof useTooltip>['getTriggerProps']> & {
  readonly open: () => void;
};

export interface TooltipLayerProps {
  triggerId: string;
  contentId: string;
  content: ReactNode;
  placement: NonNullable<TooltipProps['placement']>;
  /** Set by this component. */
  trigger: RefObject<TooltipTrigger | null>;
  onOpenChange: (open: boolean) => void;
  /** Called when `trigger` is set for the first time. */
  onReady: () => void;
}

/** The loaded part of `Tooltip`: everything but its trigger. */
export function TooltipLayer(props: TooltipLayerProps) {
  const { triggerId, contentId, content, placement, trigger, onOpenChange, onReady } = props;
  const tooltip = useTooltip({
    ids: { trigger: triggerId, content: contentId },
    openDelay: 300,
    closeDelay: 80,
    positioning: { placement, gutter: 6 },
    onOpenChange: (change) => onOpenChange(change.open),
  });
  useLayoutEffect(() => {
    trigger.current = { ...tooltip.getTriggerProps(), open: () => tooltip.setOpen(true) };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once.
  useLayoutEffect(onReady, []);
  return (
    <ChakraScope>
      <ChakraTooltip.RootProvider value={tooltip} recipe={recipe} lazyMount unmountOnExit>
        <Portal>
          <ChakraTooltip.Positioner>
            <ChakraTooltip.Content>{content}</ChakraTooltip.Content>
          </ChakraTooltip.Positioner>
        </Portal>
      </ChakraTooltip.RootProvider>
    </ChakraScope>
  );
}
