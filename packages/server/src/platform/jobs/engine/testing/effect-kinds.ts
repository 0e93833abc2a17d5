import { sql } from 'drizzle-orm';
import { type AnyTaskKind, defineTaskKind } from '../task-kind.ts';

/** Gets a row each time an item is processed; has no unique index, so that repeated processing is visible. */
export const EFFECTS_TABLE = 'create table task_effects (item bigint not null)';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes its row in the given transaction, as every kind should. */
export const effectKind = defineTaskKind<{ nomor: number }>({
  name: 'uji',
  label: 'Proses uji',
  chunk: 5,
  workItem: async (_services, tx, item) => {
    await tx.execute(sql`insert into task_effects values (${item.id})`);
    await pause(3);
    return { outcome: 'sent' };
  },
});

/**
 * Negative control: writes outside the transaction, so that a killed worker leaves rows of items whose transaction was
 * rolled back.
 */
export const carelessKind = defineTaskKind<{ nomor: number }>({
  ...effectKind,
  workItem: async (services, _tx, item) => {
    await services.pool.query('insert into task_effects values ($1)', [item.id]);
    await pause(3);
    return { outcome: 'sent' };
  },
});

export const EFFECT_KINDS: Readonly<Record<string, AnyTaskKind>> = { careful: effectKind, careless: carelessKind };
