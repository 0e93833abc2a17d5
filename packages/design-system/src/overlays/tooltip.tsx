import { cloneElement, type ReactElement, type ReactNode, useId, useRef, useState } from 'react';
import { overlays } from './overlays.ts';
import type { TooltipTrigger } from './tooltip-layer.tsx';
import { useOverlayCode } from './use-overlay-code.ts';

const HANDLERS = [
  'onPointerOver',
  'onPointerMove',
  'onPointerLeave',
  'onPointerCancel',
  'onPointerDown',
  'onClick',
  'onFocus',
  'onBlur',
] as const;
type Handler = (typeof HANDLERS)[number];

type TriggerProps = Partial<Record<Handler, (event: never) => void>> & { readonly id?: string | undefined };

/** Without a mouse there is no hover; touching a trigger must not open its tooltip. */
const isTouch = (event: Event): boolean => 'pointerType' in event && event.pointerType === 'touch';

/** What would open the tooltip at once if its code were there. */
type Cause = 'hover' | 'focus' | null;

function causeOf(name: Handler, event: { readonly nativeEvent: Event; readonly currentTarget: Element }): Cause {
  if (name === 'onFocus') return event.currentTarget.matches(':focus-visible') ? 'focus' : null;
  return (name === 'onPointerOver' || name === 'onPointerMove') && !isTouch(event.nativeEvent) ? 'hover' : null;
}

export interface TooltipProps {
  /** The explanation; without it only the child is rendered. */
  content: ReactNode;
  /** A focusable element, otherwise keyboard users cannot read the tooltip. */
  children: ReactElement;
  /** Preferred side; default above. */
  placement?: 'top' | 'bottom' | 'left' | 'right' | undefined;
}

/**
 * A short explanation on hover and focus; Escape closes it. Never the only source of necessary information. Its code
 * and its state come with the first hover or focus, because a page of 100 rows has hundreds of them.
 */
export function Tooltip({ content, children, placement = 'top' }: TooltipProps) {
  const ownId = useId();
  const [cause, setCause] = useState<Cause>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const trigger = useRef<TooltipTrigger | null>(null);
  // After a failure the next hover or focus loads again.
  const { Layer } = useOverlayCode(overlays.tooltip, wanted, () => setWanted(false));
  if (!content) return children;
  const own = children.props as TriggerProps;
  const id = own.id ?? ownId;
  const contentId = `${id}-hint`;
  const follow = (name: Handler) => (event: never) => {
    own[name]?.(event);
    const caused = causeOf(name, event);
    if (caused) setWanted(true);
    if (trigger.current) {
      // Focus uses the browser's `:focus-visible`, because the tooltip's code may have arrived after the key press.
      if (name !== 'onFocus') trigger.current[name]?.(event);
      else if (caused) trigger.current.open();
    } else setCause(caused);
  };
  const start = () => {
    if (cause === 'focus') trigger.current?.open();
    if (cause === 'hover') trigger.current?.onPointerMove?.({ pointerType: 'mouse' } as never);
  };
  const handlers = Object.fromEntries(HANDLERS.map((name) => [name, follow(name)]));
  return (
    <>
      {cloneElement(children as ReactElement<TriggerProps & { 'aria-describedby'?: string | undefined }>, {
        id,
        ...(open ? { 'aria-describedby': contentId } : {}),
        ...handlers,
      })}
      {Layer && wanted ? (
        <Layer
          triggerId={id}
          contentId={contentId}
          content={content}
          placement={placement}
          trigger={trigger}
          onOpenChange={setOpen}
          onReady={start}
        />
      ) : null}
    </>
  );
}
