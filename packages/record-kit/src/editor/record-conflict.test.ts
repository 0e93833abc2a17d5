import { expect, test } from '@jest/globals';
import { formatDate } from '@widya/contract/time/texts';
import { formatMoney } from '@widya/design-system/formats/money';
import { mergeBoth } from '@widya/remote-kit/both-changes';
import { conflictFields } from './record-conflict.ts';

interface Values {
  name: string;
  price: number | null;
  day: string | null;
  open: boolean;
  kind: string;
  files: { title: string }[];
}

const wording = {
  labels: { name: 'Nama', price: 'Harga', day: 'Hari', open: 'Dibuka', kind: 'Jenis', files: 'Berkas' },
  formats: {
    day: formatDate,
    price: formatMoney,
    kind: (kind: string) => (kind === 'FREE' ? 'Gratis' : kind),
  },
  empty: { day: 'Hari yang sama' },
};
const base: Values = { name: 'A', price: 1_000, day: null, open: true, kind: 'PAID', files: [] };

test('values of two people are formatted', () => {
  const mine = { ...base, price: 2_000, day: '2026-12-01', open: false, kind: 'FREE', files: [{ title: 'Satu' }] };
  const theirs = { ...base, price: 3_000, day: '2026-12-02', kind: 'X', files: [{ title: 'Dua' }, { title: 'Tiga' }] };
  expect(
    conflictFields(wording, { base, mine, theirs }).map(({ label, mine: own, theirs: other }) => [label, own, other]),
  ).toEqual([
    ['Harga', 'Rp2.000', 'Rp3.000'],
    ['Hari', '1 Des 2026', '2 Des 2026'],
    ['Jenis', 'Gratis', 'X'],
    ['Berkas', 'Satu', 'Dua; Tiga'],
  ]);
  expect(conflictFields(wording, { base: { ...base, day: '2026-12-05' }, mine, theirs: base })[0]).toMatchObject({
    theirs: 'Hari yang sama',
  });
});

test('equal changes of both are no conflict, and changes of only one side are merged', () => {
  const mine = { ...base, name: 'B', price: 2_000 };
  const theirs = { ...base, name: 'B', open: false };
  expect(conflictFields(wording, { base, mine, theirs })).toEqual([]);
  expect(mergeBoth({ base, mine, theirs }, [])).toEqual({ ...base, name: 'B', price: 2_000, open: false });
});
