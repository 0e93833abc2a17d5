import cors, { type FastifyCorsOptions } from '@fastify/cors';
import { LEFT_OUT_HEADER } from '@widya/contract/document-limits';
import type { EndpointFacts } from '@widya/contract/endpoint';
import { isParticipantCall } from '@widya/contract/participant-calls';
import { matchPath } from '@widya/contract/routing/match-route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** No cookie is involved, so credentials stay off. */
const RULES: FastifyCorsOptions = {
  credentials: false,
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'authorization',
    'content-type',
    'idempotency-key',
    'x-device',
    'x-request-id',
    'tus-resumable',
    'upload-length',
    'upload-offset',
  ],
  exposedHeaders: [
    'x-request-id',
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

/** The method that a request is about: a preflight names that of the call to come. */
const methodOf = ({ method, headers }: FastifyRequest): string | undefined =>
  method === 'OPTIONS' ? headers['access-control-request-method'] : method;

/**
 * Lets pages on the configured origins call the API, and no others (S7). A participants' site of the organisation's own reaches only
 * the calls for participants.
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
    return open.some((facts) => facts.method === methodOf(request) && matchPath(facts.path, path) !== null);
  };
  const siteOrigins = siteUrl === null ? [] : [new URL(siteUrl).origin];
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => ({
      ...RULES,
      origin: [...corsOrigins, ...(isOpen(request) ? siteOrigins : [])],
    }),
  });
}
