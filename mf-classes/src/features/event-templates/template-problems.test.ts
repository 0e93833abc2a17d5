import { expect, test } from '@jest/globals';
import { templateProblem } from './template-problems.ts';

const PAID = { payment: 'PAY_ONLINE', online_mode: true } as const;
const FREE_THERE = { payment: 'FREE', online_mode: false } as const;

test.each([
  ['waiting', 'Bayar', PAID, /belum memuat {{tautan_pembayaran}}/],
  ['waiting', 'Bayar', FREE_THERE, null],
  ['waiting', '{{ tautan_pembayaran }}', PAID, null],
  ['waiting', '{{tautan_pembayaran}} {{tautan_kelas}}', PAID, /tidak boleh memuat {{tautan_kelas}}/],
  ['reminder', 'Ingat', PAID, /belum memuat {{tautan_kelas}}/],
  ['reminder', 'Ingat', FREE_THERE, null],
  ['pending', '{{tautan_kelas}}', PAID, /tidak boleh memuat/],
  ['rejected', '{{tautan_kelas}}', PAID, /tidak boleh memuat/],
  ['accepted', '{{tautan_kelas}}', PAID, null],
] as const)('%s: "%s"', (type, html_template, values, problem) => {
  const message = templateProblem(type, { html_template }, values);
  if (problem === null) expect(message).toBeNull();
  else expect(message).toMatch(problem);
});
