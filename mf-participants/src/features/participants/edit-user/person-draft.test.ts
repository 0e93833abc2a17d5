import { expect, test } from '@jest/globals';
import { changesOf, draftErrors } from './person-draft.ts';

const draft = {
  full_name: 'Siti Contoh',
  email: 'siti@contoh.example',
  phone_num: '+6281234567890',
  organization: '',
  province: 'Jawa Barat',
  city: 'Kota Bandung',
};

test('only what was changed is sent', () => {
  expect(changesOf(draft, draft)).toEqual({});
  expect(changesOf(draft, { ...draft, full_name: ' Siti Rahma ', organization: 'Balai' })).toEqual({
    full_name: 'Siti Rahma',
    organization: 'Balai',
  });
});

test('name and address are required', () => {
  expect(draftErrors(draft)).toEqual({});
  expect(draftErrors({ ...draft, full_name: ' ', email: '' })).toEqual({
    full_name: 'Nama wajib diisi',
    email: 'Surel wajib diisi',
  });
  expect(draftErrors({ ...draft, email: 'siti@contoh' })).toEqual({ email: 'Alamat surel tidak lengkap' });
});
