import { LucideProvider } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { AnnouncerOutlet } from '../feedback/announcer.tsx';
import { ToastOutlet } from '../feedback/toast-outlet.tsx';
import { applyColorMode, readColorModeChoice, resolveColorMode, watchColorMode } from './color-mode.ts';
import { isFontCached, loadFont } from './font.ts';
import { pageRules } from './page-rules.static.ts';
import { addPageRules, insertRules } from './styled/sheet.ts';

addPageRules(pageRules);

export interface DesignSystemProviderProps {
  children: ReactNode;
  /** Leaves a font that is not cached to a later call of `loadFont`. */
  fontLater?: boolean | undefined;
}

/** Wraps the whole product: styles, font, colour mode, toasts and the live region. */
export function DesignSystemProvider({ children, fontLater = false }: DesignSystemProviderProps) {
  useLayoutEffect(() => {
    if (!fontLater || isFontCached()) loadFont();
  }, [fontLater]);
  useEffect(() => {
    applyColorMode(resolveColorMode(readColorModeChoice()));
    return watchColorMode();
  }, []);
  insertRules();
  return (
    <LucideProvider size={17} strokeWidth={1.75}>
      {children}
      <AnnouncerOutlet />
      <ToastOutlet />
    </LucideProvider>
  );
}
