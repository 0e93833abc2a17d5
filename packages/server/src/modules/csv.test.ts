import { describe, expect, it } from 'vitest';
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

  it('quotes separators, quotes and line breaks', () => {
    expect(csvLines([['a;b', 'c"d', 'e\nf']])).toBe('"a;b";"c""d";"e\nf"\r\n');
  });
});
