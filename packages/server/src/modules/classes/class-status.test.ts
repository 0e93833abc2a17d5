import { describe, expect, it } from '@jest/globals';
import { type ClassTimes, classStatus } from './class-status.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 20, 3);
const dated: ClassTimes = {
  active: 1,
  permanent: false,
  publishStatus: 'OPEN',
  registrationStartsAt: now - 48 * HOUR,
  registrationEndsAt: now + 24 * HOUR,
  startsAt: now + 25 * HOUR,
  endsAt: now + 27 * HOUR,
};

describe('classStatus', () => {
  it.each<[string, Partial<ClassTimes>, string]>([
    ['registration open', {}, 'REGISTRATION'],
    ['a draft, whatever its window says', { publishStatus: 'DRAFT' }, 'UPCOMING'],
    ['registration not yet open', { registrationStartsAt: now + 1 }, 'UPCOMING'],
    ['registration over, class not begun', { registrationEndsAt: now }, 'CLOSED'],
    ['begun at this very moment', { startsAt: now }, 'ONGOING'],
    ['ended at this very moment', { startsAt: now - HOUR, endsAt: now }, 'ENDED'],
    ['ended', { startsAt: now - 3 * HOUR, endsAt: now - HOUR, registrationEndsAt: now - 4 * HOUR }, 'ENDED'],
    ['hidden, even after its end', { active: 0, endsAt: now - HOUR }, 'HIDDEN'],
    [
      'without any date',
      { startsAt: null, endsAt: null, registrationStartsAt: null, registrationEndsAt: null },
      'UPCOMING',
    ],
    [
      'permanent without dates',
      { permanent: true, startsAt: null, endsAt: null, registrationStartsAt: null, registrationEndsAt: null },
      'REGISTRATION',
    ],
    ['permanent with an old end', { permanent: true, startsAt: now - 3 * HOUR, endsAt: now - HOUR }, 'REGISTRATION'],
    ['permanent with its window over', { permanent: true, registrationEndsAt: now - 1 }, 'CLOSED'],
    ['permanent with its window ahead', { permanent: true, registrationStartsAt: now + 1 }, 'UPCOMING'],
  ])('%s', (_, change, expected) => {
    expect(classStatus({ ...dated, ...change }, now)).toBe(expected);
  });
});
