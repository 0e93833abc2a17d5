import type { FastifyRequest } from 'fastify';

/**
 * Converts a request for the site's bundle. @param shown path of a page to render with GET, instead of the request's
 * own
 */
export function webRequest(
  { method: sent, url, headers, body, raw }: FastifyRequest,
  origin: string,
  shown: string | null = null,
): Request {
  const method = shown === null ? sent : 'GET';
  const carried = new Headers();
  for (const name of ['accept', 'content-type', 'referer', 'user-agent', 'if-none-match']) {
    const value = headers[name];
    if (typeof value === 'string') carried.set(name, value);
  }
  const gone = new AbortController();
  raw.once('aborted', () => gone.abort());
  const hasBody = !['GET', 'HEAD'].includes(method) && Buffer.isBuffer(body);
  return new Request(new URL(shown ?? url, origin), {
    method,
    headers: carried,
    signal: gone.signal,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
