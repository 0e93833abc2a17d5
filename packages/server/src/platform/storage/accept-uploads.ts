import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Enables multipart calls with outer limits; each endpoint has its own limits of size and type. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fields: 30, fieldSize: 256 * 1024, fieldNameSize: 100, parts: 60, headerPairs: 50 },
  });
}
