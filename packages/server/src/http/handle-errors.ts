import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, failureOf } from './error-answer.ts';

/** Answers an error in the shape of decisions 5.0.3; what beneath went wrong goes to the log with the same request id (S47). */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  if (failure.status >= 500) request.log.error({ request_id: request.id, err: error }, 'unexpected error');
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
