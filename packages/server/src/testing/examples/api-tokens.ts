import { plusDays } from '@widya/contract/time/days';
import { wibDate } from '@widya/contract/time/instants';
import { insertApiToken } from '../insert-api-token.ts';
import type { Examples } from './example.ts';

export const apiTokenExamples: Examples = {
  listApiTokens: {
    make: async ({ db }) => {
      await insertApiToken(db, new Date());
      return {};
    },
  },
  createApiToken: {
    make: async () => ({
      body: {
        name: 'Sistem kepegawaian',
        keys: ['home', 'participation'],
        access: 'read',
        last_day: plusDays(wibDate(Date.now()), 90),
      },
    }),
  },
  revokeApiToken: { make: async ({ db }) => ({ params: { id: (await insertApiToken(db, new Date())).id } }) },
};
