import { expect, test } from '@jest/globals';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { TOPIC_FORM } from './topic-form.ts';

const check = (name: string, code: string) => errorsOfForm(TOPIC_FORM, { name, code }, null);

test('a topic needs a name; its code may be left out', async () => {
  expect(await check('  ', 'ABC234')).toEqual({ name: 'Harap mengisi nama topik' });
  expect(await check('Kebahasaan', '')).toEqual({});
  expect(await check('Kebahasaan', 'x!')).toEqual({ code: 'Kode berisi 3–32 huruf, angka, - atau _' });
  expect(await check('Umum', '0')).toEqual({});
  expect(await check('a'.repeat(151), '')).toEqual({ name: 'Nama topik paling panjang 150 karakter' });
});
