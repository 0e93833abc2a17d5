import type { FastifyRequest } from 'fastify';

/**
 * Converts a request for the site's bundle. @param renderedPath path of a page to render with GET, instead of the
 * request's own
 */
export function webRequest(
  { method: ownMethod, url, headers, body, raw }: FastifyRequest,
  origin: string,
  renderedPath: string | null = null,
): Request {
  const method = renderedPath === null ? ownMethod : 'GET';
  const forwarded = new Headers();
  for (const name of ['accept', 'content-type', 'referer', 'user-agent', 'if-none-match']) {
    const value = headers[name];
    if (typeof value === 'string') forwarded.set(name, value);
  }
  const aborted = new AbortController();
  raw.once('aborted', () => aborted.abort());
  const hasBody = !['GET', 'HEAD'].includes(method) && Buffer.isBuffer(body);
  return new Request(new URL(renderedPath ?? url, origin), {
    method,
    headers: forwarded,
    signal: aborted.signal,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
