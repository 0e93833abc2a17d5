import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { applyColorMode } from '../src/theme/color-mode.ts';
import { brandTheme } from './brand-theme.ts';
import { onSystemMode, systemMode } from './system-mode.ts';

/**
 * Pages without a story have not loaded the font; those with one have the product's reset, which removes list numbers
 * and font weights.
 */
const STYLES = `
  @font-face {
    font-family: 'Plus Jakarta Sans Variable';
    font-display: swap;
    font-weight: 200 800;
    src: url('plus-jakarta-sans.woff2') format('woff2-variations');
  }
  .sbdocs-content table:not(.docblock-argstable) { display: block; overflow-x: auto; }
  .sbdocs-content > h2 { font-weight: 700; }
  .sbdocs-content > ol { list-style: decimal; }
  .sbdocs-content > ul { list-style: disc; }
`;

/** Shows pages of the guide in the mode of Storybook's frame, since a story may have set the other one. */
export function BrandDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const mode = useSyncExternalStore(onSystemMode, systemMode);
  useLayoutEffect(() => applyColorMode(mode), [mode]);
  return (
    <DocsContainer context={context} theme={brandTheme(mode)}>
      <style>{STYLES}</style>
      {children}
    </DocsContainer>
  );
}
