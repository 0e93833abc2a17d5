import { z } from 'zod';
import { affectedAnswer, idParam, instant } from './scalars.schemas.ts';

export const DATA_REQUEST_KINDS = ['COPY', 'DELETE'] as const;
export const dataRequestKind = z.enum(DATA_REQUEST_KINDS);

/** A person's request about their own data. */
export const dataRequest = z
  .object({
    id: z.number().int(),
    kind: dataRequestKind,
    email: z.string(),
    /** The account with this address; null when there is none. */
    member_id: z.number().int().nullable(),
    full_name: z.string().nullable(),
    created_at: instant,
    done_at: instant.nullable(),
    /** Name of the account that marked it as done, at that time. */
    done_by: z.string().nullable(),
  })
  .meta({ id: 'DataRequest' });

export const dataRequestSchemas = {
  /** Open ones oldest first; done ones of the last 90 days newest first. */
  listDataRequests: {
    query: z.object({ state: z.enum(['open', 'done']).default('open') }),
    answer: z.array(dataRequest),
  },
  finishDataRequest: { params: idParam, answer: affectedAnswer.extend({ data: dataRequest }) },
};
