import { defineSemanticTokens } from '@chakra-ui/react/styled-system';

const pair = (light: string, dark: string) => ({ value: { base: light, _dark: dark } });

/**
 * The names that components may use. The second value of each pair is for the dark mode, so no component knows the
 * mode. Contrast (checked by the stories): text at least 4.5:1 on every surface it is used on, controls at least 3:1.
 */
export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      canvas: pair('{colors.neutral.50}', '#0d1219'),
      surface: pair('{colors.neutral.0}', '#141b24'),
      subtle: pair('{colors.neutral.100}', '#1b242f'),
      hover: pair('#f1f5f9', '#1a232e'),
      head: pair('{colors.neutral.25}', '#121922'),
      inverse: pair('{colors.neutral.900}', '#2a3542'),
      inverseHover: pair('{colors.neutral.800}', '#364352'),
      overlay: pair('rgb(13 18 25 / .45)', 'rgb(4 7 11 / .62)'),
    },
    fg: {
      DEFAULT: pair('{colors.neutral.900}', '#e7ecf2'),
      muted: pair('{colors.neutral.600}', '#a9b4c0'),
      faint: pair('{colors.neutral.500}', '#8c98a6'),
      inverse: pair('#ffffff', '#f3f6f9'),
      inverseMuted: pair('#c3ccd6', '#c3ccd6'),
    },
    border: {
      DEFAULT: pair('{colors.neutral.200}', '#26303c'),
      subtle: pair('{colors.neutral.200}', '#26303c'),
      strong: pair('{colors.neutral.300}', '#364250'),
      control: pair('#84909d', '#6a7785'),
    },
    accent: {
      DEFAULT: pair('{colors.blue.700}', '#2a74b0'),
      hover: pair('{colors.blue.800}', '#256a9f'),
      fg: pair('#ffffff', '#ffffff'),
      text: pair('{colors.blue.700}', '#7fb6e4'),
      subtle: pair('{colors.blue.50}', '#12283c'),
      border: pair('{colors.blue.200}', '#1f4566'),
    },
    danger: {
      DEFAULT: pair('{colors.red.600}', '#c8443c'),
      hover: pair('{colors.red.700}', '#b63d36'),
      fg: pair('#ffffff', '#ffffff'),
      text: pair('{colors.red.600}', '#f08a82'),
      subtle: pair('{colors.red.50}', '#2e1716'),
      border: pair('{colors.red.300}', '#5c2a27'),
    },
    warn: {
      DEFAULT: pair('#d99a1c', '#d99a1c'),
      text: pair('#855400', '#e6b65c'),
      subtle: pair('#fdf3df', '#2b2211'),
      border: pair('#ecd09a', '#55431d'),
    },
    ok: {
      DEFAULT: pair('#1f7a48', '#3c9a68'),
      text: pair('#1a6a3e', '#6fcb96'),
      subtle: pair('#e5f4eb', '#11281c'),
      border: pair('#b3d9c3', '#1f4a33'),
    },
    /** At most five in a chart, in this order; each at least 3:1 on the surface. */
    chart: {
      1: pair('{colors.blue.600}', '#6fa9dc'),
      2: pair('#c07a0a', '#e6b65c'),
      3: pair('#157a6e', '#58c2ae'),
      4: pair('#7a4fa8', '#b99be6'),
      5: pair('{colors.neutral.500}', '#a9b4c0'),
    },
    /** Ordered steps, lowest first; each at least 3:1 on the surface and 1.3:1 beside the next. */
    scale: {
      1: pair('#5f94c6', '#4577a6'),
      2: pair('#3a7ab4', '#6397c7'),
      3: pair('{colors.blue.600}', '#89b7e0'),
      4: pair('#0d4474', '#b4d4ef'),
      5: pair('#06233f', '#e3f1fd'),
    },
    avatar: {
      bg: pair('{colors.blue.100}', '#1c3a56'),
      fg: pair('{colors.blue.800}', '#b9d8f1'),
    },
    brand: {
      panel: pair('{colors.blue.900}', '{colors.blue.900}'),
      panelFg: pair('#ffffff', '#ffffff'),
      panelMuted: pair('#b9d3ea', '#b9d3ea'),
      panelFaint: pair('#8fb4d4', '#8fb4d4'),
      mark: pair('#0f4c82', '#2a74b0'),
      dot: pair('#e0564e', '#e0564e'),
    },
    focus: pair('{colors.blue.500}', '#7fb6e4'),
    focusHalo: pair('rgb(36 112 173 / .35)', 'rgb(127 182 228 / .35)'),
  },
  shadows: {
    float: pair(
      '0 8px 28px rgb(13 18 25 / .14), 0 1px 3px rgb(13 18 25 / .10)',
      '0 10px 32px rgb(0 0 0 / .55), 0 1px 3px rgb(0 0 0 / .4)',
    ),
    raised: pair('0 1px 2px rgb(0 0 0 / .08)', '0 1px 2px rgb(0 0 0 / .4)'),
    focus: pair('0 0 0 3px rgb(36 112 173 / .35)', '0 0 0 3px rgb(127 182 228 / .35)'),
    focusDanger: pair('0 0 0 3px rgb(165 38 32 / .25)', '0 0 0 3px rgb(240 138 130 / .3)'),
  },
});
