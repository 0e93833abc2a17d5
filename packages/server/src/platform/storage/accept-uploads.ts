import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

/** Lets calls bring files. Sizes and kinds are a matter of each endpoint; these are the outer limits. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    throwFileSizeLimit: true,
    limits: { fields: 30, fieldSize: 256 * 1024, fieldNameSize: 100, parts: 60, headerPairs: 50 },
  });
}
