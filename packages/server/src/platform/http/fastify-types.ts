import type { Caller } from '../auth/caller.ts';
import type { Binding } from './bind.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who called, for the log line; null until known, or for visitors. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    binding?: Binding;
  }
}
