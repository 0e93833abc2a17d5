import { expect, it } from '@jest/globals';
import type { CsvColumn } from './columns.ts';
import { createCsvStore } from './store.ts';

const columns: readonly CsvColumn[] = [
  { key: 'email', header: 'email', required: true, kind: 'email', unique: true },
  { key: 'nama', header: 'nama', required: true },
  { key: 'gender', header: 'jenis kelamin', choices: ['Laki-laki', 'Perempuan'], synonyms: ['pria', 'wanita'] },
];
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
function open(text: string) {
  const store = createCsvStore(columns);
  return { store, summary: store.open(bytes(text), ';') };
}

it('reads, finds columns in any order and case, skips empty lines', () => {
  const { store, summary } = open(
    '\uFEFFNama;EMAIL;lain\nRatna;ratna@contoh.example;x\n;;\n\nIvan;ivan@contoh.example;\n',
  );
  expect(summary).toMatchObject({ rows: 2, wrong: 0, missing: [], unknown: ['lain'], better: null });
  expect(store.good(0, 10)).toEqual([
    { line: 2, values: { email: 'ratna@contoh.example', nama: 'Ratna', gender: '' } },
    { line: 5, values: { email: 'ivan@contoh.example', nama: 'Ivan', gender: '' } },
  ]);
});

it('reports the problems of each cell, including duplicates', () => {
  const { store, summary } = open('email;nama;jenis kelamin\na@b.example;A;perempuan\nbukan;;Lain\nA@B.example;C;\n');
  expect(summary).toMatchObject({ rows: 3, wrong: 2 });
  expect(store.page(0, 10, true).map(({ line, problems }) => ({ line, problems }))).toEqual([
    { line: 3, problems: ['Alamat surel tidak lengkap', 'nama kosong', 'Pilih: Laki-laki, Perempuan'] },
    { line: 4, problems: ['Sama dengan baris 2', null, null] },
  ]);
});

it('checks again after a cell was fixed', () => {
  const { store } = open('email;nama\nbukan;A\n');
  expect(store.fix(0, 0, ' a@b.example ')).toMatchObject({ wrong: 0 });
  expect(store.good(0, 1)).toEqual([{ line: 2, values: { email: 'a@b.example', nama: 'A', gender: '' } }]);
});

it('offers the comma when the semicolon divides nothing, and divides again', () => {
  const { store, summary } = open('email,nama\na@b.example,A\n');
  expect(summary).toMatchObject({ better: ',', missing: ['email', 'nama'] });
  expect(store.divide(',')).toMatchObject({ better: null, missing: [], rows: 1, wrong: 0 });
});

it('names repeated headers and uses the first', () => {
  const { store, summary } = open('email;nama;Nama\na@b.example;Satu;Dua\n');
  expect(summary.repeated).toEqual(['nama']);
  expect(store.good(0, 1)[0]?.values.nama).toBe('Satu');
});

it('returns the wrong rows in the format of the file, and can drop them', () => {
  const { store } = open('email;nama\nbukan;=A\na@b.example;B\n');
  expect(store.wrongText()).toBe("\uFEFFemail;nama;jenis kelamin;masalah\r\nbukan;'=A;;Alamat surel tidak lengkap\r\n");
  expect(store.dropWrong()).toMatchObject({ rows: 1, wrong: 0 });
  expect(store.good(0, 1)).toMatchObject([{ line: 3 }]);
  expect(store.page(0, 1, false)).toMatchObject([{ index: 0, line: 3 }]);
});

it('keeps 50,000 rows and pages through them', () => {
  const lines = Array.from({ length: 50_000 }, (_, index) => `p${index}@contoh.example;Peserta ${index}`);
  const { store, summary } = open(`email;nama\n${lines.join('\n')}`);
  expect(summary).toMatchObject({ rows: 50_000, wrong: 0 });
  expect(store.page(49_990, 100, false)).toHaveLength(10);
  expect(store.good(200, 200)[0]?.values.nama).toBe('Peserta 200');
});

it('checks dates against their limits, passes them on as YYYY-MM-DD, and reports which are stored as empty', () => {
  const store = createCsvStore([
    { key: 'born', header: 'lahir', kind: 'date', earliest: '1900-01-01', latest: '2026-11-24', emptyYear: '1970' },
  ]);
  expect(store.open(bytes('lahir\n17 Agustus 1990\n01-01-1970\n25-11-2026\n31-12-1899'), ';')).toMatchObject({
    wrong: 2,
  });
  expect(store.page(0, 4, false).map(({ notes, problems }) => notes[0] ?? problems[0])).toEqual([
    null,
    'Tahun 1970 disimpan kosong',
    'Tanggal tidak dikenali',
    'Tanggal tidak dikenali',
  ]);
  expect(store.good(0, 2).map(({ values }) => values.born)).toEqual(['1990-08-17', '1970-01-01']);
});

it('accepts synonyms of a choice, and checks the shape of a value', () => {
  const store = createCsvStore([
    ...columns,
    { key: 'phone', header: 'ponsel', shape: { pattern: /^\d+$/, problem: 'Nomor ponsel tidak dikenali' } },
  ]);
  store.open(bytes('email;nama;jenis kelamin;ponsel\na@b.example;A;PRIA;081\nb@b.example;B;lain;x'), ';');
  expect(store.page(0, 2, true).map(({ line, problems }) => ({ line, problems }))).toEqual([
    { line: 3, problems: [null, null, 'Pilih: Laki-laki, Perempuan', 'Nomor ponsel tidak dikenali'] },
  ]);
});
