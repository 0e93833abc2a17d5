import { ChakraProvider } from '@chakra-ui/react/styled-system';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from './system.ts';

/**
 * Speedy mode adds rules through the CSS object model, so `<style>` elements stay empty and the strict content security
 * policy needs only the hash of the empty string. Tests use text instead, because jsdom does not parse modern CSS.
 */
const cache = createCache({ key: 'w', speedy: process.env.NODE_ENV !== 'test' });

/** The system without styles of the page, which `DesignSystemProvider` has already inserted. */
const withoutPageStyles = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };

/** Surrounds components of Chakra, which compute their styles at run time. */
export function ChakraScope({ children }: { readonly children: ReactNode }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={withoutPageStyles}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
