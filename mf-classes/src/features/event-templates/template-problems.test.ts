import { expect, test } from '@jest/globals';
import { templateProblem } from './template-problems.ts';

const PAID_ONLINE = { payment: 'PAY_ONLINE', online_mode: true } as const;
const FREE_ON_SITE = { payment: 'FREE', online_mode: false } as const;

test.each([
  ['waiting', 'Bayar', PAID_ONLINE, /belum memuat {{tautan_pembayaran}}/],
  ['waiting', 'Bayar', FREE_ON_SITE, null],
  ['waiting', '{{ tautan_pembayaran }}', PAID_ONLINE, null],
  ['waiting', '{{tautan_pembayaran}} {{tautan_kelas}}', PAID_ONLINE, /tidak boleh memuat {{tautan_kelas}}/],
  ['reminder', 'Ingat', PAID_ONLINE, /belum memuat {{tautan_kelas}}/],
  ['reminder', 'Ingat', FREE_ON_SITE, null],
  ['pending', '{{tautan_kelas}}', PAID_ONLINE, /tidak boleh memuat/],
  ['rejected', '{{tautan_kelas}}', PAID_ONLINE, /tidak boleh memuat/],
  ['accepted', '{{tautan_kelas}}', PAID_ONLINE, null],
] as const)('%s with "%s" for %j', (type, html_template, values, problem) => {
  const message = templateProblem(type, { html_template }, values);
  if (problem === null) expect(message).toBeNull();
  else expect(message).toMatch(problem);
});
