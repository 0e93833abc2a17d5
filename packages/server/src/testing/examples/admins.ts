import { eq } from 'drizzle-orm';
import { admins } from '../../platform/database/schema/accounts.ts';
import { insertAdmin } from '../fixtures.ts';
import type { Example, Examples } from './example.ts';

const onAnother: Example = { make: async ({ db }) => ({ params: { id: (await insertAdmin(db)).id } }) };

export const adminExamples: Examples = {
  listAdmins: { make: async () => ({ query: { page: '1', per_page: '5' } }) },
  createAdmin: {
    make: async ({ db }) => {
      const { id } = await insertAdmin(db);
      const email = `admin-baru-${id}@uji.example`;
      return {
        body: { email, name: 'Admin Baru Uji', password: 'Lemari-kayu-jati-7', role: 'admin', menu: '["home"]' },
      };
    },
  },
  updateAdmin: {
    make: async ({ db }) => ({
      params: { id: (await insertAdmin(db)).id },
      body: { name: 'Nama Lain Uji', menu: '["email"]' },
    }),
  },
  banAdmin: onAnother,
  unbanAdmin: {
    make: async ({ db }) => {
      const { id } = await insertAdmin(db);
      await db.update(admins).set({ active: 0 }).where(eq(admins.id, id));
      return { params: { id } };
    },
  },
  deleteAdmin: onAnother,
  resetAdminPassword: {
    make: async ({ db }) => ({ body: { admin_id: (await insertAdmin(db)).id, newPassword: 'Gerobak-merah-tua-5' } }),
  },
};
