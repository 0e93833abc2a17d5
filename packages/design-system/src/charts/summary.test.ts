import { expect, it } from '@jest/globals';
import { chartSummary } from './summary.ts';

const rows = [
  { label: 'Jan', values: { a: 12, b: 3 } },
  { label: 'Feb', values: { a: 40, b: null } },
  { label: 'Mar', values: { a: 7, b: 9 } },
];
const a = { key: 'a', label: 'Pendaftar' };
const b = { key: 'b', label: 'Diterima' };

it('names the highest and the lowest', () => {
  expect(chartSummary('Pendaftar per bulan', rows, [a], String)).toBe(
    'Pendaftar per bulan. Tertinggi Feb 40, terendah Mar 7.',
  );
});

it('names each series and leaves gaps out', () => {
  expect(chartSummary('Per bulan', rows, [a, b], String)).toBe(
    'Per bulan. Pendaftar: tertinggi Feb 40, terendah Mar 7. Diterima: tertinggi Mar 9, terendah Jan 3.',
  );
});

it('leaves out the values of a chart without rows', () => {
  expect(chartSummary('Kosong', [], [a], String)).toBe('Kosong.');
});
