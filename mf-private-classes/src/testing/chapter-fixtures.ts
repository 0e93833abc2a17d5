import type {
  CourseChapter,
  CourseProgressRow,
  CourseSubChapter,
  Syllabus,
  SyllabusCourse,
} from '@widya/contract/chapters';
import type { FakeApi } from '@widya/remote-kit/testing/fake-api';

const AT = '2026-10-01T02:00:00.000Z';

export const syllabusCourse = (changes: Partial<SyllabusCourse> = {}): SyllabusCourse => ({
  id: 7,
  title: 'Menulis Naskah Contoh',
  course_code: 'NASKAH7',
  active: 1,
  accepted_participants: 0,
  locked: false,
  ...changes,
});

/** A course to which no content can be added, because it has accepted participants. */
export const LOCKED_COURSE = syllabusCourse({ accepted_participants: 1_284, locked: true });

export const chapter = (changes: Partial<CourseChapter> = {}): CourseChapter => ({
  id: 11,
  course_id: 7,
  name: 'Mengenal naskah',
  custom_sub_chapter_sequence: [101, 102],
  duration: 3_725,
  no_of_syllabus_content: 2,
  created_at: AT,
  updated_at: AT,
  version: 1,
  ...changes,
});

export const CHAPTERS: readonly CourseChapter[] = [
  chapter(),
  chapter({ id: 12, name: 'Menyunting kalimat', duration: 600, no_of_syllabus_content: 1 }),
  chapter({ id: 13, name: 'Menerbitkan', duration: 0, no_of_syllabus_content: 0, custom_sub_chapter_sequence: [] }),
];

export const subChapter = (changes: Partial<CourseSubChapter> = {}): CourseSubChapter => ({
  id: 101,
  course_chapter_id: 11,
  course_id: 7,
  name: 'Bacaan pembuka',
  type: 'Teks',
  duration: 125,
  content: JSON.stringify({ text: '<p>Bacalah <strong>perlahan</strong>.</p>' }),
  has_progress: false,
  created_at: AT,
  updated_at: AT,
  version: 3,
  ...changes,
});

export const QUIZ = subChapter({
  id: 102,
  name: 'Kuis ejaan',
  type: 'Kuis',
  duration: 600,
  content: JSON.stringify([
    {
      question: '<p>Mana yang <strong>baku</strong>?</p>',
      choices: ['Apotek', 'Apotik'],
      correct_answer: 'Apotek',
      explanation: 'Menurut KBBI.',
      type: 'option',
    },
    { question: '<p>Sebutkan satu ciri.</p>', choices: [], correct_answer: '', explanation: '', type: 'isian' },
  ]),
});

export const SUBS: readonly CourseSubChapter[] = [
  subChapter(),
  QUIZ,
  subChapter({
    id: 103,
    name: 'Film penyunting',
    type: 'Video',
    duration: 7_265,
    content: JSON.stringify({ url: 'https://video.example/pelajaran', document: '/files/public/a/2026/lembar.pdf' }),
  }),
  subChapter({
    id: 104,
    name: 'Istilah',
    type: 'Glosarium',
    content: JSON.stringify([{ word: 'diksi', definition: 'pilihan kata yang tepat' }]),
  }),
];

const ANSWERS: readonly CourseProgressRow[] = [
  {
    id: 1,
    full_name: 'Galih Contoh Saputra',
    additional_information: { answers: ['Apotik', ''], score: 40 },
    completed_at: '2026-11-19T04:00:00.000Z',
  },
  {
    id: 2,
    full_name: 'Ratna Contoh Prameswari',
    additional_information: { answers: ['Apotek', 'Hemat kata'], score: 90 },
    completed_at: '2026-11-18T04:00:00.000Z',
  },
];

interface ChapterFixtures {
  readonly course?: SyllabusCourse;
  readonly chapters?: readonly CourseChapter[];
  readonly subs?: readonly CourseSubChapter[];
  readonly answers?: readonly CourseProgressRow[];
}

