import { insertClass, insertRegistration, linkInstructor } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** A class that belongs to the world's owner. */
export async function ownClass({ db, owner }: ExampleWorld) {
  const row = await insertClass(db);
  await linkInstructor(db, row.id, owner.id);
  return row;
}

/** A participant of such a class. */
export async function ownParticipant(
  world: ExampleWorld,
  values: Partial<Parameters<typeof insertRegistration>[1]> = {},
) {
  const { id, code } = await ownClass(world);
  const person = await insertRegistration(world.db, { class_id: id, ...values });
  return { ...person, code };
}

const onClass: Example = {
  make: async (world) => ({ params: { code: (await ownParticipant(world)).code } }),
  foreign: 'hidden',
};
const onParticipant: Example = {
  make: async (world) => ({ params: { id: (await ownParticipant(world)).id } }),
  foreign: 'hidden',
};

export const participantExamples: Examples = {
  listClassParticipants: onClass,
  readParticipantSummary: onClass,
  listParticipants: {
    make: async (world) => {
      await ownParticipant(world);
      return { query: { page: '1' } };
    },
    foreign: 'left-out',
  },
  readParticipant: onParticipant,
  readParticipantTimeline: onParticipant,
  readParticipantPerson: { make: async (world) => ({ params: { id: (await ownParticipant(world)).id } }) },
};
