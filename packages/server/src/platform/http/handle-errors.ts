import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, failureOf } from './error-answer.ts';
import { callerOf, routeOf } from './route-of.ts';

/** Sends an error in the shape of D303; the underlying error is logged with the same request id (S47). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  request.failure = failure.code;
  // When the client disconnects in the middle of a body, there is no error of ours and nobody to respond to.
  const left = request.raw.destroyed && !request.raw.complete;
  const call = { route: routeOf(request), caller: callerOf(request) };
  if (left) request.log.info(call, 'the caller went away');
  else if (failure.status >= 500) request.log.error({ ...call, err: error }, 'unexpected error');
  const upload = request.routeOptions.config.binding?.facts.body === 'multipart';
  void reply
    .status(failure.status)
    .headers({ ...failure.details.headers, 'cache-control': 'no-store' })
    .type('application/json; charset=utf-8')
    .send(errorBody(failure, request.id, upload));
}

export const handleErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(answerError);
};
