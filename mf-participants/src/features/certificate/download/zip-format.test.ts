import { describe, expect, it } from '@jest/globals';
import { archiveEnd, fileHeader, type StoredFile } from './zip-format.ts';

const AT = new Date('2026-11-26T07:30:58Z');
const file = (change: Partial<StoredFile> = {}): StoredFile => ({
  name: new TextEncoder().encode('é.pdf'),
  crc: 0xfe_dc_ba_98,
  size: 1_234,
  offset: 0,
  ...change,
});
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

describe('the header of a file', () => {
  const header = view(fileHeader(file(), AT));

  it('holds checksum and sizes, so that no data descriptor follows', () => {
    expect(header.getUint32(0, true)).toBe(0x04_03_4b_50);
    expect([header.getUint32(14, true), header.getUint32(18, true), header.getUint32(22, true)]).toEqual([
      0xfe_dc_ba_98, 1_234, 1_234,
    ]);
    expect(header.getUint16(6, true) & 0x08).toBe(0);
  });

  it('marks its name as UTF-8', () => {
    expect(header.getUint16(6, true) & 0x08_00).toBe(0x08_00);
    expect([header.getUint16(26, true), header.byteLength]).toEqual([6, 36]);
  });

  it('has the time in WIB, whatever the zone of the computer', () => {
    expect(header.getUint16(10, true)).toBe((14 << 11) | (30 << 5) | 29);
    expect(header.getUint16(12, true)).toBe((46 << 9) | (11 << 5) | 26);
  });

  it('refuses a file of 4 GB', () => {
    expect(() => fileHeader(file({ size: 0xff_ff_ff_ff }), AT)).toThrow(RangeError);
  });
});

const END = 22;
const DIRECTORY_ENTRY = 46 + 6;

describe('the end of an archive', () => {
  it('has no zip64 as long as the numbers fit', () => {
    const end = archiveEnd([file(), file({ offset: 0xff_ff_ff_fe })], 0xff_ff_ff_fe, AT);
    expect(end.length).toBe(2 * DIRECTORY_ENTRY + END);
    expect(view(end).getUint32(DIRECTORY_ENTRY + 42, true)).toBe(0xff_ff_ff_fe);
  });

  it('of no files is that of an empty archive', () => {
    const end = archiveEnd([], 0, AT);
    expect([end.length, view(end).getUint32(0, true)]).toEqual([END, 0x06_05_4b_50]);
  });

  it('writes offsets above 4 GB in zip64', () => {
    const offset = 5 * 2 ** 30;
    const end = archiveEnd([file(), file({ offset })], offset + 2_000, AT);
    const second = view(end.subarray(DIRECTORY_ENTRY));
    expect(second.getUint16(6, true)).toBe(45);
    expect(second.getUint32(42, true)).toBe(0xff_ff_ff_ff);
    expect([second.getUint16(52, true), second.getUint16(54, true)]).toEqual([1, 8]);
    expect(second.getBigUint64(56, true)).toBe(BigInt(offset));
    const zip64 = view(end.subarray(2 * DIRECTORY_ENTRY + 12));
    expect(zip64.getUint32(0, true)).toBe(0x06_06_4b_50);
    expect([zip64.getBigUint64(24, true), zip64.getBigUint64(48, true)]).toEqual([2n, BigInt(offset + 2_000)]);
    expect(zip64.getUint32(56, true)).toBe(0x07_06_4b_50);
    expect(zip64.getBigUint64(64, true)).toBe(BigInt(offset + 2_000 + 2 * DIRECTORY_ENTRY + 12));
    expect(view(end.subarray(-END)).getUint32(16, true)).toBe(0xff_ff_ff_ff);
  });

  it('counts more than 65,535 files in zip64', () => {
    const files = Array.from({ length: 65_536 }, () => file());
    const end = archiveEnd(files, 1_000, AT);
    const zip64 = view(end.subarray(files.length * DIRECTORY_ENTRY));
    expect([zip64.getBigUint64(24, true), zip64.getBigUint64(32, true)]).toEqual([65_536n, 65_536n]);
    expect(view(end.subarray(-END)).getUint16(10, true)).toBe(0xff_ff);
  });
});
