import { auditLog } from '../../platform/database/schema/audit.ts';
import type { Examples } from './example.ts';

export const adminLogExamples: Examples = {
  listAdminLogs: { make: async () => ({ query: { page: '1' } }) },
  readAdminLog: {
    make: async ({ db }) => {
      const [row] = await db
        .insert(auditLog)
        .values({ actor_kind: 'system', actor_name: '', code: 'UPDATE_CLASS', object: 'class', object_label: '' })
        .returning({ id: auditLog.id });
      return { params: { id: row?.id ?? 0 } };
    },
  },
  readAdminLogFilters: { make: async () => ({}) },
  exportAdminLogs: { make: async () => ({}) },
};
