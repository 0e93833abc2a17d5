import type { ComponentType } from 'react';
import { NOT_LOADED } from '../feedback/not-loaded.ts';
import { toast } from '../feedback/toast.ts';
import type { OverlayCode } from './overlay-code.ts';
import { useOverlayCode } from './use-overlay-code.ts';

/**
 * Loads the code of a menu or popover once it is open. A failure closes it and is reported with 'Coba lagi', which
 * opens it again.
 */
export function useAnchoredCode<Props>(
  code: OverlayCode<Props>,
  open: boolean,
  setOpen: (open: boolean) => void,
): ComponentType<Props> | null {
  return useOverlayCode(code, open, () => {
    setOpen(false);
    toast.error(NOT_LOADED.title, {
      description: NOT_LOADED.why,
      retry: () => setOpen(true),
    });
  }).Layer;
}
