import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import type { ColorMode } from '../src/theme/color-mode.ts';
import { colourOf } from '../src/theme/system/colour-of.ts';

/** Storybook's frame in the product's colours and typeface. */
export function brandTheme(mode: ColorMode): ThemeVars {
  const colour = (name: string) => colourOf(name, mode);
  return create({
    base: mode,
    brandTitle: 'Widya',
    brandImage: mode === 'dark' ? 'widya-dark.svg' : 'widya-light.svg',
    brandTarget: '_self',
    fontBase: "'Plus Jakarta Sans Variable', system-ui, sans-serif",
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    appBg: colour('bg.canvas'),
    appContentBg: colour('bg.surface'),
    appPreviewBg: colour('bg.canvas'),
    appHoverBg: colour('bg.hover'),
    appBorderColor: colour('border'),
    appBorderRadius: 8,
    textColor: colour('fg'),
    textMutedColor: colour('fg.muted'),
    textInverseColor: colour('fg.inverse'),
    barBg: colour('bg.surface'),
    barTextColor: colour('fg.muted'),
    barHoverColor: colour('accent.text'),
    barSelectedColor: colour('accent.text'),
    buttonBg: colour('bg.surface'),
    buttonBorder: colour('border.strong'),
    booleanBg: colour('bg.subtle'),
    booleanSelectedBg: colour('bg.surface'),
    inputBg: colour('bg.surface'),
    inputBorder: colour('border.control'),
    inputTextColor: colour('fg'),
    inputBorderRadius: 8,
  });
}
