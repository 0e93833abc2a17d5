import type { FastifyInstance } from 'fastify';
import { type Metrics, NO_METRICS } from './metrics.ts';
import { routeOf } from './route-of.ts';

/** Calls by which somebody signs in, by password, passkey, second factor or the organisation's account. */
const SIGN_INS: ReadonlySet<string> = new Set([
  'loginAdmin',
  'loginInstructor',
  'finishSignIn',
  'signInWithPasskey',
  'finishSingleSignOn',
]);

/** Reports every request to monitoring; adds no hook when `/metrics` is off. */
export function countRequests(app: FastifyInstance, metrics: Metrics): void {
  if (metrics === NO_METRICS) return;
  app.addHook('onResponse', async (request, reply) => {
    metrics.request(request.method, routeOf(request), reply.statusCode, reply.elapsedTime / 1_000);
    const id = request.routeOptions.config.binding?.facts.id;
    if (request.failure !== null && id !== undefined && SIGN_INS.has(id)) metrics.refusedSignIn(request.failure);
  });
}
