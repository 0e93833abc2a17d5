import { type Overrides, readOverrides } from './overrides.ts';

const PARAMETER = 'remote';

/** Longest text of an address that is repeated to a person. */
const LONGEST_SHOWN = 200;

/** What the address of a page asks for: `?remote=mf-classes@http://localhost:3101`, which may stand more than once. */
export interface OverrideRequest {
  /** To be run once a person has agreed. */
  readonly asked: Overrides;
  /** What is no remote, or comes from an origin that is not listed; as it was written. */
  readonly refused: readonly string[];
}

/**
 * Reads what an address asks for; null when it asks for nothing.
 * @param allowed origins that a remote may come from; where there are none, nothing is read.
 */
export function requestIn(search: string, allowed: readonly string[]): OverrideRequest | null {
  if (allowed.length === 0) return null;
  const asked: Record<string, string> = {};
  const refused: string[] = [];
  for (const value of new URLSearchParams(search).getAll(PARAMETER)) {
    const [, name, text = ''] = /^(mf-[a-z0-9-]+)@(.+)$/.exec(value) ?? [];
    const origin = URL.canParse(text) ? new URL(text).origin : '';
    if (name !== undefined && allowed.includes(origin)) asked[name] = origin;
    else refused.push(value.slice(0, LONGEST_SHOWN));
  }
  return Object.keys(asked).length + refused.length === 0 ? null : { asked, refused };
}

/** The request that a person has to be asked about; null when there is none, or this tab has agreed to all of it before. */
export function openRequest(search: string, allowed: readonly string[]): OverrideRequest | null {
  const request = requestIn(search, allowed);
  if (request === null || request.refused.length > 0) return request;
  const agreed = readOverrides(allowed);
  return Object.entries(request.asked).every(([name, origin]) => agreed[name] === origin) ? null : request;
}

/** Loads the page again without asking for anything. */
export function dropRequest(): void {
  const url = new URL(location.href);
  url.searchParams.delete(PARAMETER);
  location.replace(url);
}
