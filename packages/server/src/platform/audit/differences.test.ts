import { describe, expect, it } from '@jest/globals';
import { differences } from './differences.ts';
import { masked } from './masking.ts';

describe('the changes stored in a log row', () => {
  it('is only what differs', () => {
    const before = { name: 'A', price: 1, dates: ['x'] };
    expect(differences(before, { name: 'B', price: 1, dates: ['x'] })).toEqual({
      before: { name: 'A' },
      after: { name: 'B' },
    });
    expect(differences(before, { ...before })).toEqual({ before: null, after: null });
  });

  it('is everything of a record that came or went', () => {
    expect(differences(undefined, { name: 'B' })).toEqual({ before: null, after: { name: 'B' } });
    expect(differences({ name: 'A' }, undefined)).toEqual({ before: { name: 'A' }, after: null });
  });

  it('masks secrets, but shows that they changed', () => {
    expect(differences({ password_hash: 'a' }, { password_hash: 'b' })).toEqual({
      before: { password_hash: '***' },
      after: { password_hash: '***' },
    });
  });

  it('truncates very long texts', () => {
    const { after } = differences(undefined, { description: 'x'.repeat(5_000) });
    expect(after?.description).toHaveLength(2_001);
  });
});

it('masks at any depth and leaves the rest as it is', () => {
  const at = new Date('2026-01-02T03:04:05Z');
  expect(masked({ zoom_passcode: '1', list: [{ token: 't', ok: 1 }], at, none: null, passed: true })).toEqual({
    zoom_passcode: '***',
    list: [{ token: '***', ok: 1 }],
    at: '2026-01-02T03:04:05.000Z',
    none: null,
    passed: true,
  });
});
