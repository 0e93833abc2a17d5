import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { LucideProvider } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { AnnouncerOutlet } from '../feedback/announcer.tsx';
import { ToastOutlet } from '../feedback/toast-outlet.tsx';
import { applyColorMode, readColorModeChoice, resolveColorMode, watchColorMode } from './color-mode.ts';
import { fallbackFaces, isFontCached, loadFont } from './font.ts';
import { pageStyles } from './system/page-styles.ts';
import { system } from './system.ts';

/**
 * Speedy mode adds rules through the CSS object model, so `<style>` elements stay empty and the strict content security
 * policy needs only the hash of the empty string. Tests use text instead, because jsdom does not parse modern CSS.
 */
const cache = createCache({ key: 'w', speedy: process.env.NODE_ENV !== 'test' });

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
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Global styles={[...fallbackFaces, pageStyles]} />
        <LucideProvider size={17} strokeWidth={1.75}>
          {children}
          <AnnouncerOutlet />
          <ToastOutlet />
        </LucideProvider>
      </ChakraProvider>
    </CacheProvider>
  );
}
