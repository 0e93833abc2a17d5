import { inArray } from 'drizzle-orm';
import { classes as table } from '../../platform/database/schema/classes.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { isUpcoming } from './class-facts.ts';

/** What a batch of prices looks at, of a class or a course. */
export interface Priced {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly non_discounted_price: number | null;
  readonly is_discounted_price_null: boolean;
}

export interface PricedClass extends Priced {
  readonly upcoming: boolean;
}

/** Locks the classes in the order of their ids, so that two batches wait for each other instead of deadlocking. */
export const lockPricedClasses = (tx: Tx, ids: readonly number[], now: Date): Promise<PricedClass[]> =>
  tx
    .select({
      id: table.id,
      code: table.code,
      name: table.name,
      price: table.price,
      non_discounted_price: table.non_discounted_price,
      is_discounted_price_null: table.is_discounted_price_null,
      upcoming: isUpcoming(now),
    })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(table.id)
    .for('update');

const SHOWN_NAMES = 5;

/** Names for a sentence; a long list ends in how many more there are. */
function nameList(names: readonly string[]): string {
  const rest = names.length - SHOWN_NAMES;
  return rest > 0 ? `${names.slice(0, SHOWN_NAMES).join(', ')} dan ${rest} lainnya` : names.join(', ');
}

/** @throws ApiFailure 404 when one of the chosen does not exist; nothing is changed then. */
export function assertAllFound(ids: readonly number[], found: readonly Priced[]): void {
  const known = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !known.has(id));
  if (unknown.length > 0)
    throw notFound(`Kelas dengan id ${nameList(unknown.map(String))} tidak ditemukan. Tidak ada harga yang diubah.`);
}

/** @throws ApiFailure 422 when a struck-through price would no longer be the higher one. Source: D29. */
export function assertBelowStruckPrices(found: readonly Priced[], price: number): void {
  const crossed = found.filter(
    (row) => !row.is_discounted_price_null && (row.non_discounted_price ?? Infinity) <= price,
  );
  if (crossed.length > 0)
    throw invalid({
      price: `Harga harus lebih rendah dari harga coret kelas: ${nameList(crossed.map(({ name }) => name))}. Tidak ada harga yang diubah.`,
    });
}

/**
 * Refuses the whole batch when any of its classes cannot take the price: one that does not exist, one that has ended,
 * or one whose struck-through price would no longer be the higher one (D29).
 * @throws ApiFailure 404, 409 or 422; nothing is changed then. Source: D46, S11.
 */
export function assertBatchPrice(ids: readonly number[], found: readonly PricedClass[], price: number): void {
  assertAllFound(ids, found);
  const over = found.filter(({ upcoming }) => !upcoming).map(({ name }) => name);
  if (over.length > 0)
    throw new ApiFailure(
      409,
      'INVALID_TRANSITION',
      `Hanya harga kelas mendatang yang dapat diubah. Sudah berakhir: ${nameList(over)}. Tidak ada harga yang diubah.`,
    );
  assertBelowStruckPrices(found, price);
}
