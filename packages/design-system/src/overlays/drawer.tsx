import type { ReactNode, RefObject } from 'react';
import { Modal } from './modal.tsx';
import { overlays } from './overlays.ts';

export interface DrawerProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called by Escape, the close button and a press outside; the owner decides whether to close. */
  onClose: () => void;
  /** Name of the record or the form. */
  title: ReactNode;
  /** Hides the header, so that only screen readers read the title; for the navigation drawer. */
  bare?: boolean | undefined;
  /** 300, 460 (default) or 640 px; never wider than the screen. */
  size?: 'menu' | 'md' | 'lg' | undefined;
  /** Side from which it opens; default `end`. */
  placement?: 'start' | 'end' | undefined;
  /** Content beside the title: a status badge. */
  headerExtra?: ReactNode;
  /** Content; scrolls independently. */
  children?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** Disables Escape, the close button and presses outside, while something is being saved. */
  locked?: boolean | undefined;
  /** Receives the initial focus. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A record or a longer form beside its list. Traps the focus and restores it on closing. */
export function Drawer(props: DrawerProps) {
  return <Modal code={overlays.drawer} props={props} />;
}
