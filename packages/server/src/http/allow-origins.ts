import cors from '@fastify/cors';
import { LEFT_OUT_HEADER } from '@widya/contract/document-limits';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

/** Lets pages on the configured origins call the API, and no others (S7). No cookie is involved, so credentials stay off. */
export async function allowOrigins(app: FastifyInstance, { corsOrigins }: Config): Promise<void> {
  if (corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...corsOrigins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'x-device', 'x-request-id'],
    exposedHeaders: [
      'x-request-id',
      'x-total-count',
      'x-truncated',
      LEFT_OUT_HEADER,
      'retry-after',
      'content-disposition',
    ],
    maxAge: 600,
  });
}
