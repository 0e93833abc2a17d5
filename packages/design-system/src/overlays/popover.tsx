import {
  type ButtonHTMLAttributes,
  cloneElement,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { fetchOnApproach } from './fetch-on-approach.ts';
import { overlays } from './overlays.ts';
import { useAnchoredCode } from './use-anchored-code.ts';

export interface PopoverProps {
  /** Name of the panel for screen readers. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>;
  /** Content of the panel. */
  children: ReactNode;
  /** Alignment with the button; default `bottom-start`. */
  placement?: 'bottom-start' | 'bottom-end' | undefined;
  /** Whether it is open; omit it for an uncontrolled popover. */
  open?: boolean | undefined;
  /** Called with the requested state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Element that receives the focus on closing; default the button. */
  focusAfter?: (() => HTMLElement | null) | undefined;
}

/** A small panel at a button. The focus moves into it; Escape closes it and returns the focus. */
export function Popover({ label, trigger, children, placement, ...props }: PopoverProps) {
  const ownId = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const open = props.open ?? ownOpen;
  const setOpen = (next: boolean) => {
    setOwnOpen(next);
    props.onOpenChange?.(next);
  };
  const [isInitiallyOpen] = useState(open);
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  const Layer = useAnchoredCode(overlays.popover, open, setOpen);
  const id = trigger.props.id ?? ownId;
  const contentId = `${id}-panel`;
  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? contentId : undefined,
        'aria-busy': (open && !Layer) || undefined,
        onClick: (event: MouseEvent<HTMLButtonElement>) => {
          trigger.props.onClick?.(event);
          if (!event.defaultPrevented) setOpen(!open);
        },
        ...fetchOnApproach(overlays.popover, trigger.props),
      })}
      {Layer && wasOpen ? (
        <Layer
          triggerId={id}
          contentId={contentId}
          label={label}
          placement={placement}
          open={open}
          isInitiallyOpen={isInitiallyOpen}
          onOpenChange={setOpen}
          focusAfter={props.focusAfter}
        >
          {children}
        </Layer>
      ) : null}
    </>
  );
}
