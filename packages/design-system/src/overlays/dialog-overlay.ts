import { overlayCode } from './overlay-code.ts';

/**
 * In a file of its own, because the sign-in dialog opens dialogs before the frame is loaded: the other overlays would
 * otherwise contain a second copy of what they use of the frame, such as the router.
 */
export const dialogOverlay = overlayCode(
  async () => (await import(/* webpackChunkName: "dialog" */ './dialog-layer.tsx')).DialogLayer,
);
