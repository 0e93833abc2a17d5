import type { EndpointFacts } from '@widya/contract/endpoint';
import type { FirstQuery } from '@widya/contract/routing/manifest';

interface FirstReadInput {
  /** Parameters of the endpoint's path that the screen's path calls otherwise: `{ code: 'event_url' }`. */
  readonly params?: Readonly<Record<string, string>>;
  /** Values of the query when the address names none. */
  readonly query?: Readonly<Record<string, string>>;
  /** Names of the query that are taken over from the address. */
  readonly fromUrl?: readonly string[];
}

/** For the manifest: what the page asks of an endpoint before the screen's code is there. */
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
