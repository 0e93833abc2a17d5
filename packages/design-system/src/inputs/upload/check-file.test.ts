import { expect, it } from '@jest/globals';
import { acceptText, refusal, VIDEO_ONLY_MP4 } from './check-file.ts';
import { FILE_KINDS } from './types.ts';

const images = { kinds: [FILE_KINDS.jpeg, FILE_KINDS.png], maxBytes: 2 * 1024 * 1024 };
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it('lets fitting files go, by type or, without one, by ending', () => {
  expect(refusal(file('foto.jpg', 'image/jpeg'), images)).toBeNull();
  expect(refusal(file('FOTO.PNG', ''), images)).toBeNull();
});

it('names the accepted types in the specified text', () => {
  expect(refusal(file('a.gif', 'image/gif'), images)).toBe('Harap Unggah File dengan Tipe  : JPG, PNG');
  expect(refusal(file('jahat.png', 'text/html'), images)).toBe('Harap Unggah File dengan Tipe  : JPG, PNG');
  const video = { kinds: [FILE_KINDS.mp4], maxBytes: 1e9, wrongTypeText: VIDEO_ONLY_MP4 };
  expect(refusal(file('a.mov', 'video/quicktime'), video)).toBe('Harap hanya unggah video dengan format MP4');
});

it('helps with photos of phones', () => {
  expect(refusal(file('IMG_1.HEIC', ''), images)).toContain('simpan atau bagikan sebagai JPEG');
});

it('knows sizes before anything is sent', () => {
  expect(refusal(file('a.png', 'image/png', 0), images)).toBe('File ini kosong.');
  expect(refusal(file('a.png', 'image/png', 3 * 1024 * 1024), images)).toBe('Ukuran file 3 MB, paling besar 2 MB.');
});

it('lists the accepted types for the file dialog', () => {
  expect(acceptText([FILE_KINDS.pdf])).toBe('application/pdf,.pdf');
});
