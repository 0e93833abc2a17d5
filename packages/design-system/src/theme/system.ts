import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { globalCss } from './system/global-css.ts';
import { keyframes } from './system/keyframes.ts';
import { semanticTokens } from './system/semantic-tokens.ts';
import { textStyles } from './system/text-styles.ts';
import { tokens } from './system/tokens.ts';

const config = defineConfig({
  cssVarsPrefix: 'w',
  preflight: true,
  globalCss,
  theme: {
    breakpoints: { sm: '640px', md: '900px', lg: '1200px', xl: '1440px' },
    keyframes,
    tokens,
    semanticTokens,
    textStyles,
  },
});

/**
 * Widya's reduced Chakra system with tokens only. Each recipe is in the file of its component, so that the sign-in page
 * does not download the styles of the table. Chakra's components get our recipes through `recipe`.
 */
export const system = createSystem(defaultBaseConfig, config);
