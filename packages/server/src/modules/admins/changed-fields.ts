import type { adminSchemas } from '@widya/contract/admins.schemas';
import type { z } from 'zod';
import type { AdminFields } from './queries.ts';

type UpdateBody = z.output<(typeof adminSchemas)['updateAdmin']['body']>;

/**
 * The columns to write, an allow-list: a missing field keeps its value, an optional text sent as null is cleared, other
 * fields of the body are ignored (S12).
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
