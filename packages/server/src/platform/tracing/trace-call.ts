import { type Attributes, activeTracing } from './tracing.ts';

/** The error below "fetch failed", which says why. */
const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

function attributesOf(method: string, url: string | URL): Attributes {
  const { hostname, port, protocol } = new URL(url);
  return {
    'http.request.method': method,
    'server.address': hostname,
    'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
  };
}

/**
 * Records a span for a call of another service inside the current trace. Path and query are left out, as they hold
 * codes and names; the service is not told the trace, as it is no part of the installation.
 */
export async function traceCall<T extends { readonly status: number }>(
  method: string,
  url: string | URL,
  call: () => Promise<T>,
): Promise<T> {
  const tracing = activeTracing();
  if (tracing?.current() === undefined) return call();
  const span = tracing.start(`HTTP ${method}`, { kind: 'client', attributes: attributesOf(method, url) });
  try {
    const answer = await span.run(call);
    span.describe({ 'http.response.status_code': answer.status });
    if (answer.status >= 400) span.fail(String(answer.status));
    return answer;
  } catch (error) {
    span.fail(causeOf(error));
    throw error;
  } finally {
    span.end();
  }
}
