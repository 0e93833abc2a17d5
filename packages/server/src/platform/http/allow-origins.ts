import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { LEFT_OUT_HEADER } from '@widya/contract/document-limits';
import { type EndpointFacts, pathsOf } from '@widya/contract/endpoint';
import { isParticipantCall } from '@widya/contract/participant-calls';
import { matchPath } from '@widya/contract/routing/match-route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { TRACE_HEADER } from '../tracing/trace-requests.ts';

/** Credentials stay off because no cookie is used. */
const RULES: FastifyCorsOptions = {
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'x-device',
    'x-request-id',
    'traceparent',
    'tus-resumable',
    'upload-length',
    'upload-offset',
  ],
  exposedHeaders: [
    'x-request-id',
    TRACE_HEADER,
    'x-total-count',
    'x-truncated',
    LEFT_OUT_HEADER,
    'retry-after',
    'content-disposition',
    'location',
    'tus-resumable',
    'upload-length',
    'upload-offset',
  ],
  maxAge: 600,
};

/** The method of the request; for a preflight that of the announced request. */
const methodOf = ({ method, headers }: FastifyRequest): string | undefined =>
  method === 'OPTIONS' ? headers['access-control-request-method'] : method;

/**
 * Allows CORS for the configured origins only (S7). The organisation's own participants' site may only make the calls
 * for participants.
 */
export async function allowOrigins(
  app: FastifyInstance,
  endpoints: readonly EndpointFacts[],
  { corsOrigins, siteUrl }: Pick<Config, 'corsOrigins' | 'siteUrl'>,
): Promise<void> {
  if (corsOrigins.length === 0 && siteUrl === null) return;
  const open = endpoints.filter(isParticipantCall);
  const isOpen = (request: FastifyRequest) => {
    const path = request.url.split('?')[0] ?? '/';
    return open.some(
      (facts) =>
        facts.method === methodOf(request) && pathsOf(facts).some((pattern) => matchPath(pattern, path) !== null),
    );
  };
  const siteOrigins = siteUrl === null ? [] : [new URL(siteUrl).origin];
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      ...RULES,
      origin: [...corsOrigins, ...(isOpen(request) ? siteOrigins : [])],
    }),
  });
}
