import { courseProgress, memberCourses } from '../../platform/database/schema/course-members.ts';
import { courseChapters, courseInstructors, courseSubChapters } from '../../platform/database/schema/courses.ts';
import { insertCourse, insertMember } from '../fixtures.ts';
import { multipart } from '../multipart.ts';
import { PDF } from '../sample-files.ts';
import type { Example, Examples, ExampleWorld } from './example.ts';

type Db = ExampleWorld['db'];

const one = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
};

export const insertChapterOf = async (db: Db, course_id: number, name = 'Pendahuluan') =>
  one(await db.insert(courseChapters).values({ course_id, name }).returning());

/** Inserts a sub-chapter of ten minutes; by default one of type Teks without text. */
export const insertSubOf = async (
  db: Db,
  { id: course_chapter_id, course_id }: { readonly id: number; readonly course_id: number },
  values: Partial<typeof courseSubChapters.$inferInsert> = {},
) =>
  one(
    await db
      .insert(courseSubChapters)
      .values({
        course_chapter_id,
        course_id,
        name: 'Bacaan',
        type: 'Teks',
        duration: 600,
        content: { text: '' },
        ...values,
      })
      .returning(),
  );

/** Inserts an accepted participant of a course. */
export const insertTaker = async (
  db: Db,
  course_id: number,
  values: Partial<typeof memberCourses.$inferInsert> = {},
) => {
  const { id: member_id, full_name, email } = await insertMember(db);
  return one(
    await db
      .insert(memberCourses)
      .values({ course_id, member_id, full_name, email, status: 'ACCEPTED', price: 0, ...values })
      .returning(),
  );
};

export const insertAnswers = (db: Db, subChapterId: number, takerId: number, answers: unknown[], score: number) =>
  db.insert(courseProgress).values({
    course_sub_chapter_id: subChapterId,
    member_course_id: takerId,
    score,
    additional_information: { answers, score },
  });

/** Inserts a chapter with one sub-chapter in a course linked to `world.owner`. */
async function ownChapter({ db, owner }: ExampleWorld) {
  const course = await insertCourse(db);
  await db.insert(courseInstructors).values({ course_id: course.id, instructor_id: owner.id });
  const chapter = await insertChapterOf(db, course.id);
  return { courseId: course.id, chapter, sub: await insertSubOf(db, chapter) };
}

const onChapter: Example = {
  make: async (world) => ({ params: { id: (await ownChapter(world)).chapter.id } }),
  foreign: 'hidden',
};
const onSub: Example = {
  make: async (world) => ({ params: { id: (await ownChapter(world)).sub.id } }),
  foreign: 'hidden',
};

export const chapterExamples: Examples = {
  listChapters: {
    make: async (world) => ({ params: { courseId: (await ownChapter(world)).courseId } }),
    foreign: 'hidden',
  },
  readChapter: onChapter,
  createChapter: {
    make: async (world) => ({ body: { name: 'Bab uji', course_id: (await ownChapter(world)).courseId } }),
    foreign: 'hidden',
  },
  updateChapter: {
    make: async (world) => ({ params: { id: (await ownChapter(world)).chapter.id }, body: { name: 'Bab uji' } }),
    foreign: 'hidden',
  },
  duplicateChapter: onChapter,
  deleteChapter: onChapter,
  uploadChapterFile: {
    make: async () => multipart({}, [{ field: 'upload', name: 'lembar.pdf', type: 'application/pdf', content: PDF }]),
  },
  createSubChapter: {
    make: async (world) => {
      const { chapter } = await ownChapter(world);
      return { body: { name: 'Subbab uji', type: 'Teks', duration: 60, course_chapter_id: chapter.id } };
    },
    foreign: 'hidden',
  },
  updateSubChapter: {
    make: async (world) => ({ params: { id: (await ownChapter(world)).sub.id }, body: { name: 'Subbab uji' } }),
    foreign: 'hidden',
  },
  moveSubChapter: {
    make: async (world) => {
      const { courseId, sub } = await ownChapter(world);
      const { id: course_chapter_id } = await insertChapterOf(world.db, courseId, 'Penutup');
      return { params: { id: sub.id }, body: { course_chapter_id } };
    },
    foreign: 'hidden',
  },
  deleteSubChapter: onSub,
  listSubChapters: {
    make: async (world) => ({ params: { chapterId: (await ownChapter(world)).chapter.id } }),
    foreign: 'hidden',
  },
  listCourseProgress: onSub,
};
