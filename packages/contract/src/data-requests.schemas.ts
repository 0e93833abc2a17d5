import { z } from 'zod';
import { affectedAnswer, idParam, instant } from './scalars.schemas.ts';

export const DATA_REQUEST_KINDS = ['COPY', 'DELETE'] as const;
export const dataRequestKind = z.enum(DATA_REQUEST_KINDS);

/** What somebody asked for about their own data. */
export const dataRequest = z
  .object({
    id: z.number().int(),
    kind: dataRequestKind,
    email: z.string(),
    /** Account with this address; null when there is none. */
    member_id: z.number().int().nullable(),
    full_name: z.string().nullable(),
    created_at: instant,
    done_at: instant.nullable(),
    /** Name of whoever marked it as done, as it was then. */
    done_by: z.string().nullable(),
  })
  .meta({ id: 'DataRequest' });

export const dataRequestSchemas = {
  /** The oldest first; done ones for 90 days, the newest first. */
  listDataRequests: {
    query: z.object({ state: z.enum(['open', 'done']).default('open') }),
    answer: z.array(dataRequest),
  },
  finishDataRequest: { params: idParam, answer: affectedAnswer.extend({ data: dataRequest }) },
};
