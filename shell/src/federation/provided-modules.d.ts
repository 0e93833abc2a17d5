/** Written by the build from the packages (`packages/remote-kit/build/share-scope-module.ts`). */
declare module 'widya-provided-modules' {
  /** Everything the shell provides to remotes, by the name they import. */
  export const providedModules: Readonly<
    Record<string, { readonly version: string; readonly get: () => Promise<unknown> }>
  >;
}
