import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseInstructors } from '../../platform/database/schema/courses.ts';
import { insertCourse, insertMember } from '../fixtures.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';
import { GUEST } from './participants.ts';

/** Inserts a course linked to `world.owner`. */
async function ownCourse({ db, owner }: ExampleWorld) {
  const row = await insertCourse(db);
  await db.insert(courseInstructors).values({ course_id: row.id, instructor_id: owner.id });
  return row;
}

/** Inserts a participant of a course linked to `world.owner`. */
async function ownParticipant(world: ExampleWorld, status: 'ACCEPTED' | 'WAITING' = 'ACCEPTED') {
  const course = await ownCourse(world);
  const { id: member_id, full_name, email } = await insertMember(world.db);
  const values = { course_id: course.id, member_id, full_name, email, status, price: 99_000 };
  const [row] = await world.db.insert(memberCourses).values(values).returning();
  return { id: row?.id ?? 0, code: String(course.id) };
}

const onCourse: Example = {
  make: async (world) => ({ params: { code: (await ownParticipant(world)).code } }),
  foreign: 'hidden',
};
const onParticipant: Example = {
  make: async (world) => ({ params: { id: (await ownParticipant(world)).id } }),
  foreign: 'hidden',
};
const withBody = (body: object, status: 'ACCEPTED' | 'WAITING' = 'ACCEPTED'): Example => ({
  make: async (world) => ({ params: { id: (await ownParticipant(world, status)).id }, body }),
  foreign: 'hidden',
});
const bulk: Example = {
  make: async (world) => {
    const { id, code } = await ownParticipant(world);
    return { params: { code }, body: { action: 'confirm', ids: [id] } };
  },
  foreign: 'hidden',
};

export const courseParticipantExamples: Examples = {
  listCourseParticipants: onCourse,
  readCourseParticipantSummary: onCourse,
  listAcceptedCourseParticipants: onCourse,
  countAcceptedCourseParticipants: onCourse,
  readCourseParticipant: onParticipant,
  readCourseParticipantTimeline: onParticipant,
  readCourseParticipantPerson: { make: async (world) => ({ params: { id: (await ownParticipant(world)).id } }) },
  updateCourseParticipant: withBody({ note: 'Sudah dihubungi' }),
  acceptCourseParticipant: {
    make: async (world) => ({ body: { memberCourseId: (await ownParticipant(world, 'WAITING')).id } }),
    foreign: 'hidden',
  },
  rejectCourseParticipant: withBody({ rejection_message: 'Berkas tidak lengkap' }, 'WAITING'),
  confirmCourseParticipant: onParticipant,
  noteCourseParticipant: withBody({ note: 'Sudah dihubungi' }),
  setCourseParticipantPredicate: withBody({ predicate: 'Terbatas' }),
  setCourseParticipantPredicates: {
    make: async (world) => ({ body: { memberCourses: [(await ownParticipant(world)).id], predicate: 'Menengah' } }),
    foreign: 'hidden',
  },
  resendCourseParticipantMail: onParticipant,
  resendCourseScenarioMail: {
    make: async (world) => ({ params: { id: (await ownParticipant(world)).id, scenario: 'REMINDER' } }),
    foreign: 'hidden',
  },
  renewCourseParticipantTicket: onParticipant,
  editCourseParticipantPerson: {
    make: async (world) => ({ params: { id: (await ownParticipant(world)).id }, body: { full_name: 'Nama Baru' } }),
  },
  inviteCourseParticipants: {
    make: async (world) => ({ params: { code: String((await ownCourse(world)).id) }, body: [GUEST] }),
    foreign: 'hidden',
  },
  startCourseInviteBatch: {
    make: async (world) => ({
      params: { code: String((await ownCourse(world)).id) },
      body: { people: [GUEST], more: true },
    }),
    foreign: 'hidden',
  },
  previewCourseParticipantBulk: bulk,
  applyCourseParticipantBulk: bulk,
  exportCourseParticipants: onCourse,
  exportCourseParticipantEmails: onCourse,
};
