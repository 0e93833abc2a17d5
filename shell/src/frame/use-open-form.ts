import { useHasUnsavedWork } from '@widya/remote-kit/unsaved-work';
import { useState } from 'react';
import type { StaffView } from '../routing/signed-in.ts';

interface Opened {
  readonly pathname: string;
  readonly view: StaffView;
}

/**
 * Keeps a screen with unsaved input open after the account has lost access to it, so that the input is not lost. The
 * API refuses to save it with a message; leaving the screen closes it.
 */
export function useOpenForm(view: StaffView, pathname: string): StaffView {
  const isDirty = useHasUnsavedWork();
  const [opened, setOpened] = useState<Opened | null>(null);
  if (view.kind === 'remote' && opened?.view !== view) setOpened({ pathname, view });
  return view.kind !== 'remote' && isDirty && opened?.pathname === pathname ? opened.view : view;
}
