import { z } from 'zod';
import { TOKEN_ACCESS, TOKEN_STATES } from './api-token-rules.ts';
import { MENU_KEYS } from './menu.ts';
import {
  affectedAnswer,
  idParam,
  instant,
  listAnswer,
  missingText,
  pageQuery,
  requiredText,
  sortBy,
  wibDate,
} from './scalars.schemas.ts';

export const apiTokenRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    /** Menu keys that it holds, in the order of the menu keys. */
    keys: z.array(z.enum(MENU_KEYS)),
    access: z.enum(TOKEN_ACCESS),
    state: z.enum(TOKEN_STATES),
    /** The superadmin who made it, by the name at that time. */
    created_by_name: z.string(),
    created_at: instant,
    expires_at: instant,
    /** The WIB day with whose end it expires. */
    last_day: wibDate,
    revoked_at: instant.nullable(),
    /** Empty when it ended because its maker is no superadmin any more. */
    revoked_by_name: z.string(),
    /** Accurate to a minute. */
    last_used_at: instant.nullable(),
    last_used_ip: z.string().nullable(),
  })
  .meta({ id: 'ApiToken' });

const MISSING_DAY = 'Pilih sampai kapan token berlaku';

export const apiTokenSchemas = {
  listApiTokens: {
    query: pageQuery.extend({
      state: z.enum(TOKEN_STATES).optional(),
      sort: sortBy(['name', 'created_at', 'expires_at', 'last_used_at']).default('-created_at'),
    }),
    answer: listAnswer(apiTokenRow),
  },
  createApiToken: {
    body: z.object({
      name: requiredText(100, 'Nama token wajib diisi', 'Nama token paling banyak 100 huruf'),
      keys: z
        .array(z.enum(MENU_KEYS))
        .min(1, 'Pilih paling sedikit satu menu')
        .max(MENU_KEYS.length)
        .transform((chosen) => MENU_KEYS.filter((key) => chosen.includes(key))),
      access: z.enum(TOKEN_ACCESS),
      /** Last day on which it works, WIB: from today, at most 365 days ahead. */
      last_day: z.string(missingText(MISSING_DAY)).min(1, MISSING_DAY).pipe(wibDate),
    }),
    answer: z.object({
      success: z.literal(true),
      /** The secret, which no other call answers. */
      token: z.string(),
      data: apiTokenRow,
    }),
  },
  revokeApiToken: { params: idParam, answer: affectedAnswer.extend({ data: apiTokenRow }) },
};
