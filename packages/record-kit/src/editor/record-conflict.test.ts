import { expect, test } from '@jest/globals';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { conflictFields, type RecordWords } from './record-conflict.ts';

interface Values {
  name: string;
  price: number | null;
  day: string | null;
  open: boolean;
  kind: string;
  files: { title: string }[];
}

const words: RecordWords<Values> = {
  labels: { name: 'Nama', price: 'Harga', day: 'Hari', open: 'Dibuka', kind: 'Jenis', files: 'Berkas' },
  dates: ['day'],
  money: ['price'],
  empty: { day: 'Hari yang sama' },
  names: { FREE: 'Gratis' },
};
const base: Values = { name: 'A', price: 1_000, day: null, open: true, kind: 'PAID', files: [] };

test('values of two people are said in words', () => {
  const mine = { ...base, price: 2_000, day: '2026-12-01', open: false, kind: 'FREE', files: [{ title: 'Satu' }] };
  const theirs = { ...base, price: 3_000, day: '2026-12-02', kind: 'X', files: [{ title: 'Dua' }, { title: 'Tiga' }] };
  expect(
    conflictFields(words, base, mine, theirs).map(({ label, mine: own, theirs: other }) => [label, own, other]),
  ).toEqual([
    ['Harga', 'Rp2.000', 'Rp3.000'],
    ['Hari', '1 Des 2026', '2 Des 2026'],
    ['Jenis', 'Gratis', 'X'],
    ['Berkas', 'Satu', 'Dua; Tiga'],
  ]);
  expect(conflictFields(words, { ...base, day: '2026-12-05' }, mine, base)[0]).toMatchObject({
    theirs: 'Hari yang sama',
  });
});

test('the same change of both is no conflict, and what only one changed is kept', () => {
  const mine = { ...base, name: 'B', price: 2_000 };
  const theirs = { ...base, name: 'B', open: false };
  expect(conflictFields(words, base, mine, theirs)).toEqual([]);
  expect(mergeBoth({ base, mine, theirs }, [])).toEqual({ ...base, name: 'B', price: 2_000, open: false });
});
