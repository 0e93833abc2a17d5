import { describe, expect, it } from '@jest/globals';
import { type ClassTimes, classStatus } from './class-status.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 20, 3);
const dated: ClassTimes = {
  active: 1,
  permanent: false,
  publish_status: 'OPEN',
  registration_start_time: new Date(now - 48 * HOUR),
  registration_end_time: new Date(now + 24 * HOUR),
  start_time: new Date(now + 25 * HOUR),
  end_time: new Date(now + 27 * HOUR),
};

describe('classStatus', () => {
  it.each<[string, Partial<ClassTimes>, string]>([
    ['registration open', {}, 'REGISTRATION'],
    ['a draft, whatever its registration window', { publish_status: 'DRAFT' }, 'UPCOMING'],
    ['registration not yet open', { registration_start_time: new Date(now + 1) }, 'UPCOMING'],
    ['registration over, class not begun', { registration_end_time: new Date(now) }, 'CLOSED'],
    ['begun at this very moment', { start_time: new Date(now) }, 'ONGOING'],
    ['ended at this very moment', { start_time: new Date(now - HOUR), end_time: new Date(now) }, 'ENDED'],
    [
      'ended',
      {
        start_time: new Date(now - 3 * HOUR),
        end_time: new Date(now - HOUR),
        registration_end_time: new Date(now - 4 * HOUR),
      },
      'ENDED',
    ],
    ['hidden, even after its end', { active: 0, end_time: new Date(now - HOUR) }, 'HIDDEN'],
    [
      'without any date',
      { start_time: null, end_time: null, registration_start_time: null, registration_end_time: null },
      'UPCOMING',
    ],
    [
      'permanent without dates',
      { permanent: true, start_time: null, end_time: null, registration_start_time: null, registration_end_time: null },
      'REGISTRATION',
    ],
    [
      'permanent with an old end',
      { permanent: true, start_time: new Date(now - 3 * HOUR), end_time: new Date(now - HOUR) },
      'REGISTRATION',
    ],
    ['permanent with its window over', { permanent: true, registration_end_time: new Date(now - 1) }, 'CLOSED'],
    ['permanent with its window ahead', { permanent: true, registration_start_time: new Date(now + 1) }, 'UPCOMING'],
  ])('%s', (_, change, expected) => {
    expect(classStatus({ ...dated, ...change }, new Date(now))).toBe(expected);
  });
});
