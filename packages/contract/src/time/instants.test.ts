import { describe, expect, it } from '@jest/globals';
import { instantAt, isDay, toInstant, wibDate, wibParts, wibToIso } from './instants.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Instants of many years and times of day, on both sides of midnight in Jakarta. */
const INSTANTS = Array.from(
  { length: 500 },
  (_, index) => Date.UTC(1965, 0, 1) + index * (45 * 24 * 60 + 441) * MINUTE_MS,
);

/** Formats an instant in Jakarta with the computer's own time zone data. */
const JAKARTA = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta', dateStyle: 'short', timeStyle: 'medium' });

describe(`instants, on a computer in ${process.env.TZ ?? 'its own zone'}`, () => {
  it('reads the clock of Jakarta as the table of zones does', () => {
    for (const instant of INSTANTS) {
      const parts = wibParts(instant);
      const two = (value = 0) => String(value).padStart(2, '0');
      const clock = `${two(parts?.hour)}:${two(parts?.minute)}:${two(parts?.second)}`;
      expect(`${wibDate(instant)} ${clock}`).toBe(JAKARTA.format(instant));
    }
  });

  it('comes back to the instant from day and clock', () => {
    for (const instant of INSTANTS) {
      const [day = '', clock = ''] = JAKARTA.format(instant).split(' ');
      expect(Date.parse(wibToIso(day, clock) ?? '')).toBe(Math.floor(instant / 1_000) * 1_000);
      expect(instantAt(day, clock).toISOString()).toBe(wibToIso(day, clock));
    }
  });

  it('shows the hours that summer time skips elsewhere', () => {
    expect(wibParts('2026-03-07T19:30:00Z')).toEqual({
      year: 2026,
      month: 3,
      day: 8,
      hour: 2,
      minute: 30,
      second: 0,
      weekday: 0,
    });
    expect(wibToIso('2026-03-08', '02:30')).toBe('2026-03-07T19:30:00.000Z');
  });

  it.each([
    ['2026-12-31T16:59:59.999Z', '2026-12-31'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['2028-02-28T17:00:00Z', '2028-02-29'],
    ['2026-11-25T06:59:59+14:00', '2026-11-24'],
    ['2026-11-24T18:30:00Z', '2026-11-25'],
  ])('puts %s on %s', (instant, day) => {
    expect(wibDate(instant)).toBe(day);
    expect(wibDate(new Date(instant))).toBe(day);
    expect(wibDate(Date.parse(instant))).toBe(day);
  });

  it('keeps a pure date on its day, whatever Jakarta observed then', () => {
    for (let day = Date.UTC(1900, 0, 1); day < Date.UTC(2100, 0, 1); day += DAY_MS) {
      const text = new Date(day).toISOString().slice(0, 10);
      if (wibDate(text) !== text || !isDay(text)) throw new Error(text);
    }
    expect(toInstant('2026-03-29')).toBe(Date.parse('2026-03-28T17:00:00Z'));
  });

  it.each([
    ['2026-11-24', '09:00', '2026-11-24T02:00:00.000Z'],
    ['2026-11-24', '9:05', '2026-11-24T02:05:00.000Z'],
    ['2026-11-24', '00:30', '2026-11-23T17:30:00.000Z'],
    ['2026-01-01', '06:59:59', '2025-12-31T23:59:59.000Z'],
    ['2026-11-24', '24:00', null],
    ['2026-11-24', '09:60', null],
    ['2026-11-24', '', null],
    ['2026-02-30', '09:00', null],
    ['2026-11-24T02:00:00Z', '09:00', null],
    ['', '09:00', null],
  ])('converts %j at %j to %j', (day, clock, instant) => {
    expect(wibToIso(day, clock)).toBe(instant);
  });

  it('has no instant, parts or day for a missing or invalid value', () => {
    for (const empty of [null, undefined, '', 'bukan tanggal', '2026-02-30', '2026-13-01', Number.NaN]) {
      expect(toInstant(empty)).toBeNull();
      expect(wibParts(empty)).toBeNull();
      expect(wibDate(empty)).toBe('');
    }
    expect(Number.isNaN(instantAt('2026-02-30', '09:00').getTime())).toBe(true);
  });

  it.each([
    ['2024-02-29', true],
    ['2100-02-29', false],
    ['2026-04-31', false],
    ['2026-4-30', false],
    ['2026-04-30T00:00:00Z', false],
    ['0026-11-24', true],
    ['9999-12-31', true],
    ['', false],
  ])('%j is a day: %j', (text, is) => expect(isDay(text)).toBe(is));
});
