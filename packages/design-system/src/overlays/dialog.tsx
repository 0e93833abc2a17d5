import type { ReactNode, RefObject } from 'react';
import { dialogOverlay } from './dialog-overlay.ts';
import { Modal } from './modal.tsx';

export type DialogSize = 'sm' | 'md' | 'lg' | 'xl' | 'screen';

export interface DialogProps {
  /** Whether it is shown. */
  open: boolean;
  /**
   * Called by Escape, the close button and, except in an `alertdialog`, a press outside; the owner decides whether to
   * close.
   */
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
  /** Disables Escape, the close button and presses outside, while something is being saved or partly typed. */
  locked?: boolean | undefined;
  /** `alertdialog` for questions that must be answered, which ignore a press outside. */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** Receives the initial focus; default the first control of the content. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Returns the control that receives the focus after closing; null, as by default, returns it to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined;
}

/** A modal layer. Traps the focus and restores it on closing. For more than six fields use a page or a drawer. */
export function Dialog(props: DialogProps) {
  return <Modal code={dialogOverlay} props={props} />;
}
