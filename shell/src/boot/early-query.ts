import { readCookie } from './cookies.ts';

/** After so long an answer nobody has taken is thrown away: it would show old data. Milliseconds. */
const KEPT_FOR = 10_000;

/** Asks the API with the token of the cookie. Tokens travel in this header only, never in a cookie the API would read. */
export function askApi(apiBase: string, path: string, method: 'GET' | 'POST', token: string): Promise<Response> {
  const answer = fetch(apiBase + path, {
    method,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json' },
  });
  // Whoever takes the promise handles its failure; when nobody does, it must not count as unhandled.
  answer.catch(() => undefined);
  return answer;
}

/** Starts a first read and leaves it where the API client looks before it asks itself. Does nothing when it is on its way. */
export function startQuery(url: string): void {
  const { queries, apiBase } = window.__WIDYA__;
  const token = readCookie('token');
  if (token === null || queries.has(url)) return;
  const answer = askApi(apiBase, url, 'GET', token);
  queries.set(url, answer);
  setTimeout(() => {
    if (queries.get(url) === answer) queries.delete(url);
  }, KEPT_FOR);
}
