import { Popover as ChakraPopover } from '@chakra-ui/react/popover';
import { Portal } from '@chakra-ui/react/portal';
import { useEffect, useRef, useState } from 'react';
import { pressable } from '../actions/pressable.ts';
import { ChakraScope } from '../theme/chakra-scope.tsx';
import { focusedIn } from './focused-in.ts';
import { popoverRecipe } from './popover.recipe.ts';
import type { PopoverProps } from './popover.tsx';

export interface PopoverLayerProps extends Pick<PopoverProps, 'label' | 'children' | 'placement' | 'focusAfter'> {
  triggerId: string;
  contentId: string;
  open: boolean;
  /** Whether it was open when its page was first rendered; it then does not take the focus. */
  isInitiallyOpen: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The loaded part of `Popover`: everything but its button. */
export function PopoverLayer(props: PopoverLayerProps) {
  const { triggerId, contentId, label, children, placement = 'bottom-start', focusAfter, open, onOpenChange } = props;
  const content = useRef<HTMLDivElement>(null);
  // Mounted closed otherwise, because a popover that is mounted open does not take the focus.
  const [mayOpen, setMayOpen] = useState(props.isInitiallyOpen);
  useEffect(() => setMayOpen(true), []);
  return (
    <ChakraScope>
      <ChakraPopover.Root
        recipe={popoverRecipe}
        ids={{ trigger: triggerId, content: contentId }}
        open={open && mayOpen}
        {...(focusAfter === undefined ? {} : { finalFocusEl: focusAfter })}
        initialFocusEl={() => focusedIn(content.current)}
        onOpenChange={(details) => onOpenChange(details.open)}
        positioning={{ placement, gutter: 6 }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <ChakraPopover.Positioner>
            <ChakraPopover.Content ref={content} {...pressable} aria-label={label}>
              <ChakraPopover.Body>{children}</ChakraPopover.Body>
            </ChakraPopover.Content>
          </ChakraPopover.Positioner>
        </Portal>
      </ChakraPopover.Root>
    </ChakraScope>
  );
}
