import { canonicalUrl } from './canonical-url.ts';
import type { FirstQuery } from './manifest.ts';

/**
 * The address of a screen's first query: the manifest's defaults, overridden by the page's address.
 * @param params decoded parameters of the route.
 * @param search query of the page's address, with or without `?`.
 * @returns canonical path and query, `/v1/class?page=1&per_page=10&tab=upcoming`; null when a path parameter is
 * missing.
 */
export function firstQueryUrl(
  query: FirstQuery,
  params: Readonly<Record<string, string>>,
  search: string,
): string | null {
  const fromPage = new URLSearchParams(search);
  const values: Record<string, string> = { ...query.query };
  for (const name of query.fromUrl) {
    const value = fromPage.get(name);
    if (value !== null && value !== '') values[name] = value;
  }
  let complete = true;
  const path = query.path.replace(/:([A-Za-z_]\w*)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) complete = false;
    return encodeURIComponent(value ?? '');
  });
  return complete ? canonicalUrl(path, values) : null;
}
