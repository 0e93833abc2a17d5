import type { RemoteManifest } from '@widya/contract/routing/manifest';

export type {
  FirstQuery,
  MenuItem,
  RemoteManifest,
  RemoteRoute,
  SearchPage,
  SearchSource,
  TabItem,
} from '@widya/contract/routing/manifest';

/**
 * Declares a remote: `export default defineManifest({...})` in `src/manifest.ts` of a remote. Only types the literal;
 * the build validates it (`manifest.schemas.ts` of the contract) and writes it to the registry.
 */
export const defineManifest = (manifest: RemoteManifest): RemoteManifest => manifest;
