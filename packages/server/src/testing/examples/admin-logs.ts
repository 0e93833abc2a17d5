import type { Examples } from './example.ts';

export const adminLogExamples: Examples = {
  listAdminLogs: { make: async () => ({ query: { page: '1' } }) },
  readAdminLogFilters: { make: async () => ({}) },
  exportAdminLogs: { make: async () => ({}) },
};
