import { z } from 'zod';
import { TOKEN_ACCESS, TOKEN_KINDS, TOKEN_STATES } from './api-token-rules.ts';
import { GRANTABLE_KEYS } from './grantable-keys.ts';
import { MENU_KEYS } from './menu.ts';
import { remoteName } from './routing/registry.schemas.ts';
import {
  affectedAnswer,
  idParam,
  instant,
  listAnswer,
  missingText,
  pageQuery,
  requiredText,
  sortBy,
  wibDay,
} from './scalars.schemas.ts';

export const apiTokenRow = z
  .object({
    id: z.number().int(),
    name: z.string(),
    kind: z.enum(TOKEN_KINDS),
    /** Menu keys that it holds, in the order of the menu keys; none for a deploy token. */
    keys: z.array(z.enum(MENU_KEYS)),
    /** Remotes that it may publish; none for any other token. */
    remotes: z.array(z.string()),
    access: z.enum(TOKEN_ACCESS),
    state: z.enum(TOKEN_STATES),
    /** The superadmin who created it, by the name at that time. */
    created_by_name: z.string(),
    created_at: instant,
    expires_at: instant,
    /** The WIB day with whose end it expires. */
    last_day: wibDay,
    revoked_at: instant.nullable(),
    /** Empty while it is not revoked, and when it ended because its creator is no longer a superadmin. */
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
    body: z
      .object({
        kind: z.enum(TOKEN_KINDS).default('api'),
        name: requiredText(100, 'Nama token wajib diisi', 'Nama token paling banyak 100 huruf'),
        keys: z
          .array(z.enum(GRANTABLE_KEYS))
          .max(GRANTABLE_KEYS.length)
          .default([])
          .transform((chosen) => GRANTABLE_KEYS.filter((key) => chosen.includes(key))),
        /** Also remotes that are not published yet, for their first version. */
        remotes: z.array(remoteName).max(50).default([]),
        /** A deploy token always writes. */
        access: z.enum(TOKEN_ACCESS),
        /** Last day on which it works, WIB: from today, at most 365 days ahead. */
        last_day: z.string(missingText(MISSING_DAY)).min(1, MISSING_DAY).pipe(wibDay),
      })
      .check(({ value: { kind, keys, remotes }, issues }) => {
        if (kind === 'api' && keys.length === 0)
          issues.push({ code: 'custom', path: ['keys'], message: 'Pilih paling sedikit satu menu', input: keys });
        if (kind === 'deploy' && remotes.length === 0)
          issues.push({
            code: 'custom',
            path: ['remotes'],
            message: 'Tulis paling sedikit satu remote',
            input: remotes,
          });
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
