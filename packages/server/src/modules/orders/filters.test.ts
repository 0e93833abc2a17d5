import { describe, expect, it } from '@jest/globals';
import { monthOf } from './filters.ts';

/** In Jakarta, this instant is already on 1 January 2027. */
const NEW_YEAR = new Date('2026-12-31T17:00:00.000Z');

describe('the requested month', () => {
  it('is that of now in Jakarta when none is named', () => {
    expect(monthOf({}, NEW_YEAR)).toEqual({ year: 2027, month: 1 });
  });

  it('is the one that is named', () => {
    expect(monthOf({ year: 2021, month: 6 }, NEW_YEAR)).toEqual({ year: 2021, month: 6 });
  });
});
