import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditEntry } from '../audit/entry.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Caller } from '../auth/caller.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import type { Binding } from './bind.ts';
import { checkedAnswer } from './check-answer.ts';
import type { Ctx, PreparationCtx } from './context.ts';
import { isTransient } from './database-errors.ts';
import { type Download, isDownload } from './download.ts';
import { claimKey, type RepeatableCall, storeAnswer } from './idempotency.ts';
import type { Services } from './services.ts';
import { type SettledDownload, settleDownload } from './settle-download.ts';
import type { Tx } from './transaction.ts';

/** What a call leads to, once everything is committed. */
export interface Outcome {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly content: { readonly kind: 'json'; readonly answer: unknown } | SettledDownload;
  /** Whether the answer was given before, to the same call. */
  readonly replayed: boolean;
  readonly effects: readonly (() => Promise<void>)[];
}

export type Preparation = Omit<PreparationCtx<never, Caller | null>, 'params' | 'query' | 'body'> & {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
};

interface Attempt {
  readonly tx: Tx;
  /** What to do when the transaction fails. */
  readonly undo: (() => Promise<void>)[];
}

const MOST_ATTEMPTS = 4;
/** Longest pause before the second attempt, ms; it grows with each. The call that won ends meanwhile. */
const PAUSE = 100;

/** Runs a handler in one transaction, again from the start when it lost a race against another one. */
export async function runCall(
  services: Services,
  binding: Binding,
  preparation: Preparation,
  prepared: unknown,
  repeatable: RepeatableCall | null,
): Promise<Outcome> {
  const { method, audit, answerType } = binding.facts;
  const db = answerType?.startsWith('text/csv') ? services.exportDb : services.db;
  // A GET that has an effect says so by its log row (decision 69).
  const accessMode = method === 'GET' && audit === null ? 'read only' : 'read write';
  for (let attempt = 1; ; attempt += 1) {
    const undo: (() => Promise<void>)[] = [];
    try {
      return await db.transaction((tx) => runOnce(services, binding, preparation, prepared, repeatable, { tx, undo }), {
        accessMode,
      });
    } catch (error) {
      for (const step of undo.toReversed())
        await step().catch((failure) => preparation.log.error({ err: failure }, 'An effect could not be undone'));
      if (attempt >= MOST_ATTEMPTS || !isTransient(error)) throw error;
      // Without it two calls that locked each other out may meet again at once, and the same one may lose every time.
      await wait(PAUSE * attempt * (0.5 + Math.random() / 2));
    }
  }
}

async function runOnce(
  services: Services,
  binding: Binding,
  preparation: Preparation,
  prepared: unknown,
  repeatable: RepeatableCall | null,
  { tx, undo }: Attempt,
): Promise<Outcome> {
  const { facts, options } = binding;
  if (options.statementTimeout) await tx.execute(sql.raw(`set local statement_timeout = ${options.statementTimeout}`));
  const before = repeatable && (await claimKey(tx, repeatable));
  if (before)
    return { ...EMPTY, status: before.status, content: { kind: 'json', answer: before.answer }, replayed: true };

  const notes = takeNotes(services, preparation, { tx, undo });
  const answer = await binding.handle(notes.ctx, prepared);
  await settleAudit(services, binding, preparation, tx, notes.entries);

  const status = notes.status ?? facts.status ?? 200;
  const content = isDownload(answer)
    ? await settleDownload(services.config.dataDir, answer as Download)
    : ({ kind: 'json', answer: checkedAnswer(binding, answer) } as const);
  if (repeatable && content.kind === 'json') await storeAnswer(tx, repeatable, { status, answer: content.answer });
  return { status, headers: notes.headers, content, replayed: false, effects: notes.effects };
}

const EMPTY = { headers: new Map<string, string>(), effects: [] } as const;

/** Makes the context of a handler and keeps what the handler says through it. */
function takeNotes({ storage, jobs }: Services, preparation: Preparation, { tx, undo }: Attempt) {
  const entries: AuditEntry[] = [];
  const effects: (() => Promise<void>)[] = [];
  const headers = new Map<string, string>();
  const notes = { entries, effects, headers, status: undefined as number | undefined };
  const { db: _, pool: __, bytes: ___, afterFailure: ____, ...call } = preparation;
  const ctx: Ctx<never, Caller | null> = {
    ...call,
    tx,
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

async function settleAudit(
  { strict }: Services,
  { facts }: Binding,
  { caller, now, requestId, ip, log }: Preparation,
  tx: Tx,
  entries: readonly AuditEntry[],
): Promise<void> {
  if (facts.audit === null) {
    if (entries.length > 0) throw new Error(`${facts.id} declares no log row but wrote one`);
    return;
  }
  if (entries.length !== 1) complain(`${facts.id} wrote ${entries.length} log rows instead of one`, strict, log);
  const entry = entries[0] ?? { object: facts.audit.split('_')[1]?.toLowerCase() ?? '', objectId: null };
  await writeAudit(tx, entry, { code: facts.audit, caller, now, requestId, ip });
}

function complain(message: string, strict: boolean, log: FastifyBaseLogger): void {
  if (strict) throw new Error(message);
  log.error(message);
}
