import { split } from './class-sizes.ts';
import { DAY } from './clock.ts';
import { DEMO_TEMPLATE } from './demo-certificate-pages/demo-template.ts';
import { COURSE_POSTERS, posterLocation } from './demo-posters/uploaded-posters.ts';
import { type Random, randomCode, randomFrom } from './random.ts';
import type { Size } from './sizes.ts';
import { COURSE_TITLES } from './texts/class-titles.ts';

export type CoursePlan = { id: number; price: number; registrations: number; createdAt: number };

const PRICES = [0, 0, 99_000, 149_000, 149_000, 199_000, 249_000];

/** Plans courses with decreasing numbers of people; the last one has nobody. */
export const planCourses = (size: Size, now: number): CoursePlan[] => {
  const random = randomFrom(48);
  const weights = Array.from({ length: size.courses }, (_, index) =>
    index === size.courses - 1 ? 0 : 1 / (index + 2),
  );
  return split(size.memberCourses, weights, Math.floor(size.members * 0.9)).map((registrations, index) => ({
    id: index + 1,
    price: random.pick(PRICES),
    registrations,
    createdAt: now - Math.round((1 - index / size.courses) * 1_000 + 60) * DAY,
  }));
};

export function* courseRows(plans: readonly CoursePlan[]) {
  const random = randomFrom(49);
  for (const { id, price, createdAt } of plans) {
    const title = COURSE_TITLES[(id - 1) % COURSE_TITLES.length] ?? '';
    const level = Math.ceil(id / COURSE_TITLES.length);
    const at = new Date(createdAt);
    yield {
      id,
      title: level === 1 ? title : `${title} - Tingkat ${level}`,
      course_code: randomCode(random),
      course_image_url: posterLocation(COURSE_POSTERS, id),
      active: id % 9 === 5 ? 0 : 1,
      price,
      description: '<p>Belajar kapan saja, sesuai irama sendiri.</p>',
      what_to_learn: ['Konsep dasar', 'Latihan terbimbing', 'Ujian akhir'],
      category: ['Bahasa'],
      custom_certificate_template: DEMO_TEMPLATE,
      additional_information: id % 4 === 0 ? [] : ['Sertifikat'],
      preview_video_url: 'https://video.example/pratinjau',
      welcome_template_id: 7,
      accepted_template_id: 2,
      waiting_template_id: 1,
      rejected_template_id: 4,
      created_at: at,
      updated_at: at,
    };
  }
}

export function* courseInstructorRows(plans: readonly CoursePlan[], size: Size, now: number) {
  const random = randomFrom(50);
  let id = 0;
  for (const { id: course_id } of plans) {
    for (const instructor_id of new Set([
      course_id % 3 === 1 ? 1 : random.int(2, size.instructors),
      random.int(2, size.instructors),
    ])) {
      id += 1;
      yield { id, course_id, instructor_id, created_at: new Date(now - 60 * DAY) };
    }
  }
}

const TYPES = [
  'Prolog',
  'Video',
  'Teks',
  'Kuis',
  'Video',
  'Dokumen',
  'Glosarium',
  'Latihan',
  'Teks',
  'Uraian',
] as const;
type Type = (typeof TYPES)[number];

const question = (n: number, type: 'isian' | 'option') => ({
  question: `<p>Soal ${n}: apa gagasan utama bagian ini?</p>`,
  ...(type === 'option'
    ? { choices: ['Gagasan pertama', 'Gagasan kedua', 'Gagasan ketiga'], correct_answer: 'Gagasan kedua' }
    : { choices: [], correct_answer: '' }),
  explanation: 'Dibahas pada subbab sebelumnya.',
  type,
});

const contentOf = (type: Type, random: Random): unknown => {
  switch (type) {
    case 'Prolog':
      return { question: '<p>Apa yang sudah Anda ketahui tentang bab ini?</p>' };
    case 'Teks':
      return { text: '<p>Bacalah dengan tenang, lalu catat tiga hal baru.</p>' };
    case 'Video':
      return { url: 'https://video.example/pelajaran', document: null };
    case 'Dokumen':
      return { url: 'https://berkas.example/lembar-kerja.pdf' };
    case 'Glosarium':
      return [
        { word: 'diksi', definition: 'pilihan kata yang tepat dan selaras' },
        { word: 'imbuhan', definition: 'bubuhan pada kata dasar' },
      ];
    case 'Kuis':
    case 'Latihan':
      return Array.from({ length: random.int(2, 4) }, (_, index) =>
        question(index + 1, index % 3 === 2 ? 'isian' : 'option'),
      );
    case 'Uraian':
      return [question(1, 'isian')];
  }
};

/** Chapters and sub-chapters of all courses, with exactly the numbers that the size requires. */
export const syllabus = (plans: readonly CoursePlan[], size: Size) => {
  const random = randomFrom(51);
  const perCourse = split(
    size.chapters,
    plans.map(() => 1),
  );
  const chapters = plans.flatMap((plan, index) =>
    Array.from({ length: perCourse[index] ?? 0 }, (_, n) => ({ plan, n: n + 1 })),
  );
  const perChapter = split(
    size.subChapters,
    chapters.map(() => 1),
  );
  let subId = 0;
  const rows = chapters.map(({ plan, n }, index) => {
    const at = new Date(plan.createdAt);
    const subs = Array.from({ length: perChapter[index] ?? 0 }, (_, position) => {
      const type = TYPES[(position + index) % TYPES.length] ?? 'Teks';
      subId += 1;
      return {
        id: subId,
        course_chapter_id: index + 1,
        course_id: plan.id,
        name: `${type} ${n}.${position + 1}`,
        type,
        duration: random.int(1, 20) * 60 + random.int(0, 59),
        content: contentOf(type, random) as Record<string, unknown> | unknown[],
        created_at: at,
        updated_at: at,
      };
    });
    return {
      chapter: { id: index + 1, course_id: plan.id, name: `Bab ${n}: Langkah ke-${n}`, created_at: at, updated_at: at },
      subs,
    };
  });
  return { chapters: rows.map(({ chapter }) => chapter), subChapters: rows.flatMap(({ subs }) => subs) };
};
