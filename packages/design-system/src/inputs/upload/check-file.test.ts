import { expect, it } from '@jest/globals';
import { acceptText, fileProblem, VIDEO_ONLY_MP4 } from './check-file.ts';
import { FILE_KINDS } from './types.ts';

const images = { kinds: [FILE_KINDS.jpeg, FILE_KINDS.png], maxBytes: 2 * 1024 * 1024 };
const file = (name: string, type: string, size = 1000) => ({ name, type, size });

it('accepts files by type or, without one, by extension', () => {
  expect(fileProblem(file('foto.jpg', 'image/jpeg'), images)).toBeNull();
  expect(fileProblem(file('FOTO.PNG', ''), images)).toBeNull();
});

it('names the accepted types in the specified text', () => {
  expect(fileProblem(file('a.gif', 'image/gif'), images)).toBe('Harap Unggah File dengan Tipe  : JPG, PNG');
  expect(fileProblem(file('jahat.png', 'text/html'), images)).toBe('Harap Unggah File dengan Tipe  : JPG, PNG');
  const video = { kinds: [FILE_KINDS.mp4], maxBytes: 1e9, wrongTypeText: VIDEO_ONLY_MP4 };
  expect(fileProblem(file('a.mov', 'video/quicktime'), video)).toBe('Harap hanya unggah video dengan format MP4');
});

it('explains how to convert HEIC photos of phones', () => {
  expect(fileProblem(file('IMG_1.HEIC', ''), images)).toContain('simpan atau bagikan sebagai JPEG');
});

it('refuses empty and too large files', () => {
  expect(fileProblem(file('a.png', 'image/png', 0), images)).toBe('File ini kosong.');
  expect(fileProblem(file('a.png', 'image/png', 3 * 1024 * 1024), images)).toBe('Ukuran file 3 MB, paling besar 2 MB.');
});

it('lists the accepted types for the file dialog', () => {
  expect(acceptText([FILE_KINDS.pdf])).toBe('application/pdf,.pdf');
});
