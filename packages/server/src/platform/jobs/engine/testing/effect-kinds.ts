import { sql } from 'drizzle-orm';
import { type AnyTaskKind, defineTaskKind } from '../task-kind.ts';

/** The trace of work: a line each time an item is worked, without anything that would refuse a second one. */
export const EFFECTS_TABLE = 'create table task_effects (item bigint not null)';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes its trace as a kind should: through the transaction it was handed. */
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

/** The control: writes beside the transaction, so that a killed worker leaves traces of work that never counted. */
export const carelessKind = defineTaskKind<{ nomor: number }>({
  ...effectKind,
  workItem: async (services, _tx, item) => {
    await services.pool.query('insert into task_effects values ($1)', [item.id]);
    await pause(3);
    return { outcome: 'sent' };
  },
});

export const EFFECT_KINDS: Readonly<Record<string, AnyTaskKind>> = { careful: effectKind, careless: carelessKind };
