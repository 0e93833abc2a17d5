import type { FastifyRequest } from 'fastify';

/** A request in the form that the site's bundle takes. @param isReading the form's answer is a page that is only read */
export function webRequest(
  { method: sent, url, headers, body, raw }: FastifyRequest,
  origin: string,
  isReading = false,
): Request {
  const method = isReading ? 'GET' : sent;
  const carried = new Headers();
  for (const name of ['accept', 'content-type', 'referer', 'user-agent', 'if-none-match']) {
    const value = headers[name];
    if (typeof value === 'string') carried.set(name, value);
  }
  const gone = new AbortController();
  raw.once('aborted', () => gone.abort());
  const hasBody = !['GET', 'HEAD'].includes(method) && Buffer.isBuffer(body);
  return new Request(new URL(url, origin), {
    method,
    headers: carried,
    signal: gone.signal,
    ...(hasBody ? { body: new Uint8Array(body) } : {}),
  });
}
