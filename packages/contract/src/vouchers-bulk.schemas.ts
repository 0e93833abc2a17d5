import { z } from 'zod';
import { affectedAnswer } from './scalars.schemas.ts';
import { VOUCHER_BULK_ACTIONS, VOUCHER_CODE, VOUCHER_MAX_COUNT } from './voucher-rules.ts';
import { voucherFilters } from './vouchers.schemas.ts';

const TOO_MANY = 'Pilih paling banyak 5.000 voucher';

const codes = z.array(z.string().regex(VOUCHER_CODE)).min(1).max(VOUCHER_MAX_COUNT, TOO_MANY);

/**
 * Ticked vouchers, or all that match the filters except those unticked afterwards. `expected` is the count the person
 * saw; the call is refused when it has changed.
 */
const body = z.object({
  action: z.enum(VOUCHER_BULK_ACTIONS),
  codes: codes.optional(),
  filter: voucherFilters.optional(),
  except: z.array(codes.element).max(VOUCHER_MAX_COUNT).optional(),
  expected: z.number().int().min(0).optional(),
});

/** Vouchers that do not change, by reason. */
const skipped = z.array(z.object({ reason: z.string(), count: z.number().int() }));

export const voucherBulkSchemas = {
  previewVoucherBulk: {
    body,
    answer: z.object({
      /** How many are selected. */
      total: z.number().int(),
      /** How many would change. */
      changes: z.number().int(),
      /** How many of them were ever used by an order. */
      used: z.number().int(),
      skipped,
      /** Codes of a few that would change. */
      examples: z.array(z.string()),
    }),
  },
  applyVoucherBulk: {
    body,
    answer: affectedAnswer.extend({
      /** Codes of the changed vouchers, for undoing. */
      changed: z.array(z.string()),
      skipped,
    }),
  },
};
