import { describe, expect, it } from '@jest/globals';
import { chosenStep, stepAfter, stepsOf } from './course-steps.ts';

const lesson = (id: number, done = false) => ({
  id,
  name: `Subbab ${id}`,
  type: 'Teks' as const,
  duration: 60,
  items: null,
  completed_at: done ? '2026-11-25T00:00:00.000Z' : null,
  score: null,
});
const chapters = [
  { id: 1, name: 'Satu', sub_chapters: [lesson(4, true), lesson(2)] },
  { id: 2, name: 'Kosong', sub_chapters: [] },
  { id: 3, name: 'Dua', sub_chapters: [lesson(9)] },
];
const steps = stepsOf({ chapters });

describe('the steps of a course', () => {
  it('follow the order of chapters and skip empty ones', () => {
    expect(steps.map(({ chapterNumber, number }) => [chapterNumber, number])).toEqual([
      [1, 1],
      [1, 2],
      [3, 1],
    ]);
    expect(steps.map((step) => stepAfter(steps, step)?.lesson.id ?? null)).toEqual([2, 9, null]);
  });

  it('open at the sub-chapter of the address, else at the first incomplete one', () => {
    expect(chosenStep(steps, 9)?.lesson.id).toBe(9);
    expect(chosenStep(steps, null)?.lesson.id).toBe(2);
    expect(chosenStep(steps, 77)?.lesson.id).toBe(2);
    expect(chosenStep([], 9)).toBeNull();
  });
});
