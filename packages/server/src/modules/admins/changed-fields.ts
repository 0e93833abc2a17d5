import type { adminSchemas } from '@widya/contract/admins.schemas';
import type { z } from 'zod';
import type { AdminFields } from './queries.ts';

type UpdateBody = z.output<(typeof adminSchemas)['updateAdmin']['body']>;

/**
 * The columns an update may write, and of those only the ones that were sent: a field left out keeps its value, an optional
 * text sent as null is emptied. Whatever else a body carries has no way in (S12).
 */
export function changedFields({ email, name, role, menu, phone_num, address }: UpdateBody): AdminFields {
  return {
    ...(email === undefined ? {} : { email }),
    ...(name === undefined ? {} : { name }),
    ...(role === undefined ? {} : { role }),
    ...(menu === undefined ? {} : { menu }),
    ...(phone_num === undefined ? {} : { phone_num: phone_num ?? '' }),
    ...(address === undefined ? {} : { address: address ?? '' }),
  };
}
