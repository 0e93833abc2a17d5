import type { Endpoint, EndpointFacts, EndpointSchemas } from '@widya/contract/endpoint';
import type { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import { ApiFailure } from './api-failure.ts';
import type { Ctx, PreparationCtx } from './context.ts';
import type { Download } from './download.ts';

/** An endpoint with its handler; made by the functions below, registered by the app. */
export interface Binding {
  readonly facts: EndpointFacts;
  readonly schemas: EndpointSchemas;
  readonly options: BindingOptions;
  /** Runs before the transaction opens; undefined when there is nothing to prepare. */
  readonly prepare: ((ctx: PreparationCtx<EndpointSchemas, Caller | null>) => Promise<unknown>) | undefined;
  readonly handle: (ctx: Ctx<EndpointSchemas, Caller | null>, prepared: unknown) => Promise<unknown>;
  /** Undefined when each call has its own transaction. */
  readonly batch?: CallBatch;
}

/** How calls that would wait for the same lock share one transaction. */
export interface CallBatch<S extends EndpointSchemas = EndpointSchemas, Who = Caller | null, R = unknown> {
  /** Calls with the same key share a transaction; null for a call that runs alone. */
  readonly keyOf: (ctx: PreparationCtx<S, Who>) => string | null;
  /**
   * Returns one answer per call, in their order; all calls share one `tx`. A call whose answer is a failure must have
   * written nothing, since the others commit. When the function throws, each call is passed to it again alone, unless
   * the database was too busy: then all of them fail.
   */
  readonly handle: (ctxs: readonly Ctx<S, Who>[]) => Promise<readonly (R | ApiFailure)[]>;
}

export interface BindingOptions {
  /** False keeps the answer out of `idempotency_keys`, for answers that contain a secret. */
  readonly replayable?: boolean;
  /** Statement timeout in ms, for reports that need more than the 10,000 of every call. */
  readonly statementTimeout?: number;
  /** Calls per minute from one IP address, when the general limit is too generous. */
  readonly perMinute?: number;
  /** Maximum size of a file in a multipart call, in bytes, and the allowed types. */
  readonly upload?: UploadRule;
}

export interface UploadRule {
  readonly maxBytes: number;
  /** `any`: the handler checks the content itself. */
  readonly kinds: readonly ('jpeg' | 'png' | 'mp4' | 'pdf' | 'csv' | 'any')[];
  /** Specified message for a file of another type; defaults to one that names the allowed types. */
  readonly wrongKind?: string;
  /** Maximum number of files in one call; defaults to 1. */
  readonly maxFiles?: number;
  /** Maximum size of all files of one call together, in bytes. */
  readonly maxTotalBytes?: number;
}

type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/**
 * The return type of a handler: the declared answer, or a file when the endpoint declares a content type. The functions
 * below take it as a `const` type parameter, so that `success: true` in a handler keeps its literal type.
 */
export type Answer<S extends EndpointSchemas> = Frozen<z.input<S['answer']>> | Download;

/**
 * Binds an endpoint for signed-in staff. Access, validation, transaction, log row and idempotency follow from its
 * declaration.
 * @throws when the endpoint is public: bind it with `bindPublic`.
 */
export function bind<S extends EndpointSchemas, const R extends Answer<S>>(
  endpoint: Endpoint<NoInfer<S>>,
  schemas: S,
  handler: (ctx: Ctx<S, Caller>) => Promise<R>,
  options: BindingOptions = {},
): Binding {
  assertStaff(endpoint);
  return erased(endpoint, schemas, undefined, handler, options);
}

/** Binds an endpoint that needs no token. */
export function bindPublic<S extends EndpointSchemas, const R extends Answer<S>>(
  endpoint: Endpoint<NoInfer<S>>,
  schemas: S,
  handler: (ctx: Ctx<S, null>) => Promise<R>,
  options: BindingOptions = {},
): Binding {
  assertPublic(endpoint);
  return erased(endpoint, schemas, undefined, handler, options);
}

/**
 * `bind` with a step before the transaction opens, for slow work that must hold neither a connection nor a lock
 * (hashing a password, calling another service). Its result is passed to the handler.
 */
export function bindPrepared<S extends EndpointSchemas, P, const R extends Answer<S>>(
  endpoint: Endpoint<NoInfer<S>>,
  schemas: S,
  prepare: (ctx: PreparationCtx<S, Caller>) => Promise<P>,
  handler: (ctx: Ctx<S, Caller>, prepared: P) => Promise<R>,
  options: BindingOptions = {},
): Binding {
  assertStaff(endpoint);
  return erased(endpoint, schemas, prepare, handler, options);
}

/** `bindPublic` with a step before the transaction opens. */
export function bindPublicPrepared<S extends EndpointSchemas, P, const R extends Answer<S>>(
  endpoint: Endpoint<NoInfer<S>>,
  schemas: S,
  prepare: (ctx: PreparationCtx<S, null>) => Promise<P>,
  handler: (ctx: Ctx<S, null>, prepared: P) => Promise<R>,
  options: BindingOptions = {},
): Binding {
  assertPublic(endpoint);
  return erased(endpoint, schemas, prepare, handler, options);
}

/** `bindPublic` for calls that many people make at the same moment and that lock the same row (ADR 0024). */
export function bindPublicBatch<S extends EndpointSchemas, const R extends Answer<S>>(
  endpoint: Endpoint<NoInfer<S>>,
  schemas: S,
  batch: CallBatch<S, null, R>,
  options: BindingOptions = {},
): Binding {
  assertPublic(endpoint);
  const handle = async (ctx: Ctx<S, null>) => {
    const [answer] = await batch.handle([ctx]);
    if (answer instanceof ApiFailure) throw answer;
    return answer;
  };
  return { ...erased(endpoint, schemas, undefined, handle, options), batch: batch as unknown as CallBatch };
}

function assertStaff({ id, access }: EndpointFacts): void {
  if (access.kind === 'public') throw new Error(`Endpoint ${id} is public: bind it with bindPublic`);
}

function assertPublic({ id, access }: EndpointFacts): void {
  if (access.kind !== 'public') throw new Error(`Endpoint ${id} is not public: bind it with bind`);
}

/**
 * Drops the types that tie a handler to its endpoint; safe because the app passes only what the endpoint's own schemas
 * parsed.
 */
function erased(
  facts: EndpointFacts,
  schemas: EndpointSchemas,
  prepare: unknown,
  handle: unknown,
  options: BindingOptions,
): Binding {
  return { facts, schemas, prepare: prepare as Binding['prepare'], handle: handle as Binding['handle'], options };
}
