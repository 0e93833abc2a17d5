import { type EndpointFacts, pathsOf } from '@widya/contract/endpoint';
import { matchPath } from '@widya/contract/routing/match-route';
import { ApiFailure, notFound } from './api-failure.ts';

/** Whether a path belongs to the API rather than to pages. */
export const isApiPath = (url: string): boolean => /^\/v[12](\/|$|\?)/.test(url);

/** Why no endpoint matches: the path is unknown (404), or known with other methods (405 with `allow`). */
export function unknownEndpoint(endpoints: readonly EndpointFacts[], url: string): ApiFailure {
  const path = url.split('?')[0] ?? '/';
  const methods = endpoints
    .filter((facts) => pathsOf(facts).some((pattern) => matchPath(pattern, path) !== null))
    .map(({ method }) => method);
  if (methods.length === 0) return notFound('Alamat ini tidak dikenal');
  return new ApiFailure(405, 'NOT_FOUND', 'Alamat ini tidak dapat dipanggil dengan cara ini', {
    headers: { allow: [...new Set(methods)].join(', ') },
  });
}
