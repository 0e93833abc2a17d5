import type { RemoteManifest } from '@widya/contract/routing/manifest';

/** The content of `src/screens.ts`: every screen of the manifests with the parameters of its path, sorted by name. */
export function screenTypes(manifests: readonly RemoteManifest[]): string {
  const lines = manifests
    .flatMap(({ routes }) => routes)
    .map(({ screen, path }) => {
      const params = [...path.matchAll(/:(\w+)/g)].map(([, name]) => `'${name}'`);
      return `  readonly ${screen}: ${params.join(' | ') || 'never'};`;
    })
    .toSorted();
  return `/**
 * Screens of all remotes and the parameters of their paths, so that links are checked by the compiler. Written by \`pnpm
 * screens\`; a remote that is built elsewhere adds its own by merging into this interface.
 */
export interface Screens {
${lines.join('\n')}
}
`;
}
