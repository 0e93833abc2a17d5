import { describe, expect, test } from '@jest/globals';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { NOTIFICATION_FORM as form, type NotificationValues } from './notification-form.ts';

const GOOD = { title: 'Kelas baru dibuka', body: 'Daftar sekarang.', url: '' };
const of = (values: NotificationValues) => errorsOfForm(form, values, null);

describe('validation', () => {
  test('title and content are required, the link is not (C-119 to C-121)', async () => {
    expect(await of(form.blank)).toEqual({ title: 'Harap isi judul!', body: 'Harap isi konten!' });
    expect(await of({ ...GOOD, title: '   ' })).toEqual({ title: 'Harap isi judul!' });
    expect(await of(GOOD)).toEqual({});
  });

  test.each(['javascript:alert(1)', 'contoh', 'ftp://contoh.example/a', 'https://'])('%s is no link', async (url) => {
    expect(await of({ ...GOOD, url })).toEqual({ url: 'Tautan harus diawali https:// atau http://' });
  });

  test('texts have a maximum length', async () => {
    const long = {
      title: 'a'.repeat(151),
      body: 'a'.repeat(1_001),
      url: `https://contoh.example/${'a'.repeat(1_000)}`,
    };
    expect(await of(long)).toEqual({
      title: 'Judul paling panjang 150 karakter',
      body: 'Konten paling panjang 1.000 karakter',
      url: 'Tautan terlalu panjang',
    });
  });
});

test('a link is sent in data, and no link as an empty object (C-121)', () => {
  expect(form.bodyOf({ ...GOOD, title: ' Kelas ' }, null)).toEqual({
    title: 'Kelas',
    body: 'Daftar sekarang.',
    data: {},
  });
  expect(form.bodyOf({ ...GOOD, url: ' https://contoh.example ' }, null)).toMatchObject({
    data: { url: 'https://contoh.example' },
  });
});
