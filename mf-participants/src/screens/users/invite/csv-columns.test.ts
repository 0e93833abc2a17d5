import { expect, test } from '@jest/globals';
import { GENDER_SPELLINGS } from '@widya/contract/member-rules';
import { userCsv } from './csv-columns.ts';

const columnOf = (key: string) => userCsv(new Date('2026-11-25T00:00:00Z')).find((column) => column.key === key);

test('the preview accepts the same words for a gender as the server (D227)', () => {
  const { synonyms } = columnOf('jenis_kelamin') ?? {};
  expect(synonyms).toEqual(Object.keys(GENDER_SPELLINGS));
  expect(synonyms).toContain('laki-laki');
});

test('the preview knows the birth year that the server stores as empty, and the limits (D227)', () => {
  expect(columnOf('tanggal_lahir')).toMatchObject({
    earliest: '1900-01-01',
    latest: '2026-11-25',
    emptyYear: '1970',
  });
});

test.each([
  ['siti@contoh.id', true],
  ['siti..rahma@contoh.id', false],
])('the preview judges the address %s as the server does: %s (D227)', (address, isOne) => {
  expect(columnOf('email')?.shape?.pattern.test(address)).toBe(isOne);
});
