import { createHash } from 'node:crypto';
import { serializeStyles } from '@emotion/serialize';
import { compile, DECLARATION, type Element, middleware, RULESET, serialize, stringify } from 'stylis';
import type { CompiledRecipe } from '../src/theme/styled/compiled-recipe.ts';
import type { System } from './theme.ts';

type Styles = Parameters<System['css']>[0];
type Nested = Parameters<typeof serializeStyles>[0][number];

/** A recipe as it is written in the sources. */
export interface SourceRecipe {
  readonly base?: Styles;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, Styles>>>>;
  readonly defaultVariants?: Readonly<Record<string, unknown>>;
  readonly compoundVariants?: readonly (Readonly<Record<string, unknown>> & { readonly css: Styles })[];
}

/** Properties that Safari only knows with a prefix. */
const PREFIXED = new Set(['user-select', 'text-decoration', 'box-decoration-break', 'text-size-adjust']);

function addPrefix(element: Element): void {
  if (element.type === DECLARATION && PREFIXED.has(String(element.props)) && element.return === '')
    element.return = `-webkit-${element.value}${element.value}`;
}

const print = middleware([addPrefix, stringify]);

/** Chakra records every background for its arrows, which we do not use. */
const UNUSED = '--bg-currentcolor';
const withoutUnused = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && UNUSED in value ? { ...value, [UNUSED]: undefined } : value;

/** Writes styles, with resolved tokens, as text with nested selectors. */
const textOf = (styles: unknown): string =>
  serializeStyles([JSON.parse(JSON.stringify(styles, withoutUnused)) as Nested]).styles;

/** Writes styles of the page as separate rules. @param styles with resolved tokens, by selector */
export const pageRulesOf = (styles: unknown): readonly string[] =>
  compile(textOf(styles)).map((element) => serialize([element], print));

/** At-rules that hold rules and can be nested in a rule. */
const CONDITIONS = new Set(['@media', '@supports', '@container']);

/**
 * Writes a rule, or the rules in a condition, each with the condition inside: a browser computes the styles of the
 * whole page again for a new condition beside the rules of a sheet, and only those of matching elements for a rule.
 */
function rulesOf(element: Element, conditions: readonly string[] = []): readonly string[] {
  const { type, value, props, children } = element;
  if (type === RULESET) {
    const declarations = serialize([children].flat() as Element[], print);
    const inner = conditions.reduceRight((text, condition) => `${condition}{${text}}`, declarations);
    return declarations === '' ? [] : [`${[props].flat().join(',')}{${inner}}`];
  }
  if (!CONDITIONS.has(type) || !Array.isArray(children)) throw new Error(`A recipe cannot contain '${value}'.`);
  return children.flatMap((child) => rulesOf(child, [...conditions, value]));
}

const hashOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 12)}`).toString(36);

/** Stands for the name of the recipe until that is known. */
const SELF = 's-self-';

/**
 * Compiles a recipe to classes with their CSS. The order of the rules gives options precedence over the base, and
 * compound variants over both. The names of the classes follow from the CSS, so that the same recipe compiled with
 * other tokens is not the same class.
 * @param system resolves tokens and conditions
 */
export function compileRecipe(recipe: SourceRecipe, system: System): CompiledRecipe {
  const rules: string[] = [];
  let classes = 0;
  /** @returns the class of the styles, empty without any. */
  const classOf = (styles: Styles | undefined): string => {
    const name = `${SELF}${classes.toString(36)}`;
    const own =
      styles === undefined ? [] : compile(`.${name}{${textOf(system.css(styles))}}`).flatMap((one) => rulesOf(one));
    if (own.length === 0) return '';
    classes += 1;
    rules.push(...own);
    return name;
  };
  const base = classOf(recipe.base);
  const variants = Object.fromEntries(
    Object.entries(recipe.variants ?? {}).map(([name, options]) => [
      name,
      Object.fromEntries(Object.entries(options).map(([option, styles]) => [option, classOf(styles)])),
    ]),
  );
  const compoundVariants = (recipe.compoundVariants ?? []).map(({ css, ...when }) => ({
    when: Object.fromEntries(Object.entries(when).map(([name, options]) => [name, [options].flat().map(String)])),
    className: classOf(css),
  }));
  const compiled = JSON.stringify({
    rules,
    base,
    ...(Object.keys(variants).length > 0 && { variants }),
    ...(recipe.defaultVariants && { defaultVariants: recipe.defaultVariants }),
    ...(compoundVariants.length > 0 && { compoundVariants }),
  });
  return JSON.parse(compiled.replaceAll(SELF, `s-${hashOf(compiled)}-`)) as CompiledRecipe;
}
