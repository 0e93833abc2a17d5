import { describe, expect, it } from '@jest/globals';
import { assembler, withoutBackgrounds } from './pdf-pieces.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (parts: readonly Uint8Array[]) => parts.map((part) => new TextDecoder().decode(part)).join('');

const PAGE_1 = bytes('latar halaman satu');
const PAGE_2 = bytes('latar halaman dua!');
const known = new Map([
  ['certPage1', PAGE_1],
  ['certPage2', PAGE_2],
] as const);
const whole = [bytes('%PDF '), bytes('objek '), PAGE_1, bytes(' tengah '), PAGE_2, bytes(' akhir')];

describe('a PDF in pieces', () => {
  const pieces = withoutBackgrounds(whole, known);

  it('names backgrounds and joins what stands between them', () => {
    expect(pieces.map((piece) => (typeof piece === 'string' ? piece : textOf([new Uint8Array(piece)])))).toEqual([
      '%PDF objek ',
      'certPage1',
      ' tengah ',
      'certPage2',
      ' akhir',
    ]);
  });

  it('writes each character of a text as a byte', () => {
    const [piece] = withoutBackgrounds(['%\xff\xfe', bytes('pdf'), ''], known);
    expect([...new Uint8Array(piece as ArrayBuffer)]).toEqual([0x25, 0xff, 0xfe, 0x70, 0x64, 0x66]);
  });

  it('does not mistake other bytes of the same length for a background', () => {
    expect(withoutBackgrounds([bytes('latar halaman empt')], known)).toHaveLength(1);
    expect(withoutBackgrounds([bytes('latar halaman empt')], known)).not.toContain('certPage1');
  });

  it('is assembled again, with the same bytes of a background each time', () => {
    const assemble = assembler({ certPage1: PAGE_1.slice().buffer, certPage2: PAGE_2.slice().buffer });
    const [first, second] = [assemble(pieces), assemble(pieces)];
    expect(textOf(first.parts)).toBe(textOf(whole));
    expect(first.parts[1]).toBe(second.parts[1]);
    expect(first.blob().size).toBe(textOf(whole).length);
    expect(first.blob().type).toBe('application/pdf');
  });

  it('refuses a background that it does not have', () => {
    expect(() => assembler({ certPage1: null, certPage2: null })(pieces)).toThrow('certPage1');
  });
});
