import { expect, it } from '@jest/globals';
import type { OwnCourse } from '@widya/contract/course-learning';
import { renderToStaticMarkup } from 'react-dom/server';
import { chosenStep, stepsOf } from './course-steps.ts';
import { Player } from './player.tsx';

const lesson = (id: number, name: string) =>
  ({ id, name, type: 'Teks', duration: 60, items: null, completed_at: null, score: null }) as const;

const COURSE: OwnCourse = {
  code: 'ABC123',
  title: 'Tata Bahasa',
  full_name: 'Larasati',
  gives_certificate: true,
  progress: 0,
  done: 0,
  total: 2,
  chapters: [{ id: 1, name: 'Kata', sub_chapters: [lesson(5, 'Kata benda'), lesson(6, 'Kata kerja')] }],
  rating: null,
  certificate: null,
};

it('keeps the list usable when a sub-chapter could not be loaded', () => {
  const rest = { isAgain: false, finishedChapter: null, values: {}, problems: {} };
  const step = chosenStep(stepsOf(COURSE), 5);
  const page = renderToStaticMarkup(<Player course={COURSE} step={step} lesson={null} {...rest} />);
  expect(page).toContain('href="/kelas-mandiri/ABC123/belajar?subbab=5">Coba lagi');
  expect(page).toContain('href="/kelas-mandiri/ABC123/belajar?subbab=6"');
  expect(page).not.toContain('Selesai, lanjut');
});
