import { z } from 'zod';
import { CODE_PATTERN } from './codes.ts';
import { DEFAULT_PAGE_SIZE, MAX_PER_PAGE } from './paging.ts';
import { normalPhone, PHONE_SHAPE } from './phone.ts';

/** A numeric id in a path. Source: D307. */
export const idParam = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** A code in a path; an invalid one is refused without a query. */
export const codeParam = z.object({ code: z.string().regex(CODE_PATTERN) });

/** An instant, ISO-8601 in UTC. Source: D305. */
export const instant = z.iso.datetime();

/** A day in WIB, YYYY-MM-DD. Source: D305. */
export const wibDay = z.iso.date();

/** Money: whole rupiah, never negative. Source: D305. */
export const rupiah = z.number().int().min(0).max(1_000_000_000);

/** A flag in answers. */
export const flag = z.union([z.literal(0), z.literal(1)]);

/** A flag in requests: true, false, 1, 0 or their texts. Source: D305. */
export const flagInput = z
  .union([z.boolean(), z.literal(0), z.literal(1), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 1 || value === 'true' || value === '1');

/**
 * Error option of zod with a message for a missing value only; values that are too long or too small keep their own
 * messages.
 */
export const missingText = (missing: string | undefined) => ({
  error: ({ code }: { readonly code?: string }) => (code === 'invalid_type' ? missing : undefined),
});

/**
 * A required text: trimmed, not empty.
 * @param missing message for an empty field; the API's general one by default.
 * @param tooLong message for more than `max` characters; the API's general one by default.
 */
export const requiredText = (max: number, missing?: string, tooLong?: string) =>
  z.string(missingText(missing)).trim().min(1, missing).max(max, tooLong);

/**
 * A required email address, trimmed and in lower case.
 * @param missing message for an empty field.
 * @param invalid message for an invalid address; the API's general one by default.
 */
export const requiredEmail = (missing: string, invalid?: string) =>
  z.string(missingText(missing)).trim().toLowerCase().min(1, missing).max(255).pipe(z.email(invalid));

/**
 * A required phone number, in the notation in which it is stored.
 * @param missing message for an empty field.
 * @param invalid message for anything else than a number.
 */
export const phoneNumber = (missing: string, invalid = 'Nomor ponsel tidak sesuai') =>
  z.string(missing).trim().overwrite(normalPhone).regex(PHONE_SHAPE, invalid);

/** An optional phone number, in the notation in which it is stored; whether it is one is not checked. */
export const phoneText = z.string().trim().max(40).overwrite(normalPhone);

/** The secret part of a mailed link: 256 random bits. */
export const mailedToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/** Version of an editable record; an outdated one is answered with 409. Source: D306. */
export const version = z.number().int().positive();

/** Paging and search parameters of every list. Without `page` the answer is a plain array. Source: D301. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  per_page: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(DEFAULT_PAGE_SIZE),
  q: z.string().trim().max(200).optional(),
});

/** Order of a list: a column's name, with a leading `-` for descending. */
export const sortBy = <const Columns extends readonly [string, ...string[]]>(columns: Columns) =>
  z.enum(columns.flatMap((column) => [column, `-${column}`]) as [Columns[number] | `-${Columns[number]}`]);

/** Answer of a list: a plain array without `page`, a page with it. */
export const listAnswer = <Row extends z.ZodType>(row: Row) =>
  z.union([z.array(row), z.object({ data: z.array(row), meta: pageMeta })]);

/** Metadata of a page. */
export const pageMeta = z.object({ page: z.number().int(), per_page: z.number().int(), total: z.number().int() });

/** Answer of a write with the number of changed rows. */
export const affectedAnswer = z.object({ success: z.literal(true), affectedRows: z.number().int() });

/** Fields of every named record. */
export const namedRecord = z.object({ id: z.number().int(), name: z.string(), created_at: instant, version });

/** Answer of a write to one record, with its new state. */
export const writtenAnswer = <Row extends z.ZodType>(row: Row) => affectedAnswer.extend({ data: row, version });
