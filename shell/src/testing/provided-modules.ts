/** Stands in for the list the build writes. */
export const providedModules: Readonly<
  Record<string, { readonly version: string; readonly get: () => Promise<unknown> }>
> = {};
