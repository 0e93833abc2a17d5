import { sql } from 'drizzle-orm';
import { writeAudit } from '../audit/write-audit.ts';
import type { Binding } from './bind.ts';
import { auditOf, type CallNotes, type Preparation, takeNotes } from './call-notes.ts';
import { type Attempt, inCallTransaction } from './call-transaction.ts';
import { checkedAnswer } from './check-answer.ts';
import { type Download, isDownload } from './download.ts';
import { claimKey, type RepeatableCall, storeAnswer } from './idempotency.ts';
import type { Services } from './services.ts';
import { type SettledDownload, settleDownload } from './settle-download.ts';

/** The result of a call after the commit. */
export interface Outcome {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly content: { readonly kind: 'json'; readonly answer: unknown } | SettledDownload;
  /** Whether the answer is a replay of an earlier identical call. */
  readonly replayed: boolean;
  /** Effects outside the database, which the caller runs after the commit. */
  readonly effects: readonly (() => Promise<void>)[];
}

/**
 * Runs a call in a transaction of its own, with its idempotency key and its log row; repeated when it lost against a
 * concurrent one. @param prepared result of the binding's `prepare`. @param repeatable null for a call without an
 * idempotency key.
 */
export const runCall = (
  services: Services,
  binding: Binding,
  preparation: Preparation,
  prepared: unknown,
  repeatable: RepeatableCall | null,
): Promise<Outcome> =>
  inCallTransaction(services, binding, preparation.log, (attempt) =>
    runOnce(services, binding, preparation, prepared, repeatable, attempt),
  );

async function runOnce(
  services: Services,
  binding: Binding,
  preparation: Preparation,
  prepared: unknown,
  repeatable: RepeatableCall | null,
  attempt: Attempt,
): Promise<Outcome> {
  const { tx, reads } = attempt;
  const { statementTimeout } = binding.options;
  if (statementTimeout) await reads.execute(sql.raw(`set local statement_timeout = ${statementTimeout}`));
  const firstAnswer = repeatable && (await claimKey(tx, repeatable));
  if (firstAnswer)
    return {
      ...EMPTY,
      status: firstAnswer.status,
      content: { kind: 'json', answer: firstAnswer.answer },
      replayed: true,
    };

  const notes = takeNotes(services, preparation, attempt);
  const answer = await binding.handle(notes.ctx, prepared);
  const audit = auditOf(services, binding, preparation, notes);
  if (audit) await writeAudit(tx, audit.entry, audit.occasion);

  const outcome = await outcomeOf(services, binding, notes, answer);
  if (repeatable && outcome.content.kind === 'json')
    await storeAnswer(tx, repeatable, { status: outcome.status, answer: outcome.content.answer });
  return outcome;
}

const EMPTY = { headers: new Map<string, string>(), effects: [] } as const;

/** The outcome of a handler's answer. @throws Error when the answer violates its contract. */
export async function outcomeOf(
  { config }: Pick<Services, 'config'>,
  binding: Binding,
  { status, headers, effects }: CallNotes,
  answer: unknown,
): Promise<Outcome> {
  const content = isDownload(answer)
    ? await settleDownload(config.dataDir, answer as Download)
    : ({ kind: 'json', answer: checkedAnswer(binding, answer) } as const);
  return { status: status ?? binding.facts.status ?? 200, headers, content, replayed: false, effects };
}
