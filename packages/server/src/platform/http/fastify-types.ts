import type { Caller } from '../auth/caller.ts';
import type { Binding } from './bind.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, for the log; null for visitors and until known. */
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    binding?: Binding;
  }
}
