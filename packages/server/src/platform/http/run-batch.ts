import { writeAudits } from '../audit/write-audit.ts';
import { ApiFailure } from './api-failure.ts';
import type { Binding, CallBatch } from './bind.ts';
import { auditOf, type Preparation, takeNotes } from './call-notes.ts';
import { inCallTransaction } from './call-transaction.ts';
import { failureOfDatabase } from './database-errors.ts';
import { type Outcome, outcomeOf, runCall } from './run-call.ts';
import type { Services } from './services.ts';

/**
 * Maximum number of calls in one transaction; what they write must stay well below the 65,535 parameters of a
 * statement.
 */
const MOST = 50;
const BUSY = 503;

interface WaitingCall {
  readonly preparation: Preparation;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/** Runs a call together with others that would wait for the same lock; null when it must run alone. */
export type JoinBatch = (preparation: Preparation) => Promise<Outcome> | null;

/**
 * Lets calls share transactions: while one runs, calls with the same key collect and share the next one (ADR 0024). Row
 * locks still apply, so several servers may do this at once.
 */
export function batchesOf(services: Services, binding: Binding, batch: CallBatch): JoinBatch {
  const waiting = new Map<string, WaitingCall[]>();

  async function work(key: string, calls: WaitingCall[]): Promise<void> {
    while (calls.length > 0) await settle(services, binding, batch, calls.splice(0, MOST));
    waiting.delete(key);
  }

  return (preparation) => {
    const key = batch.keyOf(preparation as Parameters<typeof batch.keyOf>[0]);
    if (key === null) return null;
    return new Promise((resolve, reject) => {
      const call = { preparation, resolve, reject };
      const calls = waiting.get(key);
      if (calls) {
        calls.push(call);
        return;
      }
      const first = [call];
      waiting.set(key, first);
      void work(key, first);
    });
  };
}

/** The database was too busy, so single retries would only wait as long again. */
const isBusy = (error: unknown): boolean => failureOfDatabase(error)?.status === BUSY;

/** Never rejects; each call gets its own result. */
async function settle(services: Services, binding: Binding, batch: CallBatch, calls: readonly WaitingCall[]) {
  try {
    const outcomes = await runTogether(
      services,
      binding,
      batch,
      calls.map(({ preparation }) => preparation),
    );
    for (const [index, { resolve, reject }] of calls.entries()) {
      const outcome = outcomes[index];
      if (outcome === undefined) reject(new Error(`${binding.facts.id} answered fewer calls than it was handed`));
      else if (outcome instanceof ApiFailure) reject(outcome);
      else resolve(outcome);
    }
  } catch (error) {
    if (calls.length === 1 || isBusy(error)) for (const { reject } of calls) reject(error);
    // One failing call must not fail the others, so each is retried alone.
    else
      for (const { preparation, resolve, reject } of calls)
        await runCall(services, binding, preparation, undefined, null).then(resolve, reject);
  }
}

async function runTogether(
  services: Services,
  binding: Binding,
  batch: CallBatch,
  calls: readonly Preparation[],
): Promise<(Outcome | ApiFailure)[]> {
  const [first] = calls;
  if (first === undefined) return [];
  return inCallTransaction(services, binding, first.log, async (attempt) => {
    const notes = calls.map((call) => takeNotes(services, call, attempt));
    const answers = await batch.handle(notes.map(({ ctx }) => ctx as Parameters<typeof batch.handle>[0][number]));
    const outcomes: (Outcome | ApiFailure)[] = [];
    const audits = [];
    for (const [index, note] of notes.entries()) {
      const [call, answer] = [calls[index], answers[index]];
      if (call === undefined || answer instanceof ApiFailure) {
        outcomes.push(answer as ApiFailure);
        continue;
      }
      const audit = auditOf(services, binding, call, note);
      if (audit) audits.push(audit);
      outcomes.push(await outcomeOf(services, binding, note, answer));
    }
    await writeAudits(attempt.tx, audits);
    return outcomes;
  });
}
