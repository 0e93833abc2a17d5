import { certificates } from '../../platform/database/schema/certificates.ts';
import { memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseInstructors } from '../../platform/database/schema/courses.ts';
import { quizForms } from '../../platform/database/schema/quiz.ts';
import { insertClass, insertCourse, insertMember, insertRegistration, linkInstructor } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { jpegWithExif, PDF } from '../sample-files.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

const pdf = () => multipart({}, [{ field: 'upload', name: 'sertifikat.pdf', type: 'application/pdf', content: PDF }]);

/** Inserts a class linked to `world.owner`, with one accepted participant and one additional answer. */
async function ownClass({ db, owner }: ExampleWorld) {
  const { id, code } = await insertClass(db);
  await linkInstructor(db, id, owner.id);
  const participant = await insertRegistration(db, { class_id: id, predicate: 'Istimewa' });
  const values = { class_id: id, name: 'Tamu Uji', email: 'tamu@uji.example', score: 1, answer_json: [] };
  const [additionalAnswer] = await db.insert(quizForms).values(values).returning();
  return { id, code, participant: participant.id, additionalAnswer: additionalAnswer?.id ?? 0 };
}

/** Inserts a self-paced course linked to `world.owner`, with one accepted participant. */
async function ownCourse({ db, owner }: ExampleWorld) {
  const { id, course_code: code } = await insertCourse(db);
  if (owner.kind === 'instructor')
    await db.insert(courseInstructors).values({ course_id: id, instructor_id: owner.id });
  const { id: member_id, full_name, email } = await insertMember(db);
  const values = { course_id: id, member_id, full_name, email, price: 0, status: 'ACCEPTED' as const };
  const [participant] = await db
    .insert(memberCourses)
    .values({ ...values, predicate: 'Menengah' })
    .returning();
  return { id, code, participant: participant?.id ?? 0 };
}

const selectionOnClass: Example = {
  make: async (world) => {
    const { code, participant } = await ownClass(world);
    return { params: { code }, body: { action: 'revoke', ids: [participant] } };
  },
  foreign: 'hidden',
};
const selectionOnCourse: Example = {
  make: async (world) => {
    const { code, participant } = await ownCourse(world);
    return { params: { code }, body: { action: 'revoke', ids: [participant] } };
  },
  foreign: 'hidden',
};

const onClass: Example = {
  make: async (world) => ({ params: { code: (await ownClass(world)).code } }),
  foreign: 'hidden',
};
const onCourse: Example = {
  make: async (world) => ({ params: { code: (await ownCourse(world)).code } }),
  foreign: 'hidden',
};

/** Inserts an issued certificate of a class or a course; returns a search for its printed number. */
async function searchForNewCertificate(
  db: ExampleWorld['db'],
  owner: { readonly class_id: number } | { readonly course_id: number },
) {
  const of = 'class_id' in owner ? `KLS-${owner.class_id}` : `KDM-${owner.course_id}`;
  await db.insert(certificates).values({
    ...owner,
    kind: 'class_id' in owner ? 'class' : 'course',
    full_name: 'Peserta Uji',
    number: 901,
    printed_number: `901/${of}`,
    public_code: of.replace('-', ''),
    certificate_url: '/files/x.pdf',
  });
  return { query: { page: '1', q: `901/${of}` } };
}

export const certificateExamples: Examples = {
  searchClassCertificates: {
    make: async (world) => searchForNewCertificate(world.db, { class_id: (await ownClass(world)).id }),
    foreign: 'left-out',
  },
  searchCourseCertificates: {
    make: async (world) => searchForNewCertificate(world.db, { course_id: (await ownCourse(world)).id }),
    foreign: 'left-out',
  },
  listClassCertificates: onClass,
  readClassCertificateSettings: onClass,
  readClassCertificateEligibility: onClass,
  numberClassCertificates: {
    make: async (world) => ({ params: { code: (await ownClass(world)).code }, body: { kind: 'class' } }),
    foreign: 'hidden',
  },
  uploadCertificate: {
    make: async (world) => {
      const { code, participant } = await ownClass(world);
      return { params: { code, id: participant }, ...pdf() };
    },
    foreign: 'hidden',
  },
  uploadAdditionalCertificate: {
    make: async (world) => {
      const { code, additionalAnswer } = await ownClass(world);
      return { params: { code, id: additionalAnswer }, ...pdf() };
    },
    foreign: 'hidden',
  },
  setAdditionalPredicates: {
    make: async (world) => ({ body: { quizForms: [(await ownClass(world)).additionalAnswer], predicate: 'Terbatas' } }),
    foreign: 'hidden',
  },
  previewClassCertificateBulk: selectionOnClass,
  revokeClassCertificates: selectionOnClass,
  previewCourseCertificateBulk: selectionOnCourse,
  revokeCourseCertificates: selectionOnCourse,
  listCourseCertificates: onCourse,
  readCourseCertificateSettings: onCourse,
  readCourseCertificateEligibility: onCourse,
  updateCourseCertificateSettings: {
    make: async (world) => ({
      params: { code: (await ownCourse(world)).code },
      body: { custom_certificate_template: { fontSize: 20 }, what_to_learn: ['Menyunting naskah'] },
    }),
  },
  uploadCourseCertificateTemplate: {
    make: async (world) => ({
      params: { code: (await ownCourse(world)).code, kind: 'certPage1' },
      ...multipart({}, [{ field: 'upload', name: 'halaman.jpg', type: 'image/jpeg', content: await jpegWithExif() }]),
    }),
  },
  numberCourseCertificates: {
    make: async (world) => ({ params: { code: (await ownCourse(world)).code }, body: {} }),
    foreign: 'hidden',
  },
  uploadCourseCertificate: {
    make: async (world) => {
      const { code, participant } = await ownCourse(world);
      return { params: { code, id: participant }, ...pdf() };
    },
    foreign: 'hidden',
  },
  verifyCertificate: {
    make: async (world) => {
      const { id } = await ownClass(world);
      const public_code = `UJI${String(id).padStart(7, 'A')}`;
      await world.db.insert(certificates).values({
        kind: 'class',
        class_id: id,
        full_name: 'Peserta Uji',
        number: 900,
        printed_number: '900/UJI',
        public_code,
        certificate_url: '/files/x.pdf',
      });
      return { params: { code: public_code } };
    },
  },
};
