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
 * Widya's trimmed Chakra system: tokens only. Every recipe lives in the file of its own component, so that the sign-in
 * page does not download the styles of the table. A component of Chakra's is used with our recipe through `recipe`.
 */
export const system = createSystem(defaultBaseConfig, config);