/** Fake API of the stories of chapters, which stores changes. */
export function chapterApi(initial: ChapterFixtures = {}): FakeApi {
  const { course = syllabusCourse(), answers = ANSWERS } = initial;
  let chapters = [...(initial.chapters ?? CHAPTERS)];
  let subs = [...(initial.subs ?? SUBS)];
  const inOrder = <Row extends { id: number }>(rows: Row[], ids: number[]) =>
    ids.flatMap((id) => rows.filter((row) => row.id === id));
  const written = <Row extends { id: number; version: number }>(data: Row) => ({
    body: { success: true, affectedRows: 1, id: data.id, data, version: data.version },
  });
  return {
    'GET /v1/course_chapter/:courseId/course': () => ({
      body: {
        course,
        chapters,
        sub_chapters: Object.fromEntries(chapters.map(({ id }) => [id, id === 11 ? subs : []])),
      } satisfies Syllabus,
    }),
    'GET /v1/course_chapter/:id': ({ params }) => ({
      body: { ...(chapters.find(({ id }) => String(id) === params.id) ?? chapter()), course },
    }),
    'POST /v1/course_chapter': ({ body }) => {
      const made = chapter({ id: 14, name: (body as { name: string }).name, duration: 0, no_of_syllabus_content: 0 });
      chapters = [...chapters, made];
      return { status: 201, ...written(made) };
    },
    'PUT /v1/course_chapter/:id': ({ params, body }) => {
      const change = body as {
        name?: string;
        custom_chapter_sequence?: number[];
        custom_sub_chapter_sequence?: number[];
      };
      if (change.custom_chapter_sequence) chapters = inOrder(chapters, change.custom_chapter_sequence);
      if (change.custom_sub_chapter_sequence) subs = inOrder(subs, change.custom_sub_chapter_sequence);
      const before = chapters.find(({ id }) => String(id) === params.id) ?? chapter();
      const after = { ...before, name: change.name ?? before.name, version: before.version + 1 };
      chapters = chapters.map((row) => (row.id === after.id ? after : row));
      return written(after);
    },
    'POST /v1/course_chapter/:id/duplicate': ({ params }) => {
      const source = chapters.find(({ id }) => String(id) === params.id) ?? chapter();
      const made = { ...source, id: 15, name: `Salinan ${source.name}` };
      chapters = [...chapters, made];
      return { status: 201, ...written(made) };
    },
    'DELETE /v1/course_chapter/:id': ({ params }) => {
      chapters = chapters.filter(({ id }) => String(id) !== params.id);
      return { body: { success: true, affectedRows: 1 } };
    },
    'GET /v1/course_sub_chapter/:chapterId': () => ({ body: subs }),
    'POST /v1/course_sub_chapter': ({ body }) => {
      const made = subChapter({ ...(body as object), id: 190, version: 1 });
      subs = [...subs, made];
      return { status: 201, ...written(made) };
    },
    'PUT /v1/course_sub_chapter/:id': ({ params, body }) => {
      const before = subs.find(({ id }) => String(id) === params.id) ?? subChapter();
      const after = { ...before, ...(body as object), version: before.version + 1 };
      subs = subs.map((row) => (row.id === after.id ? after : row));
      return written(after);
    },
    'PUT /v1/course_sub_chapter/:id/move': ({ params, body }) => {
      const moved = subs.find(({ id }) => String(id) === params.id) ?? subChapter();
      subs = subs.filter(({ id }) => id !== moved.id);
      return written({ ...moved, ...(body as object), version: moved.version + 1 });
    },
    'DELETE /v1/course_sub_chapter/:id': ({ params }) => {
      subs = subs.filter(({ id }) => String(id) !== params.id);
      return { body: { success: true, affectedRows: 1 } };
    },
    'GET /v1/member_course_progress/:id/users': ({ query }) => {
      const q = query.get('q')?.toLowerCase() ?? '';
      const data = answers.filter(({ full_name }) => full_name.toLowerCase().includes(q));
      return { body: { data, meta: { page: 1, per_page: 10, total: data.length } } };
    },
  };
}
