import { describe, expect, test } from '@jest/globals';
import { checkNotification, NEW_NOTIFICATION, notificationBodyOf } from './notification-values.ts';

const GOOD = { title: 'Kelas baru dibuka', body: 'Daftar sekarang.', url: '' };

describe('what is wrong with a notification', () => {
  test('title and content are required, the link is not (C-119 to C-121)', () => {
    expect(checkNotification(NEW_NOTIFICATION)).toEqual({ title: 'Harap isi judul!', body: 'Harap isi konten!' });
    expect(checkNotification({ ...GOOD, title: '   ' })).toEqual({ title: 'Harap isi judul!' });
    expect(checkNotification(GOOD)).toEqual({});
  });

  test.each(['javascript:alert(1)', 'contoh', 'ftp://contoh.example/a', 'https://'])('%s is no link', (url) => {
    expect(checkNotification({ ...GOOD, url })).toEqual({ url: 'Tautan harus diawali https:// atau http://' });
  });

  test('texts have a length', () => {
    const long = {
      title: 'a'.repeat(151),
      body: 'a'.repeat(1_001),
      url: `https://contoh.example/${'a'.repeat(1_000)}`,
    };
    expect(Object.keys(checkNotification(long))).toEqual(['title', 'body', 'url']);
  });
});

test('a link travels in data, and no link is an empty object (C-121)', () => {
  expect(notificationBodyOf({ ...GOOD, title: ' Kelas ' }, false)).toEqual({
    title: 'Kelas',
    body: 'Daftar sekarang.',
    data: {},
  });
  expect(notificationBodyOf({ ...GOOD, url: ' https://contoh.example ' }, true)).toMatchObject({
    data: { url: 'https://contoh.example' },
    again: true,
  });
});
