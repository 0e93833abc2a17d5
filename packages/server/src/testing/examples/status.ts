import type { Examples } from './example.ts';

export const statusExamples: Examples = { readStatus: { make: async () => ({}) } };
