import { expect, it } from '@jest/globals';
import { betterDelimiter, decodeBytes } from './decode.ts';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

it('reads UTF-8 and removes its byte order mark', () => {
  expect(decodeBytes(new TextEncoder().encode('\uFEFFnamá').buffer)).toEqual({ text: 'namá', encoding: 'utf-8' });
});

it('reads Windows-1252, as old versions of Excel write it', () => {
  expect(decodeBytes(bytes(0x52, 0xe9, 0x6e, 0xe9))).toEqual({ text: 'Réné', encoding: 'windows-1252' });
});

it('reads UTF-16', () => {
  expect(decodeBytes(bytes(0xff, 0xfe, 0x61, 0, 0x3b, 0))).toEqual({ text: 'a;', encoding: 'utf-16le' });
});

it('offers another delimiter only when the expected one divides nothing', () => {
  expect(betterDelimiter('email,nama,catatan\na,b,c', ';')).toBe(',');
  expect(betterDelimiter('email\tnama', ';')).toBe('\t');
  expect(betterDelimiter('email;nama, lengkap', ';')).toBeNull();
  expect(betterDelimiter('email', ';')).toBeNull();
});
