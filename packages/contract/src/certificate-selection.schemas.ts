import { z } from 'zod';
import { pageQuery } from './scalars.schemas.ts';

/** Filters of a list of certificates, also used as the selection of a bulk action. */
export const certificateFilters = z.object({
  q: pageQuery.shape.q,
  /** With a valid certificate, without one, with a revoked one, or with one that carries a former name. */
  made: z.enum(['1', '0', 'revoked', 'renamed']).optional(),
});

const ids = z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(20_000);

/**
 * The selected rows: ticked ones, or all that match the filters except those unticked afterwards. `expected` is the
 * count the person saw; the call is refused when it has changed.
 */
export const certificateSelection = z.object({
  ids: ids.optional(),
  filter: certificateFilters.optional(),
  except: ids.optional(),
  expected: z.number().int().min(0).optional(),
});
