import type { CSSProperties } from 'react';

/** Tokens that a property may name; null for properties without tokens. */
const CATEGORIES = {
  alignItems: null,
  alignSelf: null,
  background: 'colors',
  bg: 'colors',
  border: null,
  borderBottom: null,
  borderColor: 'colors',
  borderRadius: 'radii',
  borderTop: null,
  bottom: 'spacing',
  boxShadow: 'shadows',
  color: 'colors',
  columnGap: 'spacing',
  display: null,
  flex: null,
  flexDirection: null,
  flexGrow: null,
  flexShrink: null,
  flexWrap: null,
  fontSize: 'font-sizes',
  fontVariantNumeric: null,
  fontWeight: 'font-weights',
  gap: 'spacing',
  gridColumn: null,
  gridTemplateColumns: null,
  height: 'sizes',
  insetInline: 'spacing',
  justifyContent: null,
  lineHeight: 'line-heights',
  listStyleType: null,
  margin: 'spacing',
  marginBlock: 'spacing',
  marginBottom: 'spacing',
  marginInline: 'spacing',
  marginInlineEnd: 'spacing',
  marginInlineStart: 'spacing',
  marginTop: 'spacing',
  maxHeight: 'sizes',
  maxWidth: 'sizes',
  minHeight: 'sizes',
  minWidth: 'sizes',
  order: null,
  overflow: null,
  overflowWrap: null,
  overflowX: null,
  overflowY: null,
  padding: 'spacing',
  paddingBlock: 'spacing',
  paddingBottom: 'spacing',
  paddingInline: 'spacing',
  paddingInlineEnd: 'spacing',
  paddingInlineStart: 'spacing',
  paddingTop: 'spacing',
  position: null,
  rowGap: 'spacing',
  scrollMarginTop: 'spacing',
  textAlign: null,
  textOverflow: null,
  visibility: null,
  whiteSpace: null,
  width: 'sizes',
  zIndex: 'z-index',
} as const;

type Name = keyof typeof CATEGORIES;

/** Style props: single values of CSS properties, in which a token's name stands for its value. */
export type StyleProps = { [Key in Name]?: string | number | undefined };

/** Properties whose numbers have no unit. */
const PLAIN_NUMBERS = new Set<string>(['fontWeight', 'lineHeight', 'zIndex']);

/** Whether a prop is a style prop. */
export const isStyleProp = (name: string): name is Name => Object.hasOwn(CATEGORIES, name);

/** Name of a token in a custom property: `bg.surface` is `bg-surface`, `0.5` keeps its point. */
const variableName = (token: string): string =>
  /^\d/.test(token) ? token.replace('.', '\\.') : token.replaceAll('.', '-');

/** Value of a style prop for the `style` attribute: a reference to the token of this name, otherwise the text itself. */
function cssValue(name: Name, value: string | number): string | number {
  const category = CATEGORIES[name];
  const token = String(value);
  if (category === null || !/^[\w.]+$/.test(token)) return value;
  const otherwise = typeof value === 'number' && !PLAIN_NUMBERS.has(name) ? `${token}px` : token;
  return `var(--w-${category}-${variableName(token)}, ${otherwise})`;
}

/** Sets a style prop on an inline style. */
export function setStyleProp(style: CSSProperties, name: Name, value: string | number): void {
  Object.assign(style, { [name === 'bg' ? 'background' : name]: cssValue(name, value) });
}
