import { NOT_LOADED } from '@widya/design-system/not-loaded';
import { loadOverlays } from '@widya/design-system/overlays';
import { toast } from '@widya/design-system/toast';
import { useEffect } from 'react';
import type { TypedAhead } from '../palette/typed-ahead.ts';
import { Deferred, type DeferredView, deferredView } from '../ui/deferred.tsx';

/** The open dialog of the frame. */
export type OpenDialog = 'palette' | 'profile' | 'password' | 'tasks';

const palette = deferredView(async () => {
  const [{ Palette }] = await Promise.all([
    import(/* webpackChunkName: "overlays" */ '../palette/palette.tsx'),
    // Loaded together, because text typed in the meantime belongs to the palette, not to its placeholder.
    loadOverlays(),
  ]);
  return Palette;
});
/** Prefetches the code of the palette, and with it of all other overlays. */
export const fetchPalette = palette.fetch;
const profileDialog = deferredView(
  async () => (await import(/* webpackChunkName: "profile" */ '../profile/profile-dialog.tsx')).ProfileDialog,
);
const passwordDialog = deferredView(
  async () => (await import(/* webpackChunkName: "profile" */ '../profile/password-dialog.tsx')).PasswordDialog,
);

const taskDrawer = deferredView(
  async () => (await import(/* webpackChunkName: "tasks" */ '../tasks/task-drawer.tsx')).TaskDrawer,
);

export interface FrameDialogsProps {
  readonly open: OpenDialog | null;
  readonly onOpen: (dialog: OpenDialog) => void;
  readonly onClose: () => void;
  readonly onSignOut: () => void;
  /** Text typed for the palette before its code had loaded. */
  readonly typedAhead: TypedAhead;
  /** Path and query of the page behind it. */
  readonly path: string;
}

/**
 * Shown when the code of a dialog could not be loaded: reports it in a toast and renders nothing, so that the page
 * stays usable.
 */
function NotLoaded({ onClose, onRetry }: { readonly onClose: () => void; readonly onRetry: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once.
  useEffect(() => {
    toast.error(NOT_LOADED.title, { description: NOT_LOADED.why, retry: onRetry });
    onClose();
  }, []);
  return null;
}

/** The frame's own dialogs, whose code is loaded when they are first opened. */
export function FrameDialogs({ open, onOpen, onClose, onSignOut, typedAhead, path }: FrameDialogsProps) {
  if (open === null) return null;
  const show = <P extends object>(of: DeferredView<P>, props: P) => (
    <Deferred
      key={open}
      of={of}
      props={props}
      failed={() => <NotLoaded onClose={onClose} onRetry={() => onOpen(open)} />}
    />
  );
  if (open === 'palette') return show(palette, { typedAhead, onClose, onOpen, onSignOut, path });
  if (open === 'tasks') return show(taskDrawer, { onClose });
  return open === 'profile' ? show(profileDialog, { onClose }) : show(passwordDialog, { onClose });
}
