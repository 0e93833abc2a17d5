import type { EndpointFacts } from '@widya/contract/endpoint';
import { canonicalUrl } from '@widya/contract/routing/canonical-url';

/** Query values from an address or a form. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Parameters and query that identify a resource. */
export interface Target {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
}

/**
 * The canonical path and query of a call.
 * @throws Error when a path parameter is missing, which is a programming error.
 */
export function urlOf(endpoint: EndpointFacts, { params = {}, query = {} }: Target = {}): string {
  const path = endpoint.path.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') throw new Error(`${endpoint.id} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  return canonicalUrl(path, query as QueryValues);
}
