import type { Examples } from './example.ts';

export const interfaceTextExamples: Examples = {
  readInterfaceTexts: { make: async () => ({}) },
  readPublicStrings: { make: async () => ({}) },
  updateInterfaceTexts: {
    make: async () => ({ body: { json: JSON.stringify({ footer: { tagline: 'Belajar bersama' } }) } }),
  },
};
