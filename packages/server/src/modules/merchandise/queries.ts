import type { Merchandise } from '@widya/contract/merchandise';
import type { merchandiseSchemas } from '@widya/contract/merchandise.schemas';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { merchandise } from '../../platform/database/schema/public-site.ts';
import { notFound } from '../../platform/http/api-failure.ts';
import { rowWindow } from '../../platform/http/listing.ts';
import type { Tx } from '../../platform/http/transaction.ts';
import { containsPattern, searchTerms } from '../../platform/lists/search-terms.ts';

type MerchandiseQuery = z.output<(typeof merchandiseSchemas)['listMerchandise']['query']>;
type Row = typeof merchandise.$inferSelect;

/** The fields that a form writes. */
export type MerchandiseFields = Partial<
  Pick<
    Row,
    'name' | 'description' | 'price' | 'marketplace_link' | 'image_url' | 'other_image_url' | 'activated' | 'active'
  >
>;

const present = ({ created_at, updated_at, ...row }: Row): Merchandise => ({
  ...row,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});

const SORT_ORDERS: Readonly<Record<MerchandiseQuery['sort'], SQL>> = {
  created_at: asc(merchandise.created_at),
  '-created_at': desc(merchandise.created_at),
  name: sql`lower(${merchandise.name})`,
  '-name': sql`lower(${merchandise.name}) desc`,
  price: asc(merchandise.price),
  '-price': desc(merchandise.price),
};

/** Conditions that each word of a search is in the name or the description. */
export const searchConditions = (q: string | undefined): SQL[] =>
  searchTerms(q).map((term) => {
    const pattern = containsPattern(term);
    return sql`(${merchandise.name} ilike ${pattern} or ${merchandise.description} ilike ${pattern})`;
  });

/** A page of merchandise. */
export async function selectMerchandise(
  tx: Tx,
  query: MerchandiseQuery,
): Promise<{ rows: Merchandise[]; total: number }> {
  const filter = and(
    query.active === undefined ? undefined : eq(merchandise.active, query.active === '1' ? 1 : 0),
    ...searchConditions(query.q),
  );
  const { limit, offset } = rowWindow(query);
  const rows = await tx
    .select()
    .from(merchandise)
    .where(filter)
    .orderBy(SORT_ORDERS[query.sort], desc(merchandise.id))
    .limit(limit)
    .offset(offset);
  const [all] = await tx.select({ total: count() }).from(merchandise).where(filter);
  return { rows: rows.map(present), total: all?.total ?? 0 };
}

/** One product in the shape of the API. @throws ApiFailure 404. */
export async function selectOne(tx: Tx, id: number): Promise<Merchandise> {
  const [row] = await tx.select().from(merchandise).where(eq(merchandise.id, id));
  if (row === undefined) throw notFound('Kreasi tidak ditemukan');
  return present(row);
}

/** Locks a product for a write and reads it. @throws ApiFailure 404. */
export async function lockOne(tx: Tx, id: number): Promise<Merchandise> {
  await tx.select({ id: merchandise.id }).from(merchandise).where(eq(merchandise.id, id)).for('update');
  return selectOne(tx, id);
}

/** Adds a product. @returns its id. */
export async function insertOne(
  tx: Tx,
  fields: MerchandiseFields & { readonly name: string; readonly price: number },
): Promise<number> {
  const [row] = await tx.insert(merchandise).values(fields).returning({ id: merchandise.id });
  if (row === undefined) throw new Error('The merchandise was not stored');
  return row.id;
}

/** Writes fields of a locked product and increments its version. */
export async function writeOne(tx: Tx, id: number, fields: MerchandiseFields): Promise<void> {
  await tx
    .update(merchandise)
    .set({ ...fields, version: sql`${merchandise.version} + 1`, updated_at: sql`now()` })
    .where(eq(merchandise.id, id));
}
