/** A recipe as the build leaves it: class names by option, and the CSS of all these classes. */
export interface CompiledRecipe {
  /** One rule with the CSS; empty without styles. */
  readonly rule: string;
  readonly base: string;
  readonly variants?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants?: Readonly<Record<string, string | boolean>>;
  readonly compoundVariants?: readonly {
    readonly when: Readonly<Record<string, readonly string[]>>;
    readonly className: string;
  }[];
}
