import type { FastifyInstance, FastifyRequest } from 'fastify';
import { routeOf } from '../http/route-of.ts';
import { activeTracing } from './tracing.ts';

/** Names the trace of an answer; sent only while traces are recorded. */
export const TRACE_HEADER = 'x-trace-id';

/** Files and checks, which are many and run no code worth tracing. */
const UNTRACED = /^\/(\*|(assets|remotes|situs\/assets)\/.*|registry\.json|metrics|healthz|readyz)$/;

const isTraced = ({ method, routeOptions: { url } }: FastifyRequest): boolean =>
  method !== 'OPTIONS' && url !== undefined && !UNTRACED.test(url);

const accountKindOf = ({ caller, apiTokenId }: FastifyRequest): string =>
  caller?.kind ?? (apiTokenId === null ? 'visitor' : 'token');

/** Records a span per request, which continues the trace of the browser's navigation; adds no hook without traces. */
export function traceRequests(app: FastifyInstance): void {
  app.decorateRequest('span', null);
  const tracing = activeTracing();
  if (tracing === null) return;
  app.addHook('onRequest', (request, reply, done) => {
    if (!isTraced(request)) return done();
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? { parent: traceparent } : {};
    const route = routeOf(request);
    const attributes = { 'http.request.method': request.method, 'http.route': route, 'widya.request_id': request.id };
    const span = tracing.start(`${request.method} ${route}`, { kind: 'server', attributes, ...parent });
    request.span = span;
    if (span.recorded) reply.header(TRACE_HEADER, span.traceId);
    span.run(done);
  });
  // The body arrives in events of the connection, which are outside of the span.
  app.addHook('preHandler', (request, _reply, done) => (request.span ? request.span.run(done) : done()));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const { span } = request;
    if (span === null) return;
    span.describe({ 'http.response.status_code': statusCode, 'widya.account_kind': accountKindOf(request) });
    if (statusCode >= 500) span.fail(request.failure ?? String(statusCode));
    span.end();
  });
}
