/** A recipe as the build leaves it: class names by option, and the rules of all these classes. */
export interface CompiledRecipe {
  readonly rules: readonly string[];
  readonly base: string;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants?: Readonly<Record<string, string | boolean>>;
  readonly compoundVariants?: readonly {
    readonly when: Readonly<Record<string, readonly string[]>>;
    readonly className: string;
  }[];
}
