import { expect, test } from '@jest/globals';
import { changesOf } from '@widya/record-kit/editor/record-changes';
import { errorsOfForm } from '@widya/record-kit/editor/record-errors';
import { liveStream } from '../../testing/live-stream-fixtures.ts';
import { streamForm } from './stream-definition.ts';

const form = streamForm(new Date('2026-11-20T03:00:00.000Z'));
const full = { ...form.blank, name: 'Siaran Uji', url_video: 'https://video.widya.example/1' };

test('a new stream needs a title and an address, and ends in two hours', async () => {
  expect(await errorsOfForm(form, form.blank, null)).toEqual({
    name: 'Judul perlu diisi',
    url_video: 'Tautan perlu diisi',
  });
  expect(form.bodyOf(full, null).stream_finish).toBe('2026-11-20T05:00:00.000Z');
});

test.each([
  ['a long title', { name: 'x'.repeat(151) }, { name: 'Judul paling panjang 150 karakter' }],
  [
    'a long address',
    { url_video: `https://video.widya.example/${'x'.repeat(1_000)}` },
    { url_video: 'Tautan paling panjang 1.000 karakter' },
  ],
  [
    'a short code',
    { code: 'ab' },
    { code: 'Kode terdiri dari 3 sampai 32 huruf, angka, tanda hubung, atau garis bawah' },
  ],
  ['a code of digits', { code: '12345' }, { code: 'Kode harus memuat huruf' }],
  ['a day without a time', { finish_time: '' }, { finish_time: 'Waktu perlu diisi bila tanggalnya diisi' }],
  ['a time without a day', { finish_date: '' }, { finish_date: 'Tanggal perlu diisi bila waktunya diisi' }],
])('%s is refused', async (_, values, errors) => {
  expect(await errorsOfForm(form, { ...full, ...values }, null)).toEqual(errors);
});

test('a stored http address is valid until it is changed (D130)', async () => {
  const saved = liveStream({ url_video: 'http://video.widya.example/1' });
  const values = form.valuesOf(saved);
  expect(await errorsOfForm(form, values, saved)).toEqual({});
  expect(await errorsOfForm(form, { ...values, url_video: 'http://video.widya.example/2' }, saved)).toEqual({
    url_video: 'Tautan ini harus diawali https://',
  });
});

test('an update sends only changed fields; an unchanged end keeps its seconds', () => {
  const saved = liveStream({ stream_finish: '2026-11-20T05:00:42.000Z' });
  const values = form.valuesOf(saved);
  expect(changesOf(form, saved, { ...values, name: 'Judul Lain' })).toEqual({ name: 'Judul Lain' });
  expect(changesOf(form, saved, { ...values, finish_time: '13:00' })).toEqual({
    stream_finish: '2026-11-20T06:00:00.000Z',
  });
});
