/** Replaces the list of provided modules that the build generates. */
export const providedModules: Readonly<
  Record<string, { readonly version: string; readonly get: () => Promise<unknown> }>
> = {};
