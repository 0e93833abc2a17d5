import { traceHeaders } from '@widya/api-client/trace-headers';
import { readCookie } from './cookies.ts';

/** Milliseconds after which an unused answer is discarded, because it would show old data. */
const UNUSED_MS = 10_000;

/** Milliseconds without an answer after which a call fails, as in the API client. */
const TIMEOUT_MS = 15_000;

/** Calls the API with the token of the cookie. Tokens are sent in this header only; the API does not read cookies. */
export function callApi(apiBase: string, path: string, method: 'GET' | 'POST', token: string): Promise<Response> {
  const answer = fetch(apiBase + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json', ...traceHeaders() },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  // The consumer of the promise handles its rejection; without a consumer it must not count as unhandled.
  answer.catch(() => undefined);
  return answer;
}

/**
 * Starts a first query and stores it where the API client looks before it sends a request. Does nothing without a
 * token, or when it was already started.
 */
export function startQuery(url: string): void {
  const { queries, apiBase } = window.__WIDYA__;
  const token = readCookie('token');
  if (token === null || queries.has(url)) return;
  const answer = callApi(apiBase, url, 'GET', token);
  queries.set(url, answer);
  setTimeout(() => {
    if (queries.get(url) === answer) queries.delete(url);
  }, UNUSED_MS);
}
