import { describe, expect, it } from '@jest/globals';
import * as texts from './texts.ts';

const START = '2026-11-24T02:00:00Z';
const END = '2026-11-24T04:30:58Z';
const LATE = '2026-11-24T18:30:00Z';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agt', 'Sep', 'Okt', 'Nov', 'Des'];
const LONG = 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember'.split(' ');
const WEEK = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const SHORT_WEEK = ['Ming', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'];

describe(`dates in WIB, on a computer in ${process.env.TZ ?? 'its own zone'}`, () => {
  it('writes each format of dates and times', () => {
    expect(texts.formatDate(START)).toBe('24 Nov 2026');
    expect(texts.formatLongDate(START)).toBe('Selasa, 24 November 2026');
    expect(texts.formatMonth(START)).toBe('November 2026');
    expect(texts.formatClock(START)).toBe('09:00');
    expect(texts.formatTime(START)).toBe('09:00 WIB');
    expect(texts.formatDateTime(START)).toBe('24 Nov 2026, 09:00 WIB');
    expect(texts.formatPaddedDateTime('2026-08-04T20:05:00Z')).toBe('05 Agt 2026 03:05');
    expect(texts.formatNumericDate(LATE)).toBe('25-11-2026');
    expect(texts.formatMonthFirst(LATE)).toBe('11/25/2026');
    expect(texts.formatTimestamp(END)).toBe('24-11-2026 11:30:58');
  });

  it('puts a late evening in UTC on the next day in Jakarta', () => {
    expect(texts.formatDate('2026-12-31T17:00:00Z')).toBe('1 Jan 2027');
    expect(texts.formatDate('2026-12-31T16:59:59Z')).toBe('31 Des 2026');
    expect(texts.formatTimestamp(new Date('2026-12-31T17:00:05.999Z'))).toBe('01-01-2027 00:00:05');
    expect(texts.formatTimestamp(new Date('2026-11-20T16:59:59.000Z'))).toBe('20-11-2026 23:59:59');
    expect(texts.formatDayDate('2026-12-04T17:00:00.000Z')).toBe('Sabtu, 5 Des 2026');
    expect(texts.formatShortDayDate('2026-12-05T16:59:00.000Z')).toBe('Sab, 5 Des 2026');
  });

  it('keeps a pure date on its day', () => {
    expect(texts.formatDate('2026-03-29')).toBe('29 Mar 2026');
    expect(texts.formatTime('2026-03-29')).toBe('00:00 WIB');
    expect(texts.formatNumericDate('1945-08-17')).toBe('17-08-1945');
  });

  it('names every month', () => {
    for (const [index, month] of MONTHS.entries()) {
      const day = `2026-${String(index + 1).padStart(2, '0')}-01`;
      expect(texts.formatDate(day)).toBe(`1 ${month} 2026`);
      expect(texts.formatPaddedDateTime(day)).toBe(`01 ${month} 2026 00:00`);
      expect(texts.formatMonth(day)).toBe(`${LONG[index]} 2026`);
    }
  });

  it('names every weekday', () => {
    for (const [index, weekday] of WEEK.entries()) {
      const day = `2026-11-${22 + index}`;
      expect(texts.formatDayDate(day)).toBe(`${weekday}, ${22 + index} Nov 2026`);
      expect(texts.formatShortDayDate(day)).toBe(`${SHORT_WEEK[index]}, ${22 + index} Nov 2026`);
      expect(texts.formatLongDate(day)).toBe(`${weekday}, ${22 + index} November 2026`);
    }
  });

  it('returns an empty text for a missing or invalid date', () => {
    for (const format of Object.values(texts))
      for (const empty of [null, undefined, '', 'bukan tanggal', '2026-02-30']) expect(format(empty)).toBe('');
  });
});
