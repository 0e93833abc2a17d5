import { expect, it } from '@jest/globals';
import { fieldsOf, listClassNames } from './rules.ts';

it('names classes, and counts from the fourth on unless there is only one more', () => {
  expect(listClassNames(['A', 'B'])).toBe('A, B');
  expect(listClassNames(['A', 'B', 'C', 'D'])).toBe('A, B, C, D');
  expect(listClassNames(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C, dan 2 kelas lain');
});

it('keeps omitted fields, clears those sent as null, and stores nothing for markup without text', () => {
  expect(fieldsOf({ name: 'Wulan' })).toEqual({ name: 'Wulan' });
  expect(fieldsOf({ position: null, instructor_image_url: '', description: '<p><br></p>' })).toEqual({
    position: '',
    instructor_image_url: null,
    description: '',
  });
});
