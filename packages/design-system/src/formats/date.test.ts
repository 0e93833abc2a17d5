import { describe, expect, it } from '@jest/globals';
import * as date from './date.ts';
import { wibDate, wibToIso } from './wib.ts';

const START = '2026-11-24T02:00:00Z';
const END = '2026-11-24T04:30:58Z';
const LATE = '2026-11-24T18:30:00Z';
const NOW = '2026-11-20T16:59:59Z';

describe(`dates in WIB, on a computer in ${process.env.TZ ?? 'its own zone'}`, () => {
  it('writes the forms of the specification', () => {
    expect(date.formatDate(START)).toBe('24 Nov 2026');
    expect(date.formatLongDate(START)).toBe('Selasa, 24 November 2026');
    expect(date.formatMonth(START)).toBe('November 2026');
    expect(date.formatTime(START)).toBe('09:00 WIB');
    expect(date.formatTimeRange(START, END)).toBe('09:00–11:30 WIB');
    expect(date.formatDateTime(START)).toBe('24 Nov 2026, 09:00 WIB');
    expect(date.formatDateTimeRange(START, END)).toBe('24 Nov 2026, 09:00–11:30 WIB');
    expect(date.formatDateTimeRange(START, LATE)).toBe('24 Nov 2026, 09:00 WIB – 25 Nov 2026, 01:30 WIB');
    expect(date.formatPaddedDateTime('2026-08-04T20:05:00Z')).toBe('05 Agt 2026 03:05');
    expect(date.formatNumericDate(LATE)).toBe('25-11-2026');
    expect(date.formatTimestamp(END)).toBe('24-11-2026 11:30:58');
  });

  it('puts a late evening in UTC on the next day in Jakarta', () => {
    expect(wibDate(LATE)).toBe('2026-11-25');
    expect(date.formatDate('2026-12-31T17:00:00Z')).toBe('1 Jan 2027');
    expect(date.formatDate('2026-12-31T16:59:59Z')).toBe('31 Des 2026');
  });

  it('keeps a pure date on its day', () => {
    expect(date.formatDate('2026-03-29')).toBe('29 Mar 2026');
    expect(date.formatTime('2026-03-29')).toBe('00:00 WIB');
    expect(wibDate('2024-02-29')).toBe('2024-02-29');
  });

  it('turns a wall clock in WIB into an instant and back', () => {
    expect(wibToIso('2026-11-24', '09:00')).toBe('2026-11-24T02:00:00.000Z');
    expect(wibToIso('2026-11-24', '00:30')).toBe('2026-11-23T17:30:00.000Z');
    expect(wibToIso('2026-11-24', '24:00')).toBeNull();
    expect(wibToIso('2026-02-30', '09:00')).toBeNull();
  });

  it('counts days by the calendar of Jakarta', () => {
    expect(date.relativeDays(START, NOW)).toBe('4 hari lagi');
    expect(date.relativeDays('2026-11-20T01:00:00Z', NOW)).toBe('hari ini');
    expect(date.relativeDays('2026-11-20T17:00:00Z', NOW)).toBe('besok');
    expect(date.relativeDays('2026-11-19', NOW)).toBe('kemarin');
    expect(date.relativeDays('2026-11-01', NOW)).toBe('19 hari lalu');
    expect(date.relativeDays('2030-01-01', NOW)).toBe('1.138 hari lagi');
  });

  it('says how long ago something was', () => {
    expect(date.relativeTime('2026-11-20T16:59:30Z', NOW)).toBe('baru saja');
    expect(date.relativeTime('2026-11-20T16:50:00Z', NOW)).toBe('9 menit lalu');
    expect(date.relativeTime('2026-11-20T13:50:00Z', NOW)).toBe('3 jam lalu');
    expect(date.relativeTime('2026-11-18T13:50:00Z', NOW)).toBe('2 hari lalu');
  });

  it('writes nothing for nothing', () => {
    for (const empty of [null, undefined, '', 'bukan tanggal', '2026-02-30']) {
      expect(date.formatDate(empty)).toBe('');
      expect(date.formatDateTimeRange(empty, empty)).toBe('');
      expect(date.relativeDays(empty)).toBe('');
    }
  });
});
