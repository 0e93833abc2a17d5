import { defineTokens } from '@chakra-ui/react/styled-system';

const px = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [String(step), { value: `${step * 4}px` }]));

/** The 4 px grid: step 1 is 4 px, step 3.5 is 14 px. */
const spacing = px([0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24]);

/** Raw values. Components use the semantic tokens instead. */
export const tokens = defineTokens({
  colors: {
    blue: {
      50: { value: '#eef5fb' },
      100: { value: '#d8e8f5' },
      200: { value: '#b1d0ea' },
      300: { value: '#7fb1da' },
      400: { value: '#4a8cc3' },
      500: { value: '#2470ad' },
      600: { value: '#15609b' },
      700: { value: '#0f4c82' },
      800: { value: '#0d3d68' },
      900: { value: '#0a2e4f' },
    },
    red: {
      50: { value: '#fdf2f1' },
      100: { value: '#fae1df' },
      300: { value: '#ea9a93' },
      400: { value: '#da655c' },
      600: { value: '#a52620' },
      700: { value: '#8a1f1a' },
    },
    neutral: {
      0: { value: '#ffffff' },
      25: { value: '#fbfcfd' },
      50: { value: '#f6f8fa' },
      100: { value: '#eef1f5' },
      200: { value: '#e1e6ec' },
      300: { value: '#cbd3dc' },
      400: { value: '#9aa6b4' },
      500: { value: '#66727f' },
      600: { value: '#4f5b69' },
      700: { value: '#3a4552' },
      800: { value: '#252e39' },
      900: { value: '#161d26' },
      950: { value: '#0d1219' },
    },
  },
  fonts: {
    body: { value: "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans', 'Widya Fallback', system-ui, sans-serif" },
    mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
  },
  fontSizes: {
    '2xs': { value: '11.5px' },
    xs: { value: '12px' },
    sm: { value: '12.5px' },
    label: { value: '13.5px' },
    chip: { value: '13px' },
    md: { value: '14px' },
    lg: { value: '16px' },
    xl: { value: '20px' },
    '2xl': { value: '24px' },
    '3xl': { value: '34px' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '550' },
    semibold: { value: '600' },
    strong: { value: '650' },
    bold: { value: '700' },
    extrabold: { value: '750' },
  },
  lineHeights: {
    none: { value: '1' },
    heading: { value: '1.25' },
    snug: { value: '1.35' },
    normal: { value: '1.5' },
  },
  radii: {
    xs: { value: '4px' },
    sm: { value: '6px' },
    md: { value: '8px' },
    lg: { value: '12px' },
    full: { value: '9999px' },
  },
  spacing,
  sizes: {
    ...spacing,
    control: { value: '38px' },
    controlSm: { value: '32px' },
    controlLg: { value: '42px' },
    row: { value: '44px' },
    rowCompact: { value: '32px' },
    sidebar: { value: '300px' },
    full: { value: '100%' },
  },
  durations: { fast: { value: '120ms' }, normal: { value: '160ms' }, slow: { value: '200ms' } },
  easings: { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  zIndex: {
    raised: { value: 1 },
    sticky: { value: 10 },
    bar: { value: 20 },
    header: { value: 30 },
    sidebar: { value: 40 },
    overlay: { value: 1000 },
    popover: { value: 1100 },
    toast: { value: 1200 },
    tooltip: { value: 1300 },
  },
});
