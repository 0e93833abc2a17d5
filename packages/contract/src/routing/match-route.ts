import type { RemoteRoute } from './manifest.ts';
import type { RegistryRemote } from './registry.ts';

/** The route that matches a path. Parameters are URL-decoded. */
export interface RouteMatch {
  readonly remote: RegistryRemote;
  readonly route: RemoteRoute;
  readonly params: Readonly<Record<string, string>>;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

const decoded = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
};

/**
 * Compares a path with a pattern, segment by segment; both must have the same length.
 * @param pattern `/editor/classDetail/:event_url`
 * @param pathname path without query; trailing slashes are ignored. Source: A-001, D3.
 * @returns the parameters, or null when it does not match (or a parameter is not valid percent-encoding).
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(pathname);
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = decoded(actual[index] ?? '');
    if (segment === null) return null;
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return null;
  }
  return params;
}

/** Sorts `/editor/instructor` before `/editor/:event_url`: at the first difference, the fixed segment comes first. */
export function compareSpecificity(a: string, b: string): number {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (const [index, segment] of left.entries()) {
    const difference = Number(segment.startsWith(':')) - Number((right[index] ?? '').startsWith(':'));
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Finds the pattern that matches a path; fixed segments take precedence over parameters. Null when none matches. */
export function matchPattern<T extends string>(patterns: readonly T[], pathname: string): T | null {
  const matching = patterns.filter((pattern) => matchPath(pattern, pathname) !== null);
  return matching.toSorted(compareSpecificity)[0] ?? null;
}

/**
 * Finds the screen of a path in the manifests of a registry; used by shell, boot script and server. Exact except for a
 * trailing slash, fixed segments before parameters. Source: A-001, D3 and D307.
 */
export function matchRoute(remotes: readonly RegistryRemote[], pathname: string): RouteMatch | null {
  const candidates: RouteMatch[] = [];
  for (const remote of remotes) {
    for (const route of remote.current.manifest.routes) {
      const params = matchPath(route.path, pathname);
      if (params) candidates.push({ remote, route, params });
    }
  }
  return candidates.toSorted((a, b) => compareSpecificity(a.route.path, b.route.path))[0] ?? null;
}
