import { matchPath } from './match-route.ts';

/**
 * Compares a request with an endpoint.
 * @param endpoint `GET /v1/class/:code`
 * @param method in capital letters.
 * @param pathname path without query.
 * @returns the parameters, or null when it is another endpoint.
 */
export function matchEndpoint(
  endpoint: string,
  method: string,
  pathname: string,
): Readonly<Record<string, string>> | null {
  const [wanted, pattern = ''] = endpoint.split(' ');
  return wanted === method ? matchPath(pattern, pathname) : null;
}
