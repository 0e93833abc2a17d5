import type { Example, Examples, ExampleWorld } from './example.ts';
import { ownParticipant } from './participants.ts';

const list = (query: Readonly<Record<string, string>>): Example => ({
  make: async (world: ExampleWorld) => {
    await ownParticipant(world, { registered_at: new Date('2026-03-10T05:00:00Z') });
    return { query: { page: '1', ...query } };
  },
  foreign: 'left-out',
});

export const participationExamples: Examples = {
  listParticipation: list({ year: '2026', month: '3' }),
  listClassParticipation: list({ year: '2026', month: '3' }),
  listAllParticipation: list({}),
};
