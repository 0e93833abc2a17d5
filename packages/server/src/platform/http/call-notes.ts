import type { FastifyBaseLogger } from 'fastify';
import type { AuditEntry } from '../audit/entry.ts';
import type { AuditOccasion } from '../audit/write-audit.ts';
import type { Caller } from '../auth/caller.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Binding } from './bind.ts';
import type { Attempt } from './call-transaction.ts';
import type { Ctx, PreparationCtx } from './context.ts';
import type { Services } from './services.ts';

/** A call before its transaction opens. */
export type Preparation = Omit<PreparationCtx<never, Caller | null>, 'params' | 'query' | 'body' | 'headers'> & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly headers?: unknown;
};

/** What a handler has requested through its context so far. */
export interface CallNotes {
  readonly ctx: Ctx<never, Caller | null>;
  readonly entries: readonly AuditEntry[];
  readonly effects: readonly (() => Promise<void>)[];
  readonly headers: ReadonlyMap<string, string>;
  readonly status: number | undefined;
}

/** Creates the context of a handler and collects what the handler requests through it. */
export function takeNotes(
  { storage, jobs }: Pick<Services, 'storage' | 'jobs'>,
  preparation: Preparation,
  { tx, reads, undo }: Attempt,
): CallNotes {
  const entries: AuditEntry[] = [];
  const effects: (() => Promise<void>)[] = [];
  const headers = new Map<string, string>();
  const notes = { entries, effects, headers, status: undefined as number | undefined };
  const { db: _, pool: __, bytes: ___, afterFailure: ____, uploads: _____, ...call } = preparation;
  const ctx: Ctx<never, Caller | null> = {
    ...call,
    tx: reads,
    storage,
    audit: (entry) => void entries.push(entry),
    mail: { enqueue: (mail) => enqueueMail(tx, mail, call.now) },
    jobs: { enqueue: (name, data, options) => jobs.enqueue(name, data, { ...options, tx }) },
    reply: {
      header: (name, value) => void headers.set(name, value),
      status: (status) => {
        notes.status = status;
      },
    },
    afterCommit: (effect) => void effects.push(effect),
    afterRollback: (step) => void undo.push(step),
  } as Ctx<never, Caller | null>;
  return Object.assign(notes, { ctx });
}

/**
 * The log row of a successful call; null for an endpoint that declares none.
 * @throws Error when the endpoint declares no log row but the handler wrote one, or, in tests only, when the handler of
 * another endpoint did not write exactly one; in production that is logged as an error.
 */
export function auditOf(
  { strict }: Pick<Services, 'strict'>,
  { facts }: Binding,
  { caller, now, requestId, ip, log }: Preparation,
  { entries }: CallNotes,
): { readonly entry: AuditEntry; readonly occasion: AuditOccasion } | null {
  if (facts.audit === null) {
    if (entries.length > 0) throw new Error(`${facts.id} declares no log row but wrote one`);
    return null;
  }
  if (entries.length !== 1) complain(`${facts.id} wrote ${entries.length} log rows instead of one`, strict, log);
  const entry = entries[0] ?? { object: facts.audit.split('_')[1]?.toLowerCase() ?? '', objectId: null };
  return { entry, occasion: { code: facts.audit, caller, now, requestId, ip } };
}

function complain(message: string, strict: boolean, log: FastifyBaseLogger): void {
  if (strict) throw new Error(message);
  log.error(message);
}
