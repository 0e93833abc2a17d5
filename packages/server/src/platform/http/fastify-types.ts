import type { ErrorCode } from '@widya/contract/errors';
import type { Caller } from '../auth/caller.ts';
import type { Span } from '../tracing/tracing.ts';
import type { Binding } from './bind.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, for the log; null for visitors and until known. */
    caller: Caller | null;
    /** The API token of the request, also of one that is refused because the token has ended; null without. */
    apiTokenId: number | null;
    /** Why the request was refused, for log and monitoring; null when it was not. */
    failure: ErrorCode | null;
    /** Null when traces are off, and for requests that are not traced. */
    span: Span | null;
  }
  interface FastifyContextConfig {
    binding?: Binding;
  }
}
