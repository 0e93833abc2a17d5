import type { CallAnswer, CallInput, Endpoint, EndpointSchemas } from '@widya/contract/endpoint';
import { messageOf } from '@widya/contract/errors';
import { type AppLoadContext, data } from 'react-router';
import { CallFailure } from './call-failure.ts';

/** Input of a public call. */
export type CallOf<S extends EndpointSchemas> = (
  | CallInput<S>
  | { readonly form: FormData; readonly params?: unknown }
) & {
  /** Token of a final test's session, instead of the address proof. */
  readonly token?: string;
};

/**
 * Makes a public call of the API for the visitor.
 * @throws CallFailure with status, code, Indonesian message and messages per field when the API refuses.
 */
export async function call<S extends EndpointSchemas>(
  { site }: AppLoadContext,
  endpoint: Endpoint<S>,
  ...[input]: Record<never, never> extends CallInput<S> ? [input?: CallOf<S>] : [input: CallOf<S>]
): Promise<CallAnswer<S>> {
  const result = await site.call(endpoint, input);
  if (result.ok) return result.answer as CallAnswer<S>;
  const { error, status, retryAfter } = result;
  throw new CallFailure({
    status,
    code: error.code ?? 'INTERNAL',
    message: messageOf(error) ?? 'Terjadi Kesalahan',
    errors: error.errors ?? {},
    requestId: error.request_id ?? site.requestId,
    retryAfter,
  });
}

/** Statuses of a link from a mail that does not work; without 429, which is not about the link. */
export const LINK_REFUSALS = [400, 404, 409, 410, 422] as const;

/**
 * Like `call`, but returns refusals with one of the given statuses as values. Throws an answer with status 429 for too
 * many calls, so that the page shows that instead of an internal error.
 */
export async function tryCall<S extends EndpointSchemas>(
  context: AppLoadContext,
  endpoint: Endpoint<S>,
  input: CallOf<S>,
  statuses: readonly number[] = [400, 401, 404, 409, 410, 413, 415, 422, 429],
): Promise<CallAnswer<S> | CallFailure> {
  try {
    return await (call as (context: AppLoadContext, endpoint: Endpoint<S>, input: CallOf<S>) => Promise<CallAnswer<S>>)(
      context,
      endpoint,
      input,
    );
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    if (statuses.includes(error.status)) return error;
    if (error.status !== 429) throw error;
    const headers = error.retryAfter === null ? {} : { 'retry-after': String(error.retryAfter) };
    throw data(error.message, { status: 429, headers });
  }
}
