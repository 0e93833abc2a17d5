import { Readable } from 'node:stream';
import { pathsOf } from '@widya/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, callerKey } from '../auth/caller.ts';
import { findApiToken } from '../auth/find-api-token.ts';
import { findCaller } from '../auth/find-caller.ts';
import { deviceOf } from '../auth/known-devices.ts';
import { apiTokenOf, bearerToken } from '../auth/tokens.ts';
import { HARMLESS } from '../storage/file-routes.ts';
import { receiveUpload } from '../storage/receive-upload.ts';
import { assertMayCall } from './access.ts';
import { ApiFailure } from './api-failure.ts';
import type { Binding } from './bind.ts';
import type { Preparation } from './call-notes.ts';
import { fingerprintOf, idempotencyKeyOf, type RepeatableCall } from './idempotency.ts';
import { limitTokens } from './limit-rate.ts';
import { originOf } from './origin-of.ts';
import { parseInput } from './parse-input.ts';
import { batchesOf, type JoinBatch } from './run-batch.ts';
import { type Outcome, runCall } from './run-call.ts';
import type { Services } from './services.ts';
import { contentDisposition } from './settle-download.ts';

/** Registers a route for every binding. */
export async function registerBindings(
  app: FastifyInstance,
  bindings: readonly Binding[],
  services: Services,
): Promise<void> {
  const limitToken = limitTokens(app, services.config);
  const takesBytes = ({ facts }: Binding): boolean => facts.body === 'bytes';
  for (const binding of bindings.filter((binding) => !takesBytes(binding)))
    register(app, binding, services, limitToken);
  // In a scope of its own, so that all other routes refuse such a body.
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, body, done) => done(null, body));
    for (const binding of bindings.filter(takesBytes)) register(scope, binding, services, limitToken);
  });
}

function register(app: FastifyInstance, binding: Binding, services: Services, limitToken: Bound['limitToken']): void {
  const { method } = binding.facts;
  const { perMinute } = binding.options;
  const joinBatch = binding.batch ? batchesOf(services, binding, binding.batch) : () => null;
  for (const url of pathsOf(binding.facts))
    app.route({
      method,
      url,
      config: {
        binding,
        ...(perMinute === undefined ? {} : { rateLimit: { max: perMinute, timeWindow: '1 minute' } }),
      },
      handler: (request, reply) => answer(services, { binding, joinBatch, limitToken }, request, reply),
    });
}

interface Bound {
  readonly binding: Binding;
  readonly joinBatch: JoinBatch;
  /** Throws 429 for a program that calls too often. */
  readonly limitToken: (request: FastifyRequest) => Promise<void>;
}

async function answer(
  services: Services,
  { binding, joinBatch, limitToken }: Bound,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  // Answers depend on the caller and the moment.
  reply.header('cache-control', 'no-store');
  const now = services.clock();
  const caller = await callerOf(services, binding, request, now);
  request.caller = caller;
  await limitToken(request);
  assertMayCall(binding.facts, caller, request.params);
  const upload = await receiveUpload(request, binding, {
    dataDir: services.config.dataDir,
    uploads: services.uploads,
    caller,
    now,
  });
  const bytes = request.body instanceof Readable ? request.body : null;
  const undo: (() => Promise<void>)[] = [];
  let settled = false;
  try {
    const { params, query, headers } = request;
    const input = parseInput(binding.schemas, {
      params,
      query,
      headers,
      body: upload?.fields ?? (bytes ? undefined : request.body),
    });
    const preparation: Preparation = {
      ...input,
      caller,
      requestId: request.id,
      log: request.log,
      metrics: services.metrics,
      now,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      origin: originOf(request, services.config.corsOrigins),
      bearer: bearerToken(request.headers.authorization),
      device: deviceOf(request.headers['x-device']),
      config: services.config,
      files: upload?.files ?? [],
      bytes,
      db: services.db,
      pool: services.pool,
      storage: services.storage,
      uploads: services.uploads,
      afterFailure: (step) => void undo.push(step),
    };
    const repeatable = repeatableOf(binding, request, preparation);
    const prepared = await binding.prepare?.(preparation as Parameters<typeof binding.prepare>[0]);
    // A call with an idempotency key claims it in its own transaction, so it cannot join a batch.
    const outcome =
      (await (repeatable === null ? joinBatch(preparation) : null)) ??
      (await runCall(services, binding, preparation, prepared, repeatable));
    settled = !outcome.replayed;
    await runEffects(upload ? { effects: [...outcome.effects, upload.release] } : outcome, request);
    return send(reply, outcome);
  } finally {
    if (!settled) await runUndo(undo, request);
    await upload?.dispose();
  }
}

async function callerOf(
  { pool, config }: Services,
  { facts }: Binding,
  request: FastifyRequest,
  now: Date,
): Promise<Caller | null> {
  if (facts.access.kind === 'public') return null;
  const { authorization } = request.headers;
  const apiToken = apiTokenOf(authorization);
  if (apiToken !== null) return programOf(pool, apiToken, request, now);
  const token = bearerToken(authorization);
  return token === null ? null : findCaller(pool, token, now, config.requireSecondFactor);
}

/** @throws ApiFailure 401 for a token that is unknown or has ended. */
async function programOf(pool: Services['pool'], token: string, request: FastifyRequest, now: Date): Promise<Caller> {
  const found = await findApiToken(pool, token, { now, ip: request.ip });
  if (found === null) throw new ApiFailure(401, 'TOKEN_UNKNOWN');
  request.apiTokenId = found.id;
  if (found.refusal !== null) throw found.refusal;
  return found.caller;
}

function repeatableOf({ facts, options }: Binding, request: FastifyRequest, call: Preparation): RepeatableCall | null {
  if (facts.method !== 'POST' || options.replayable === false || facts.answerType !== undefined) return null;
  const key = idempotencyKeyOf(request.headers['idempotency-key']);
  if (key === null) return null;
  const { caller, ip, now } = call;
  return {
    key,
    caller: caller ? callerKey(caller) : `public:${ip}`,
    method: facts.method,
    path: facts.path,
    fingerprint: fingerprintOf(
      call,
      call.files.map(({ sha256 }) => sha256),
    ),
    now,
  };
}

/** Undoes the preparation of a failed call. */
async function runUndo(steps: readonly (() => Promise<void>)[], request: FastifyRequest): Promise<void> {
  for (const step of steps.toReversed())
    await step().catch((error: unknown) => request.log.error({ err: error }, 'A preparation could not be undone'));
}

/** Runs the effects after the commit; a failing one is only logged, because the call has already succeeded. */
async function runEffects({ effects }: Pick<Outcome, 'effects'>, request: FastifyRequest): Promise<void> {
  for (const effect of effects) {
    try {
      await effect();
    } catch (error) {
      request.log.error({ err: error }, 'An effect after the commit failed');
    }
  }
}

function send(reply: FastifyReply, { status, headers, content, replayed }: Outcome) {
  for (const [name, value] of headers) reply.header(name, value);
  if (replayed) reply.header('idempotency-replayed', 'true');
  // The client already has this answer.
  const etag = headers.get('etag');
  if (etag !== undefined && reply.request.headers['if-none-match'] === etag) return reply.status(304).send();
  reply.status(status);
  if (content.kind === 'json') return reply.send(content.answer);
  reply.headers({
    'content-disposition': contentDisposition(content.filename),
    'content-security-policy': HARMLESS,
  });
  reply.type(content.type);
  return reply.send(content.content);
}
