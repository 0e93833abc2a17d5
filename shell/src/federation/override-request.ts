import { type Overrides, readOverrides } from './overrides.ts';

const PARAMETER = 'remote';

/** Longest text from an address that is displayed. */
const LONGEST_SHOWN = 200;

/** Overrides requested by the address of a page: `?remote=mf-classes@http://localhost:3101`, possibly several. */
export interface OverrideRequest {
  /** Applied after a person has agreed. */
  readonly requested: Overrides;
  /** Entries that are invalid or whose origin is not allowed, as written. */
  readonly refused: readonly string[];
}

/** Splits `mf-classes@http://localhost:3101`; the origin is empty unless it is an address. */
function parse(value: string): { readonly name: string | undefined; readonly origin: string } {
  const [, name, text = ''] = /^(mf-[a-z0-9-]+)@(.+)$/.exec(value) ?? [];
  return { name, origin: URL.canParse(text) ? new URL(text).origin : '' };
}

/** Why an entry is refused: it is not written as an override, its origin is no address, or it is not listed. */
export function refusalOf(value: string): 'form' | 'address' | 'origin' {
  const { name, origin } = parse(value);
  if (name === undefined) return 'form';
  return origin === '' || origin === 'null' ? 'address' : 'origin';
}

/**
 * Reads the request from an address; null when there is none.
 * @param allowed origins from which a remote may be loaded; without any, nothing is read.
 */
export function requestIn(search: string, allowed: readonly string[]): OverrideRequest | null {
  if (allowed.length === 0) return null;
  const requested: Record<string, string> = {};
  const refused: string[] = [];
  for (const value of new URLSearchParams(search).getAll(PARAMETER)) {
    const { name, origin } = parse(value);
    if (name !== undefined && allowed.includes(origin)) requested[name] = origin;
    else refused.push(value.slice(0, LONGEST_SHOWN));
  }
  return Object.keys(requested).length + refused.length === 0 ? null : { requested, refused };
}

/** The request that a person must confirm; null when there is none, or this tab has already agreed to all of it. */
export function openRequest(search: string, allowed: readonly string[]): OverrideRequest | null {
  const request = requestIn(search, allowed);
  if (request === null || request.refused.length > 0) return request;
  const agreed = readOverrides(allowed);
  return Object.entries(request.requested).every(([name, origin]) => agreed[name] === origin) ? null : request;
}

/** Whether the address requests an override although this server allows none. */
export const isIgnored = (search: string, allowed: readonly string[]): boolean =>
  allowed.length === 0 && new URLSearchParams(search).has(PARAMETER);

/** Reloads the page without the request. */
export function dropRequest(): void {
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  location.replace(url);
}
