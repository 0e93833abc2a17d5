import { callAs } from './api.ts';
import { uniqueName } from './unique-name.ts';

const post = <T>(path: string, body: object): Promise<T> =>
  callAs<T>('admin', path, { method: 'POST', body: JSON.stringify(body) });

const QUESTION = {
  question: '<p>Imbuhan yang tepat?</p>',
  type: 'option',
  choices: ['menulis', 'mentulis'],
  correct_answer: 'menulis',
  explanation: 'Huruf t luluh.',
};
const FREE_TEXT = { ...QUESTION, question: '<p>Ibu kota?</p>', type: 'isian', choices: [], correct_answer: 'Jakarta' };
const ESSAY = { question: '<p>Ceritakan.</p>', type: 'isian', explanation: 'Boleh apa saja.' };

/** A sub-chapter of each kind, in the order in which they are offered. */
const LESSONS = [
  ['Prolog', { question: '<p>Mengapa <i>imbuhan</i>?</p>' }],
  ['Video', { url: 'https://video.example/imbuhan.mp4', document: 'https://berkas.example/salindia.pdf' }],
  ['Teks', { text: '<p>Imbuhan mengubah arti kata.</p>' }],
  ['Kuis', [QUESTION, FREE_TEXT]],
  ['Dokumen', { url: 'https://berkas.example/lembar.pdf' }],
  ['Glosarium', [{ word: 'Imbuhan', definition: 'Bunyi yang ditambahkan pada kata.' }]],
  ['Latihan', [QUESTION]],
  ['Uraian', [ESSAY]],
] as const;

export interface FullCourse {
  readonly id: number;
  readonly code: string;
  readonly title: string;
}

/** Creates a hidden course with a sub-chapter of each of the eight kinds in two chapters, for one journey. */
export async function hiddenCourseOfAllKinds(price: number): Promise<FullCourse> {
  const title = uniqueName('Kelas mandiri');
  const made = await post<{ id: number; data: { course_code: string } }>('/v1/course', {
    title,
    price,
    additional_information: ['Sertifikat'],
    description: '<p>Belajar imbuhan.</p>',
    what_to_learn: ['Memilih imbuhan'],
  });
  const chapters = [];
  for (const name of ['Mengenal imbuhan', 'Memakai imbuhan'])
    chapters.push((await post<{ id: number }>('/v1/course_chapter', { name, course_id: made.id })).id);
  for (const [index, [type, content]] of LESSONS.entries())
    await post('/v1/course_sub_chapter', {
      name: `Subbab ${type}`,
      type,
      duration: 180,
      content,
      course_chapter_id: chapters[index < 4 ? 0 : 1],
    });
  return { id: made.id, code: made.data.course_code, title };
}

/** Creates the same course and makes it visible. */
export async function courseOfAllKinds(price: number): Promise<FullCourse> {
  const course = await hiddenCourseOfAllKinds(price);
  await callAs('admin', `/v1/course/${course.id}/toggle`, { method: 'PUT', body: JSON.stringify({ active: true }) });
  return course;
}
