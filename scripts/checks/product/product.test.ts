import { expect, it } from '@jest/globals';
import { citationProblems, definedTwice } from './citations.ts';
import { missingCalls, missingMessages, missingRoutes } from './coverage.ts';

it('finds citations of numbers that are defined nowhere, and of documents elsewhere', () => {
  const sources = new Map([
    ['a.ts', `// Source: A-001, D12, ${'D'}999.\n// See ${'decision'} 4.\nconst zone = 'UTC-001';`],
  ]);
  expect(citationProblems(sources, new Set(['A-001', 'D12'])).map(({ line, message }) => [line, message])).toEqual([
    [1, `${'D'}999 is not defined in docs/product`],
    [2, `'${'decision'} 4' cites a document outside docs/product`],
  ]);
});

it('finds numbers that are defined twice', () => {
  expect(definedTwice(['A-001', 'A-002', 'A-001'])).toEqual(['A-001']);
});

it('finds calls that no endpoint answers, whatever their parameters are called', () => {
  const endpoints = [{ method: 'GET', path: '/v1/class/:code' }];
  expect(missingCalls([{ method: 'GET', path: '/v1/class/:id' }], endpoints)).toEqual([]);
  expect(missingCalls([{ method: 'PUT', path: '/v1/class/:id' }], endpoints)).toEqual(['PUT /v1/class/:id']);
});

it('finds routes that nothing declares', () => {
  expect(missingRoutes(['/daftar/:event_url', '/editor'], ['/daftar/:code'])).toEqual(['/editor']);
});

it('finds texts that no source holds byte for byte', () => {
  const texts = ['Simpan', 'Data tersimpan', 'Sukses mengunggah {n} berkas'].map((text) => ({ text }));
  const sources = ["label: 'Simpan'", '<p>Data\n  tersimpan</p>', "'Sukses mengunggah ' + done + ' berkas'"];
  expect(missingMessages(texts, sources)).toEqual([]);
  expect(missingMessages(texts, ["'Simpan semua'", "'Data tersimpan!'", "'Berhasil memuat'"])).toEqual([
    'Simpan',
    'Data tersimpan',
    'Sukses mengunggah {n} berkas',
  ]);
});
