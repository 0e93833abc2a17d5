import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { applyColorMode } from '../src/theme/color-mode.ts';
import { brandTheme } from './brand-theme.ts';
import { onSystemMode, systemMode } from './system-mode.ts';

/** Pages of the guide in the mode of the frame around them; a story before may have left the other one. */
export function BrandDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const mode = useSyncExternalStore(onSystemMode, systemMode);
  useLayoutEffect(() => applyColorMode(mode), [mode]);
  return (
    <DocsContainer context={context} theme={brandTheme(mode)}>
      {children}
    </DocsContainer>
  );
}
