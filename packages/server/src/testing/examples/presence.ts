import { presenceForms } from '../../platform/database/schema/forms.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';
import { ownParticipant } from './participants.ts';

/** Inserts a class linked to `world.owner`, with one attendance form. */
async function classWithForm(world: ExampleWorld) {
  const { class_id, code, email, full_name } = await ownParticipant(world);
  await world.db.insert(presenceForms).values({ class_id, class_name: `Kelas ${code}`, email, full_name });
  return code;
}

const onClass: Example = {
  make: async (world) => ({ params: { code: await classWithForm(world) } }),
  foreign: 'hidden',
};

export const presenceExamples: Examples = {
  listPresenceForms: {
    make: async (world) => {
      await classWithForm(world);
      return { query: { page: '1' } };
    },
    foreign: 'left-out',
  },
  listClassPresenceForms: onClass,
  listPresenceClasses: {
    make: async (world) => ({ query: { q: await classWithForm(world), page: '1' } }),
    foreign: 'left-out',
  },
  exportPresenceForms: { make: async (world) => ({ body: { class_code: await classWithForm(world) } }) },
  matchPresence: onClass,
  markPresence: onClass,
};
