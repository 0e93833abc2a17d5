import { z } from 'zod';
import { pageQuery } from './scalars.schemas.ts';

/** What narrows a list of certificates; also the selection of a bulk action. */
export const certificateFilters = z.object({
  q: pageQuery.shape.q,
  /** With a valid certificate, without one, with one that was revoked, or with one that carries a former name. */
  made: z.enum(['1', '0', 'revoked', 'renamed']).optional(),
});

const ids = z.array(z.coerce.number().int().positive().max(2_147_483_647)).max(20_000);

/**
 * Who is meant: rows ticked by hand, or all that the filters of the list find, less those unticked afterwards.
 * `expected` is how many the person saw; a selection that has become another is refused.
 */
export const certificateSelection = z.object({
  ids: ids.optional(),
  filter: certificateFilters.optional(),
  except: ids.optional(),
  expected: z.number().int().min(0).optional(),
});
