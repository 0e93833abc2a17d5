import { describe, expect, it } from '@jest/globals';
import { nextVisibility } from './visibility.ts';

describe('nextVisibility', () => {
  it('flips without a requested state', () => {
    expect(nextVisibility(0, undefined)).toBe(1);
    expect(nextVisibility(1, {})).toBe(0);
  });

  it('goes to the requested state, however often', () => {
    expect(nextVisibility(0, { active: true })).toBe(1);
    expect(nextVisibility(1, { active: true })).toBe(1);
    expect(nextVisibility(1, { active: false })).toBe(0);
  });

  it('flips what the caller still sees and refuses what has changed since', () => {
    expect(nextVisibility(0, { expected_status: false })).toBe(1);
    expect(nextVisibility(1, { expected_status: false })).toBe('conflict');
    expect(nextVisibility(1, { expected_status: false, active: true })).toBe('conflict');
  });
});
