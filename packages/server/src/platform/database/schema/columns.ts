import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, integer, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core';

/** Primary key made by the database; explicit values stay possible for imports and the seed. */
export const identity = () => integer().primaryKey().generatedByDefaultAsIdentity();

/** Primary key for tables that grow without limit (log, mail). A JavaScript number is exact up to 2^53. */
export const bigIdentity = () => bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity();

/** An instant, UTC, to the millisecond so that a JavaScript Date survives the round trip (keyset paging). */
export const instant = () => timestamp({ withTimezone: true, mode: 'date', precision: 3 });

/** When the row was written. */
export const createdAt = () => instant().notNull().default(sql`now()`);

/** A flag stored as 1 or 0 (D305); a check constraint stands beside each use. */
export const flag = () => smallint().$type<0 | 1>().notNull();

/** Integer rupiah (D305). */
export const rupiah = () => integer();

/** Counts writes of an editable record; a stale write is 409 VERSION_CONFLICT (D306). */
export const version = () => integer().notNull().default(1);

/** Free text that is empty when nobody wrote any. */
export const emptyText = () => text().notNull().default('');

/** A list of texts kept as JSON. */
export const textList = () => jsonb().$type<string[]>().notNull().default([]);

/** A switch that is off until someone turns it on. */
export const off = () => boolean().notNull().default(false);

/** Raw bytes: hashes. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
