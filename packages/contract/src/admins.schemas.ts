import { z } from 'zod';
import { newPassword } from './accounts.schemas.ts';
import { parseMenu } from './menu.ts';
import {
  affectedAnswer,
  flag,
  idParam,
  instant,
  listAnswer,
  pageQuery,
  requiredEmail,
  requiredText,
  sortBy,
  version,
} from './scalars.schemas.ts';

/** Roles an admin account can have. */
const ADMIN_ROLES = ['superadmin', 'admin'] as const;
export const adminRole = z.enum(ADMIN_ROLES);

/** The menu as JSON text, a list of texts of at most 4 KB. Source: S25. */
const menuText = z
  .string()
  .max(4_096)
  .refine((text) => parseMenu(text) !== null, 'Daftar menu tidak dapat dibaca');

/** Message for an incomplete form. Source: A-260. */
const INCOMPLETE = 'Mohon mengisi formulir dengan lengkap';

export const adminRow = z
  .object({
    id: z.number().int(),
    email: z.string(),
    name: z.string(),
    phone_num: z.string().nullable(),
    address: z.string().nullable(),
    role: adminRole,
    menu: z.string().nullable(),
    active: flag,
    created_at: instant,
    last_login_at: instant.nullable(),
    /** Null until the link mailed at the registration was opened. */
    email_confirmed_at: instant.nullable(),
    has_second_factor: z.boolean(),
    version,
  })
  .meta({ id: 'Admin' });

const email = requiredEmail(INCOMPLETE, 'Alamat surel belum benar');
const name = requiredText(255, INCOMPLETE);
const role = z.enum(ADMIN_ROLES, INCOMPLETE);
const optionalText = z.string().trim().max(255).nullish();

export const adminSchemas = {
  listAdmins: {
    query: pageQuery.extend({
      sort: sortBy(['name', 'email', 'role', 'created_at', 'last_login_at']).default('name'),
      /** `1` lists active accounts, `0` banned ones; left out, both. */
      active: z.enum(['1', '0']).optional(),
      role: adminRole.optional(),
      /** `1` lists only active accounts that registered themselves and have no menu key yet. */
      waiting: z.enum(['1']).optional(),
    }),
    answer: listAnswer(adminRow),
  },
  createAdmin: {
    body: z.object({
      email,
      name,
      password: newPassword(INCOMPLETE),
      role,
      menu: menuText,
      phone_num: optionalText,
      address: optionalText,
    }),
    answer: z.object({ success: z.literal(true), id: z.number().int(), data: adminRow, version }),
  },
  updateAdmin: {
    params: idParam,
    body: z.object({
      email: email.optional(),
      name: name.optional(),
      role: role.optional(),
      menu: menuText.optional(),
      phone_num: optionalText,
      address: optionalText,
      version: version.optional(),
    }),
    answer: affectedAnswer.extend({ data: adminRow, version }),
  },
  banAdmin: { params: idParam, answer: affectedAnswer.extend({ data: adminRow }) },
  unbanAdmin: { params: idParam, answer: affectedAnswer.extend({ data: adminRow }) },
  deleteAdmin: { params: idParam, answer: affectedAnswer },
  resetAdminPassword: {
    body: z.object({ admin_id: z.number().int().positive(), newPassword: newPassword(INCOMPLETE) }),
    answer: affectedAnswer,
  },
};
