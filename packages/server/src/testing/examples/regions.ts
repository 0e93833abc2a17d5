import type { Examples } from './example.ts';

export const regionExamples: Examples = {
  listProvinces: { make: async () => ({}) },
  listCities: { make: async () => ({ params: { province: 'Jawa Barat' } }) },
};
