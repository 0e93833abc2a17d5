import { expect, test } from '@jest/globals';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { participant } from '../../../testing/participant-fixtures.ts';
import { PERSON_FORM as form, type PersonValues } from './person-form.ts';

const person = participant({
  full_name: 'Siti Contoh',
  email: 'siti@contoh.example',
  phone_num: '+6281234567890',
  organization: '',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
});
const values = form.valuesOf(person);
const of = (changes: Partial<PersonValues>) => errorsOfForm(form, { ...values, ...changes }, person);

test('only what was changed is sent', () => {
  expect(changesOf(form, person, values)).toEqual({});
  expect(changesOf(form, person, { ...values, full_name: ' Siti Rahma ', organization: 'Balai' })).toEqual({
    full_name: 'Siti Rahma',
    organization: 'Balai',
  });
});

test('name and address are required', async () => {
  expect(await of({})).toEqual({});
  expect(await of({ full_name: ' ', email: '' })).toEqual({
    full_name: 'Nama wajib diisi',
    email: 'Surel wajib diisi',
  });
  expect(await of({ email: 'siti@contoh' })).toEqual({ email: 'Alamat surel tidak lengkap' });
});
