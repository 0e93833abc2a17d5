import { describe, expect, it } from '@jest/globals';
import { type RegistrationFacts, registrationState } from './registration-state.ts';

const NOW = 1_000;
const open: RegistrationFacts = { isOpen: true, opensAt: null, closesAt: null, endsAt: null, seatsLeft: null };
const stateOf = (change: Partial<RegistrationFacts>) => registrationState({ ...open, ...change }, NOW);

describe('the state of registration', () => {
  it.each([
    [{}, 'OPEN'],
    [{ opensAt: NOW, closesAt: NOW + 1, endsAt: NOW + 1 }, 'OPEN'],
    [{ seatsLeft: 11 }, 'OPEN'],
    [{ seatsLeft: 10 }, 'FEW'],
    [{ seatsLeft: 1 }, 'FEW'],
    [{ seatsLeft: 0 }, 'FULL'],
    [{ opensAt: NOW + 1, seatsLeft: 0 }, 'NOT_YET'],
    [{ closesAt: NOW, seatsLeft: 5 }, 'CLOSED'],
    [{ isOpen: false }, 'CLOSED'],
    [{ isOpen: false, endsAt: NOW }, 'OVER'],
    [{ opensAt: NOW + 1, endsAt: NOW }, 'OVER'],
  ] as const)('of %j is %s', (change, state) => expect(stateOf(change)).toBe(state));
});
