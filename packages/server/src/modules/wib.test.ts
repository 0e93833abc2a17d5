import { describe, expect, it } from '@jest/globals';
import { endOfDay, formatSecond, startOfDay } from './wib.ts';

describe('WIB', () => {
  it('begins a day seven hours before UTC does', () => {
    expect(startOfDay('2026-11-20').toISOString()).toBe('2026-11-19T17:00:00.000Z');
    expect(endOfDay('2026-12-31').toISOString()).toBe('2026-12-31T17:00:00.000Z');
  });

  it('prints the day and time of WIB across midnight and new year', () => {
    expect(formatSecond(new Date('2026-12-31T17:00:05.999Z'))).toBe('01-01-2027 00:00:05');
    expect(formatSecond(new Date('2026-11-20T16:59:59.000Z'))).toBe('20-11-2026 23:59:59');
  });
});
