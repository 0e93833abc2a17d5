import { describe, expect, it } from '@jest/globals';
import { fileKeyOf, fileProblem, isLink, linkProblem, videoProblem } from './links.ts';

describe('linkProblem (S18)', () => {
  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example',
    'zoommtg://zoom.us/join',
    '//evil.example',
    '\\\\evil.example',
    '/\\evil.example',
    '\t//evil.example',
    'https:evil.example',
    'https:///evil.example',
    'http://',
    'localhost:8080',
    'view-source:https://a.example',
  ])('refuses %j', (text) => {
    expect(linkProblem(text)).toBe('Tautan harus diawali https:// atau http://');
    expect(isLink(text)).toBe(false);
  });

  it.each(['/files/', '/files/a.pdf', ' /files/public/../a.mp4'])('refuses %j, which is no stored file', (text) => {
    expect(linkProblem(text)).toBe('Berkas tidak ditemukan. Unggah sekali lagi.');
  });

  it.each(['https://zoom.us/j/1?pwd=a', 'http://a.example', 'HTTPS://A.EXAMPLE/é', ' https://a.example '])(
    'lets %j through',
    (text) => {
      expect(linkProblem(text)).toBeNull();
      expect(isLink(text)).toBe(true);
    },
  );

  it.each(['menyusul', 'zoom.us/j/1', 'belum ada'])('lets the text %j through, which is no link', (text) => {
    expect(linkProblem(text)).toBeNull();
    expect(isLink(text)).toBe(false);
  });

  it('requires https on request', () => {
    expect(linkProblem('http://a.example', { secure: true })).toBe('Tautan ini harus diawali https://');
    expect(linkProblem('https://a.example', { secure: true })).toBeNull();
  });
});

describe('files', () => {
  const key = `public/class-images/2026/${'a'.repeat(32)}.jpg`;

  it('recognises own stored files and nothing that only looks like one', () => {
    expect(fileKeyOf(`/files/${key}`)).toBe(key);
    for (const text of ['/files/../secret', `/files/${key}/..`, `https://a.example/files/${key}`, '/v1/class'])
      expect(fileKeyOf(text)).toBeNull();
  });

  it.each(['/files/../etc/passwd', 'gambar.jpg', 'javascript:alert(1)', '//a.example/x.jpg', 'file:///x'])(
    'refuses %j as the address of a file',
    (location) => {
      expect(fileProblem(location)).toBe('Berkas tidak ditemukan. Unggah sekali lagi.');
    },
  );

  it('takes own files and web addresses', () => {
    expect(fileProblem(`/files/${key}`)).toBeNull();
    expect(fileProblem('https://a.example/x.jpg')).toBeNull();
  });
});

it('videoProblem lets links and stored videos through, and no other file (C-085)', () => {
  const key = `/files/public/course-chapters/2026/${'a'.repeat(32)}`;
  for (const location of ['', 'https://a.example/film', `${key}.mp4`]) expect(videoProblem(location)).toBeNull();
  expect(videoProblem(`${key}.pdf`)).toBe('Harap hanya unggah video dengan format MP4');
});
