import { describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import { csvHeader, csvLines, harmlessCell } from './csv.ts';

describe('harmlessCell', () => {
  it.each([
    '=1+1',
    '+cmd|calc',
    '-2+3+cmd',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '  =1',
    '\u00a0=1',
    '＝1+1',
    '＋A1',
    '－A1',
    '＠A1',
    '\t',
  ])('neutralises %j', (cell) => {
    expect(harmlessCell(cell)).toBe(`'${cell}`);
  });

  it.each(['+62812000111', '-15000', '(021) 555-0100', 'Kelas = seru', 'a@uji.example', ''])('leaves %j', (cell) => {
    expect(harmlessCell(cell)).toBe(cell);
  });
});

describe('csv', () => {
  it('begins with a byte order mark and separates by semicolons', () => {
    expect(csvHeader(['admin', 'waktu'])).toBe('\ufeffadmin;waktu\r\n');
  });

  it('neutralises formulas in every cell', () => {
    expect(csvLines([['a', '=1+1'], ['@SUM(A1)']])).toBe("a;'=1+1\r\n'@SUM(A1)\r\n");
  });

  it('quotes separators, quotes and line breaks', () => {
    expect(csvLines([['a;b', 'c"d', 'e\nf']])).toBe('"a;b";"c""d";"e\nf"\r\n');
  });

  it.each([
    [['a', '', 'c']],
    [['', '', '']],
    [['']],
    [[' a ', 'b,c', "d'e", 'f\tg', 'h|i', '\u00e9\ud83d\ude00', '\u2028']],
    [
      ['a', 'b'],
      ['c;', 'd'],
      ['e', 'f\r'],
    ],
  ])('writes %j as the library does', (...rows) => {
    expect(csvLines(rows)).toBe(
      stringify(rows, { delimiter: ';', record_delimiter: 'windows', quoted_match: /[\r\n]/ }),
    );
  });
});
