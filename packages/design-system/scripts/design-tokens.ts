import { semanticTokens } from '../src/theme/system/semantic-tokens.ts';
import { textStyles } from '../src/theme/system/text-styles.ts';
import { tokens } from '../src/theme/system/tokens.ts';

type Mode = 'light' | 'dark';

interface Token {
  $type: string;
  $value: unknown;
}

export interface TokenGroup {
  [name: string]: TokenGroup | Token | string;
}

interface Pair {
  base: string;
  _dark: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Splits `4px` and `120ms` into number and unit, as the format requires. */
function measure(text: string): { value: number; unit: string } {
  const found = /^(-?[\d.]+)(px|rem|ms|s)$/.exec(text);
  if (!found) throw new Error(`${text} is no dimension and no duration.`);
  return { value: Number(found[1]), unit: found[2] ?? '' };
}

const length = (text: string) => measure(text === '0' ? '0px' : text);

/** A hex or `rgb(r g b / a)` colour as components between 0 and 1. */
function colour(text: string): object {
  const hex = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(text);
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  const channels = hex ? hex.slice(1, 4).map((part) => Number.parseInt(part, 16)) : rgb?.slice(1, 4).map(Number);
  if (!channels) throw new Error(`${text} is no colour.`);
  const [red = 0, green = 0, blue = 0] = channels;
  const twoDigits = (channel: number) => channel.toString(16).padStart(2, '0');
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((channel) => Number((channel / 255).toFixed(4))),
    alpha: rgb ? Number(rgb[4]) : 1,
    hex: `#${[red, green, blue].map(twoDigits).join('')}`,
  };
}

/** A colour, or a reference to the token that it is an alias of. */
const colourOrAlias = (text: string): unknown =>
  text.startsWith('{') ? text.replace('{colors.', '{color.') : colour(text);

/** The layers of a CSS shadow, `0 8px 28px rgb(…), …`; the spread is optional. */
function shadow(text: string): object[] {
  return text.split(/,\s*(?![^(]*\))/).map((layer) => {
    const found = /^(.*?)\s+(rgb\(.*\))$/.exec(layer);
    const [x = '0', y = '0', blur = '0', spread = '0'] = found?.[1]?.split(' ') ?? [];
    return {
      offsetX: length(x),
      offsetY: length(y),
      blur: length(blur),
      spread: length(spread),
      color: colour(found?.[2] ?? ''),
    };
  });
}

/**
 * Converts a tree of the theme to groups; `DEFAULT` becomes `base`, because the format allows no value beside members.
 */
function group($type: string, tree: unknown, write: (value: string) => unknown): TokenGroup {
  if (!isObject(tree)) throw new Error('Not a group of tokens.');
  return Object.fromEntries(
    Object.entries(tree).map(([key, node]) => {
      const name = key === 'DEFAULT' ? 'base' : key.replaceAll('.', '_');
      return isObject(node) && 'value' in node
        ? [name, { $type, $value: write(String(node.value)) }]
        : [name, group($type, node, write)];
    }),
  );
}

/** The tree with the values of one mode. */
function inMode(tree: unknown, mode: Mode): unknown {
  if (!isObject(tree)) return tree;
  if (!('value' in tree))
    return Object.fromEntries(Object.entries(tree).map(([key, node]) => [key, inMode(node, mode)]));
  const pair = tree.value as Pair;
  return { value: mode === 'dark' ? pair._dark : pair.base };
}

const families = (text: string): string[] => text.split(',').map((name) => name.trim().replace(/^'(.*)'$/, '$1'));

const curve = (text: string): number[] =>
  text
    .replace(/^cubic-bezier\((.*)\)$/, '$1')
    .split(',')
    .map(Number);

const sizeOf = (name: string): string => {
  const sizes: Record<string, { value: string }> = tokens.fontSizes;
  return sizes[name]?.value ?? '';
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Text styles with a size; those that only set tabular figures are not typography tokens. */
function typography(): TokenGroup {
  return Object.fromEntries(
    Object.entries(textStyles).flatMap(([name, style]) => {
      const value: unknown = style.value;
      if (!isObject(value)) return [];
      const [fontSize, lineHeight, letterSpacing] = ['fontSize', 'lineHeight', 'letterSpacing'].map((key) =>
        textOf(value[key]),
      );
      const fontWeight = textOf(value.fontWeight) || 'normal';
      if (!fontSize || !lineHeight) return [];
      const size = length(sizeOf(fontSize)).value;
      return [
        [
          name,
          {
            $type: 'typography',
            $value: {
              fontFamily: '{fontFamily.body}',
              fontSize: `{fontSize.${fontSize}}`,
              fontWeight: `{fontWeight.${fontWeight}}`,
              letterSpacing: {
                value: letterSpacing ? Number((Number.parseFloat(letterSpacing) * size).toFixed(3)) : 0,
                unit: 'px',
              },
              lineHeight: `{lineHeight.${lineHeight}}`,
            },
          },
        ],
      ];
    }),
  );
}

const semantic = (mode: Mode): TokenGroup => ({
  color: group('color', inMode(semanticTokens.colors, mode), colourOrAlias),
  shadow: group('shadow', inMode(semanticTokens.shadows, mode), shadow),
});

/** The theme in the W3C design token format: raw values once, semantic names once per mode. */
export function designTokens(): TokenGroup {
  const { full: _, ...sizes } = tokens.sizes ?? {};
  return {
    $description: 'Written from the theme by `pnpm --filter @widya/design-system tokens`.',
    color: group('color', tokens.colors, colour),
    spacing: group('dimension', tokens.spacing, length),
    size: group('dimension', sizes, length),
    radius: group('dimension', tokens.radii, length),
    fontFamily: group('fontFamily', tokens.fonts, families),
    fontSize: group('dimension', tokens.fontSizes, length),
    fontWeight: group('fontWeight', tokens.fontWeights, Number),
    lineHeight: group('number', tokens.lineHeights, Number),
    typography: typography(),
    duration: group('duration', tokens.durations, measure),
    easing: group('cubicBezier', tokens.easings, curve),
    light: semantic('light'),
    dark: semantic('dark'),
  };
}
