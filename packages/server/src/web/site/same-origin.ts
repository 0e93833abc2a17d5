import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../../platform/http/api-failure.ts';
import { originOf } from '../../platform/http/origin-of.ts';

/**
 * Refuses forms that another site submits on a visitor's behalf; browsers send the origin with every form.
 * @throws ApiFailure 403.
 */
export function assertSameOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  const isForeign = origin !== undefined && origin !== originOf(request, []);
  if (isForeign || request.headers['sec-fetch-site'] === 'cross-site')
    throw new ApiFailure(403, 'FORBIDDEN', 'Formulir ini harus dikirim dari halaman kami');
}
