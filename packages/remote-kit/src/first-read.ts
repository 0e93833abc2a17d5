import type { EndpointFacts } from '@widya/contract/endpoint';
import type { FirstQuery } from '@widya/contract/routing/manifest';

interface FirstReadInput {
  /** Names of the endpoint's path parameters in the screen's path, if they differ: `{ code: 'event_url' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Query values that apply when the address has none. */
  readonly query?: Readonly<Record<string, string>>;
  /** Query parameters that are taken from the address. */
  readonly fromUrl?: readonly string[];
}

/** For the manifest: the query that the page sends before the screen's code has loaded. */
export const firstRead = (
  endpoint: EndpointFacts,
  { params = {}, query = {}, fromUrl = [] }: FirstReadInput = {},
): FirstQuery => ({
  path: endpoint.path.replace(/:(\w+)/g, (part, name: string) =>
    params[name] ? `:${params[name]}` : part,
  ) as FirstQuery['path'],
  query,
  fromUrl,
});
