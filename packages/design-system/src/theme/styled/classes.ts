import type { CompiledRecipe } from './compiled-recipe.ts';

/** Chosen options by variant. */
type Options = Readonly<Record<string, unknown>>;

/**
 * Class names of recipes, in the order of their precedence.
 * @param options chosen by the element; the defaults of a recipe apply where it chose none.
 */
export function classesOf(recipes: readonly CompiledRecipe[], options: Options): string {
  const names: string[] = [];
  for (const { base, variants, defaultVariants, compoundVariants = [] } of recipes) {
    const chosen = (variant: string): string => String(options[variant] ?? defaultVariants?.[variant]);
    names.push(base);
    for (const variant in variants) names.push(variants[variant]?.[chosen(variant)] ?? '');
    for (const { when, className } of compoundVariants)
      if (Object.keys(when).every((variant) => when[variant]?.includes(chosen(variant)))) names.push(className);
  }
  return names.filter(Boolean).join(' ');
}
