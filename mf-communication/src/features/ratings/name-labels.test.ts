import { expect, test } from '@jest/globals';
import { formatRating } from './format-rating.ts';
import { nameLabels } from './name-labels.ts';
import { responseRate } from './response-rate.ts';

test('names are truncated to the given length (B-223)', () => {
  const [label = ''] = nameLabels([{ code: 'A', name: 'Bahasa Indonesia untuk Pelayanan Publik Daerah' }], 20);
  expect(label.length).toBeLessThanOrEqual(20);
  expect(label.endsWith('…')).toBe(true);
});

test('classes of the same name have different labels', () => {
  const labels = nameLabels(
    [
      { code: 'MNA7Q2KD', name: 'Menyunting Naskah' },
      { code: 'MNA8Q3KD', name: 'Menyunting Naskah' },
      { code: 'PSP9HMAA', name: 'Siaran Pers' },
    ],
    40,
  );
  expect(labels).toEqual(['Menyunting Naskah (MNA7Q2KD)', 'Menyunting Naskah (MNA8Q3KD)', 'Siaran Pers']);
});

test('ratings have two decimals, and none is a dash (B-215)', () => {
  expect([3, 3.666, null].map(formatRating)).toEqual(['3,00', '3,67', '—']);
});

test('the response rate is of those who could answer', () => {
  expect(responseRate(34, 82)).toBe('41,5%');
  expect(responseRate(0, 0)).toBe('—');
});
