import { insertClass, insertMember, insertRegistration, linkInstructor } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

/** Inserts a class linked to `world.owner`. */
export async function ownClass({ db, owner }: ExampleWorld) {
  const row = await insertClass(db);
  await linkInstructor(db, row.id, owner.id);
  return row;
}

/** Inserts an accepted participant of a class linked to `world.owner`. */
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

const accepted = (body: object): Example => ({
  make: async (world) => ({ params: { id: (await ownParticipant(world)).id }, body }),
  foreign: 'hidden',
});
const waiting = (body: object): Example => ({
  make: async (world) => ({ params: { id: (await ownParticipant(world, { status: 'WAITING' })).id }, body }),
  foreign: 'hidden',
});

export const GUEST = { email: 'tamu.undangan@uji.example', nama: 'Tamu Undangan', catatan: 'Pemateri' };

const bulk: Example = {
  make: async (world) => {
    const { id, code } = await ownParticipant(world);
    return { params: { code }, body: { action: 'present', ids: [id] } };
  },
  foreign: 'hidden',
};

const reminder: Example = {
  make: async (world) => ({
    params: { code: (await ownParticipant(world)).code },
    body: { class_date: '2099-01-15', start_time: '09:00', end_time: '11:00' },
  }),
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
  setParticipantStatus: waiting({ status: 'ACCEPTED' }),
  updateParticipant: accepted({ participant_note: 'Baru bisa hadir pukul sembilan' }),
  confirmParticipant: onParticipant,
  noteParticipant: accepted({ note: 'Sudah dihubungi' }),
  markParticipantPresent: accepted({ isPresent: true }),
  setParticipantPredicate: accepted({ predicate: 'Istimewa' }),
  resendParticipantMail: {
    make: async (world) => ({ params: { id: (await ownParticipant(world)).id, scenario: 'ACCEPTED' } }),
    foreign: 'hidden',
  },
  renewParticipantTicket: onParticipant,
  moveParticipant: {
    make: async (world) => ({
      params: { id: (await ownParticipant(world)).id },
      body: { class_code: (await ownClass(world)).code },
    }),
    foreign: 'hidden',
  },
  editParticipantPerson: {
    make: async (world) => ({ params: { id: (await ownParticipant(world)).id }, body: { full_name: 'Nama Baru' } }),
  },
  previewParticipantBulk: bulk,
  applyParticipantBulk: bulk,
  setParticipantPredicates: {
    make: async (world) => {
      const { id } = await ownParticipant(world);
      return { body: { participants: [id], predicate: 'Menengah' } };
    },
    foreign: 'hidden',
  },
  inviteParticipants: {
    make: async (world) => ({ params: { code: (await ownClass(world)).code }, body: [GUEST] }),
    foreign: 'hidden',
  },
  startInviteBatch: {
    make: async (world) => ({
      params: { code: (await ownClass(world)).code },
      // `more` keeps the batch open, because the matrices run without a queue that could take the task.
      body: { people: [GUEST], more: true },
    }),
    foreign: 'hidden',
  },
  broadcastReminder: reminder,
  broadcastReminderByOldPath: reminder,
  exportMemberData: { make: async ({ db }) => ({ params: { id: (await insertMember(db)).id } }) },
  anonymiseMember: {
    make: async ({ db }) => {
      const { id, email } = await insertMember(db);
      return { params: { id }, body: { confirm_email: email } };
    },
  },
  exportParticipants: onClass,
  exportParticipantEmails: onClass,
};
