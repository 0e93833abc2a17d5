import { expect, it } from '@jest/globals';
import { semanticTokens } from './semantic-tokens.ts';
import { tokens } from './tokens.ts';

const at = (tree: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], tree);

/** Returns the colour of a semantic token in one mode, resolving a reference to another token. */
function colourOf(path: string, mode: 'base' | '_dark'): string {
  const given = String(at(semanticTokens.colors, `${path}.value.${mode}`));
  const name = /^\{(.+)\}$/.exec(given)?.[1];
  return name === undefined ? given : String(at(tokens, `${name}.value`));
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const STEPS = [1, 2, 3, 4, 5];

it.each(['base', '_dark'] as const)(
  'ratings from 1 to 5 are distinguishable steps of one colour: %s (D238)',
  (mode) => {
    const surface = colourOf('bg.surface', mode);
    const colours = STEPS.map((step) => colourOf(`scale.${step}`, mode));
    const against = colours.map((colour) => contrastOf(colour, surface));
    for (const contrast of against) expect(contrast).toBeGreaterThanOrEqual(3);
    // Each step has more contrast with the surface than the previous one. Neighbours cannot all have 3:1, because five
    // such steps exceed the contrast of black and white.
    expect(against).toEqual(against.toSorted((a, b) => a - b));
    for (const [index, colour] of colours.slice(1).entries())
      expect(contrastOf(colour, colours[index] ?? '')).toBeGreaterThanOrEqual(1.3);
    expect(contrastOf(colours[0] ?? '', colours[4] ?? '')).toBeGreaterThanOrEqual(3);
  },
);
