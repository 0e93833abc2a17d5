import type { RecipeDefinition, RecipeVariantRecord } from '@chakra-ui/react/styled-system';
import {
  type ComponentProps,
  type CSSProperties,
  createElement,
  type ElementType,
  type FunctionComponent,
  lazy,
} from 'react';
import { classesOf } from './styled/classes.ts';
import type { CompiledRecipe } from './styled/compiled-recipe.ts';
import { addRules, insertRules } from './styled/sheet.ts';
import { isStyleProp, type StyleProps, setStyleProp } from './styled/style-props.ts';

/** Values of a variant; those of a switch are true and false. */
export type OptionOf<Options> = keyof Options extends 'true' | 'false' ? boolean : keyof Options;

/** Props of the variants of a recipe. */
export type VariantProps<Variants extends RecipeVariantRecord> = {
  [Variant in keyof Variants]?: OptionOf<Variants[Variant]> | undefined;
};

/** Props of every styled element. */
export interface CommonProps extends StyleProps {
  /** Another element or component to render. */
  as?: ElementType | undefined;
}

/** Props of a styled element: those of the element, with variants and style props in place of equal names. */
export type StyledProps<Tag extends ElementType, Variants> = Omit<
  ComponentProps<Tag>,
  keyof Variants | keyof CommonProps
> &
  Variants &
  CommonProps;

interface Factory {
  <Tag extends ElementType>(tag: Tag): FunctionComponent<StyledProps<Tag, unknown>>;
  <Tag extends ElementType, Variants extends RecipeVariantRecord>(
    tag: Tag,
    recipe: RecipeDefinition<Variants>,
  ): FunctionComponent<StyledProps<Tag, PropertyKey extends keyof Variants ? unknown : VariantProps<Variants>>>;
}

interface Props {
  readonly [name: string]: unknown;
  readonly as?: ElementType;
  readonly className?: string;
  readonly style?: CSSProperties;
}

interface Parts {
  readonly tag: ElementType;
  readonly recipes: readonly CompiledRecipe[];
}

/** A styled element, with what another `styled` extends. */
interface Styled extends FunctionComponent<Props> {
  readonly parts?: Parts;
}

const NO_STYLES: CompiledRecipe = { rules: [], base: '' };

/** Props of an element: its own, class names for the chosen options, and style props as inline style. */
function elementProps({ className, style, ...props }: Props, recipes: Parts['recipes'], variants: ReadonlySet<string>) {
  const own: Record<string, unknown> = {};
  const options: Record<string, unknown> = {};
  const styles: CSSProperties = {};
  for (const name in props) {
    const value = props[name];
    if (variants.has(name)) options[name] = value;
    else if (!isStyleProp(name)) own[name] = value;
    else if (value !== undefined && value !== null) setStyleProp(styles, name, value as string | number);
  }
  const classes = [classesOf(recipes, options), className].filter(Boolean).join(' ');
  if (classes !== '') own.className = classes;
  Object.assign(styles, style);
  if (Object.keys(styles).length > 0) own.style = styles;
  return own;
}

/**
 * What the build puts in place of `styled`: creates an element with a compiled recipe.
 * @param given as for `styled`; the recipes of a styled element are extended
 */
export function compiled(given: ElementType, recipe: CompiledRecipe = NO_STYLES): FunctionComponent<Props> {
  addRules(recipe.rules);
  const { tag, recipes: inner } = (given as Styled).parts ?? { tag: given, recipes: [] };
  const recipes = [...inner, recipe];
  const variants = new Set(recipes.flatMap((one) => Object.keys(one.variants ?? {})));
  const element = ({ as = tag, ...props }: Props) => {
    insertRules();
    return createElement(as, elementProps(props, recipes, variants));
  };
  return Object.assign(element, { parts: { tag, recipes } });
}

/** Only the names of the variants, for tests, which compile nothing and whose page applies no rules in layers. */
const withoutStyles = ({ variants = {} }: { readonly variants?: object }): CompiledRecipe => ({
  ...NO_STYLES,
  variants: Object.fromEntries(Object.keys(variants).map((name) => [name, {}])),
});

/** For remotes that were built before recipes were compiled: Chakra computes their styles, once its code is loaded. */
const uncompiled = (tag: ElementType, recipe: object, options: object | undefined) =>
  lazy(async () => {
    const { chakraElement } = await import('./styled/chakra-element.ts');
    return { default: chakraElement(tag, recipe, options) };
  });

function create(tag: ElementType, recipe?: object, options?: object) {
  if (recipe === undefined) return compiled(tag);
  if (process.env.NODE_ENV === 'test') return compiled(tag, withoutStyles(recipe));
  return uncompiled(tag, recipe, options);
}

/**
 * Creates an element with our tokens, for small parts of a screen (`styled('div', { base: { color: 'fg.muted' } })`).
 * What several screens need belongs in a component of this package. The build compiles the recipe to CSS (ADR 0048), so
 * it may only depend on constants; a value known at run time belongs in a style prop or in `style`.
 * @param tag an element, a component that accepts `className`, or another styled element, whose recipe it extends
 * @param recipe base styles, options of variants, and compound variants; later ones take precedence
 */
export const styled = create as unknown as Factory;
