import { inArray } from 'drizzle-orm';
import { classes as table } from '../../platform/database/schema/classes.ts';
import { ApiFailure, invalid, notFound } from '../../platform/http/api-failure.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { isUpcoming } from './class-facts.ts';

/** The columns of a class or course that a batch price change needs. */
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

/** Locks the classes in the order of their ids, so that two concurrent batches do not deadlock. */
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

/** Joins names for a message; a long list ends with the number of the others. */
function nameList(names: readonly string[]): string {
  const rest = names.length - SHOWN_NAMES;
  return rest > 0 ? `${names.slice(0, SHOWN_NAMES).join(', ')} dan ${rest} lainnya` : names.join(', ');
}

/** @throws ApiFailure 404 when one of the chosen does not exist. */
export function assertAllFound(ids: readonly number[], found: readonly Priced[]): void {
  const existing = new Set(found.map(({ id }) => id));
  const unknown = ids.filter((id) => !existing.has(id));
  if (unknown.length > 0)
    throw notFound(`Kelas dengan id ${nameList(unknown.map(String))} tidak ditemukan. Tidak ada harga yang diubah.`);
}

/** @throws ApiFailure 422 when a price would not be below the struck-through price. Source: D29. */
export function assertBelowStruckPrices(found: readonly Priced[], price: number): void {
  const notBelow = found.filter(
    (row) => !row.is_discounted_price_null && (row.non_discounted_price ?? Infinity) <= price,
  );
  if (notBelow.length > 0)
    throw invalid({
      price: `Harga harus lebih rendah dari harga coret kelas: ${nameList(notBelow.map(({ name }) => name))}. Tidak ada harga yang diubah.`,
    });
}

/**
 * Refuses the whole batch when one of its classes does not exist, has ended, or has a struck-through price that is not
 * above the new price (D29).
 * @throws ApiFailure 404, 409 or 422. Source: D46, S11.
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
