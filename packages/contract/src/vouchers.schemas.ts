import { z } from 'zod';
import {
  affectedAnswer,
  flag,
  idParam,
  instant,
  namedRecord,
  pageMeta,
  pageQuery,
  requiredText,
  rupiah,
  sortBy,
  version,
  writtenAnswer,
} from './scalars.schemas.ts';
import { VOUCHER_CODE, VOUCHER_MAX_COUNT, VOUCHER_TYPES } from './voucher-rules.ts';

export const voucherRow = namedRecord
  .extend({
    code: z.string(),
    type: z.enum(VOUCHER_TYPES),
    /** Exactly one of the two is set. */
    percentage: z.number().int().nullable(),
    amount: rupiah.nullable(),
    /** Smallest price for which the voucher is accepted. */
    minimum_usage: rupiah,
    note: z.string(),
    active: flag,
    /** Whether an order currently uses it. */
    used: z.boolean(),
    /** Orders that currently use it, without released uses. */
    used_count: z.number().int(),
    /** The order that uses a single-use voucher. */
    order_id: z.string().nullable(),
    /** The latest orders that ever used it, at most 200, for `POST /v1/order/some`. */
    transactions: z.array(z.object({ id: z.number().int() })),
    /** Number of orders that ever used it, including released uses. */
    transaction_count: z.number().int(),
    /** Total discount of the current uses, in rupiah. */
    usage_total: z.number().int(),
    /** Whether the rules allow deleting it. */
    deletable: z.boolean(),
    batch_id: z.string().nullable(),
  })
  .meta({ id: 'Voucher' });

const NOT_A_NUMBER = 'Harap mengisi angka di kolom besaran diskon';
const OUT_OF_RANGE = 'Harap mengisi angka diantara 1 - 100 di kolom diskon';
const NOT_POSITIVE = 'Besaran diskon tidak boleh 0 atau negatif';
const TOO_LARGE = 'Nominal paling banyak Rp1.000.000.000';
const NO_COUNT = 'Jumlah voucer tidak boleh 0 atau negatif';
const CODE_SHAPE = 'Kode voucer terdiri dari paling banyak 20 huruf, angka, atau tanda hubung';

/** Trimmed; compared and stored in capitals. D121. */
const code = z
  .string()
  .trim()
  .toUpperCase()
  .refine((text) => text === '' || VOUCHER_CODE.test(text), CODE_SHAPE);

const newVoucher = z
  .object({
    name: requiredText(150, 'Harap mengisi nama voucher', 'Nama voucher paling panjang 150 karakter'),
    /** Random when empty or omitted, a different one for each voucher. */
    code: code.optional(),
    type: z.enum(VOUCHER_TYPES),
    percentage: z.number(NOT_A_NUMBER).int(OUT_OF_RANGE).min(1, OUT_OF_RANGE).max(100, OUT_OF_RANGE).nullish(),
    amount: z
      .number(NOT_A_NUMBER)
      .int('Besaran diskon harus rupiah utuh')
      .min(1, NOT_POSITIVE)
      .max(1_000_000_000, TOO_LARGE)
      .nullish(),
    minimum_usage: z.number().int().min(0).max(1_000_000_000, TOO_LARGE).default(0),
    count: z
      .number(NO_COUNT)
      .int('Jumlah voucer harus bilangan bulat')
      .min(1, NO_COUNT)
      .max(VOUCHER_MAX_COUNT, 'Jumlah voucer paling banyak 5.000')
      .default(1),
    note: z.string().trim().max(1_000, 'Catatan paling panjang 1.000 karakter').default(''),
  })
  .superRefine((body, ctx) => {
    const refuse = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
    const percentage = body.percentage ?? null;
    const amount = body.amount ?? null;
    // An explicit null shows which kind was chosen, so that the form shows the message at the empty field.
    const meant = body.percentage === null && body.amount === undefined ? 'percentage' : 'amount';
    if (percentage === null && amount === null) refuse(meant, NOT_A_NUMBER);
    if (percentage !== null && amount !== null) refuse('amount', 'Pilih salah satu: persentase atau nominal');
    if ((body.code ?? '') !== '' && body.count !== 1)
      refuse('count', 'Voucer dengan kode sendiri hanya dapat dibuat satu');
  });

const created = z.object({
  success: z.literal(true),
  name: z.string(),
  codes: z.array(z.string()),
  /** Shared by the vouchers of one call; null for a single one. */
  batch_id: z.string().nullable(),
});
const written = writtenAnswer(voucherRow);

/** Filters of the list, the export and the selection. */
export const voucherFilters = z.object({
  q: z.string().trim().max(200).optional(),
  /** Both when omitted. D122. */
  tab: z.enum(['active', 'inactive']).optional(),
  /** Adds deactivated vouchers to the tab `active`. */
  show_inactive: z.enum(['1']).optional(),
  type: z.enum(VOUCHER_TYPES).optional(),
  batch_id: z.string().max(40).optional(),
});

export const voucherSchemas = {
  listVouchers: {
    query: pageQuery.extend({
      ...voucherFilters.shape,
      sort: sortBy(['created_at', 'name', 'code', 'used_count', 'minimum_usage']).default('-created_at'),
    }),
    answer: z.union([
      z.array(voucherRow),
      z.object({
        data: z.array(voucherRow),
        /** `usable`: how many of the matching vouchers can still be used. */
        meta: pageMeta.extend({ usable: z.number().int() }),
      }),
    ]),
  },
  /** The newest that match, at most 200. */
  listVoucherBatches: {
    query: z.object({
      /** Words of the batch's name or of one of its codes. */
      q: z.string().trim().max(200).optional(),
      batch_id: z.string().max(40).optional(),
    }),
    answer: z.array(
      z.object({
        batch_id: z.string(),
        name: z.string(),
        /** Vouchers that still exist. */
        count: z.number().int(),
        created_at: instant,
      }),
    ),
  },
  createVoucher: { body: newVoucher, answer: created },
  createVoucherBatch: { body: newVoucher, answer: created },
  deleteVoucher: { params: idParam, answer: affectedAnswer },
  noteVoucher: {
    params: z.object({ code: z.string().trim().toUpperCase().regex(VOUCHER_CODE) }),
    body: z.object({ note: z.string().trim().max(1_000), version: version.optional() }),
    answer: written,
  },
  deactivateVoucher: { params: idParam, answer: written },
  activateVoucher: { params: idParam, answer: written },
  exportVouchers: { query: voucherFilters, answer: z.string() },
};
