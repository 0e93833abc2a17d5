import { expect, it } from '@jest/globals';
import { csvFile, csvText, harmlessCell } from './csv.ts';

it('separates with semicolons, begins with a byte order mark, ends lines as spreadsheets expect', () => {
  expect(
    csvText([
      ['Nama', 'Harga'],
      ['A', 150_000],
      ['B', null],
    ]),
  ).toBe('\uFEFFNama;Harga\r\nA;150000\r\nB;\r\n');
});

it('quotes what would break a line or a cell', () => {
  expect(csvText([['a;b', 'kata "kunci"', 'dua\nbaris']])).toBe('\uFEFF"a;b";"kata ""kunci""";"dua\nbaris"\r\n');
});

it.each(['=1+1', '@SUM(A1)', '+A1', '-cmd', '\tx', '\rx', '  =1', '＝1+1', '\u3000＋A1', '＠A', '－A'])(
  'makes %j harmless',
  (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`);
  },
);

it.each(['+6281234567890', '-3', '+62 812-3456-7890', 'Ratna', ''])('leaves %j readable', (text) => {
  expect(harmlessCell(text)).toBe(text);
});

it('creates the same file in slices', async () => {
  const rows = Array.from({ length: 4500 }, (_, index) => [`Peserta ${index}`, index]);
  const file = await csvFile(rows);
  expect(file.type).toBe('text/csv;charset=utf-8');
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())).toBe(csvText(rows));
});
