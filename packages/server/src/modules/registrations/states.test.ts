import { describe, expect, it } from '@jest/globals';
import { REGISTRATION_STATUSES, type RegistrationStatus } from '@widya/contract/registration-status';
import { decide, holdsSeat, type SeatEvent, type Situation } from './states.ts';

// Leaves out 'move', whose free seats are those of another class.
const EVENTS: readonly SeatEvent[] = ['register', 'accept', 'invite', 'promote', 'pay', 'reject', 'cancel', 'expire'];
const STATUSES: readonly (RegistrationStatus | null)[] = [null, ...REGISTRATION_STATUSES];

const situation = (values: Partial<Situation> = {}): Situation => ({
  status: null,
  invited: false,
  price: 100_000,
  freeSeats: 1,
  paid: false,
  onlinePayment: true,
  override: false,
  ...values,
});

/** Pseudorandom number generator; the same seed gives the same numbers, so that a failure can be reproduced. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

interface Person {
  status: RegistrationStatus | null;
  invited: boolean;
  price: number;
  paid: boolean;
}

describe('the table, by name', () => {
  const cases: readonly [SeatEvent, Partial<Situation>, RegistrationStatus | 'refuse' | 'keep' | 'exception'][] = [
    ['register', {}, 'WAITING'],
    ['register', { price: 0 }, 'ACCEPTED'],
    ['register', { freeSeats: 0 }, 'PENDING'],
    ['register', { freeSeats: 0, override: true }, 'PENDING'],
    ['register', { status: 'EXPIRED' }, 'WAITING'],
    ['register', { status: 'REJECTED' }, 'refuse'],
    ['register', { status: 'ACCEPTED' }, 'refuse'],
    ['accept', { status: 'WAITING', freeSeats: 0 }, 'ACCEPTED'],
    ['accept', { status: 'PENDING', freeSeats: 0 }, 'refuse'],
    ['accept', { status: 'PENDING', freeSeats: 0, override: true }, 'ACCEPTED'],
    ['accept', { status: 'REJECTED' }, 'ACCEPTED'],
    ['accept', { status: 'ACCEPTED' }, 'refuse'],
    ['invite', {}, 'ACCEPTED'],
    ['invite', { status: 'REJECTED' }, 'ACCEPTED'],
    ['invite', { freeSeats: 0 }, 'refuse'],
    ['invite', { status: 'PENDING' }, 'refuse'],
    ['promote', { status: 'PENDING' }, 'WAITING'],
    ['promote', { status: 'PENDING', price: 0 }, 'ACCEPTED'],
    ['promote', { status: 'PENDING', freeSeats: 0 }, 'refuse'],
    ['pay', { status: 'WAITING', freeSeats: 0 }, 'ACCEPTED'],
    ['pay', { status: 'EXPIRED' }, 'ACCEPTED'],
    ['pay', { status: 'EXPIRED', freeSeats: 0 }, 'exception'],
    ['pay', { status: 'EXPIRED', freeSeats: 0, override: true }, 'exception'],
    ['pay', { status: 'ACCEPTED' }, 'keep'],
    ['pay', { status: 'ACCEPTED', invited: true }, 'ACCEPTED'],
    ['reject', { status: 'ACCEPTED' }, 'REJECTED'],
    ['reject', { status: 'EXPIRED' }, 'refuse'],
    ['cancel', { status: 'PENDING' }, 'CANCELLED'],
    ['expire', { status: 'WAITING' }, 'EXPIRED'],
    ['expire', { status: 'ACCEPTED' }, 'keep'],
    ['move', { status: 'ACCEPTED' }, 'ACCEPTED'],
    ['move', { status: 'ACCEPTED', freeSeats: 0, override: true }, 'refuse'],
    ['move', { status: 'WAITING', freeSeats: 0 }, 'refuse'],
    ['move', { status: 'PENDING', freeSeats: 0 }, 'PENDING'],
    ['move', { status: 'REJECTED' }, 'refuse'],
    ['move', {}, 'refuse'],
  ];
  it.each(cases)('%s of %j leads to %s', (event, values, expected) => {
    const decision = decide(event, situation(values));
    expect(decision.kind === 'change' ? decision.status : decision.kind).toBe(expected);
  });

  it('counts as invited who was accepted without having paid what is paid online (D63, B-077)', () => {
    const accepted = (values: Partial<Situation>) => decide('accept', situation({ status: 'WAITING', ...values }));
    expect(accepted({})).toMatchObject({ invited: true, info: 'WAITING to ACCEPTED' });
    expect(accepted({ paid: true })).toMatchObject({ invited: false });
    expect(accepted({ onlinePayment: false })).toMatchObject({ invited: false });
    expect(accepted({ price: 0 })).toMatchObject({ invited: false });
    expect(decide('invite', situation())).toMatchObject({ invited: true, info: 'Invited' });
  });
});

describe('whatever happens, in any order', () => {
  it('reports seats correctly: taken seats before plus the change equal those after', () => {
    for (const event of EVENTS)
      for (const status of STATUSES)
        for (const freeSeats of [0, 1, Number.POSITIVE_INFINITY])
          for (const price of [0, 1])
            for (const flags of Array.from({ length: 16 }, (_, n) => n)) {
              const from = situation({
                status,
                freeSeats,
                price,
                invited: (flags & 1) > 0,
                paid: (flags & 2) > 0,
                onlinePayment: (flags & 4) > 0,
                override: (flags & 8) > 0,
              });
              const decision = decide(event, from);
              if (decision.kind === 'refuse') expect(decision.msg).not.toBe('');
              if (decision.kind !== 'change') continue;
              expect(Number(holdsSeat(status)) + decision.seats).toBe(Number(holdsSeat(decision.status)));
              // A seat is taken only when one is free, unless staff override the quota.
              if (decision.seats === 1) expect(freeSeats >= 1 || from.override).toBe(true);
              if (decision.seats === 1 && (event === 'register' || event === 'promote' || event === 'pay'))
                expect(freeSeats).toBeGreaterThanOrEqual(1);
              expect(decision.scenario === null || decision.scenario === decision.status).toBe(true);
            }
  });

  it('never exceeds the quota in 400 random sequences without an override, and assigns every free seat', () => {
    for (let seed = 1; seed <= 400; seed += 1) {
      const next = random(seed);
      const quota = 1 + Math.floor(next() * 5);
      const people: Person[] = Array.from({ length: 12 }, () => ({
        status: null,
        invited: false,
        price: next() < 0.4 ? 0 : 50_000,
        paid: false,
      }));
      const taken = () => people.filter(({ status }) => holdsSeat(status)).length;
      const happen = (person: Person, event: SeatEvent) => {
        const decision = decide(event, situation({ ...person, freeSeats: quota - taken() }));
        if (event === 'pay' && person.status !== null && decision.kind !== 'refuse') person.paid = true;
        if (decision.kind === 'change') Object.assign(person, { status: decision.status, invited: decision.invited });
        return decision;
      };
      for (let step = 0; step < 120; step += 1) {
        const person = people[Math.floor(next() * people.length)] as Person;
        const event = EVENTS[Math.floor(next() * EVENTS.length)] as SeatEvent;
        const before = taken();
        const decision = happen(person, event);
        expect(taken()).toBeLessThanOrEqual(quota);
        if (taken() < before)
          for (const waiting of people.filter(({ status }) => status === 'PENDING')) happen(waiting, 'promote');
        if (decision.kind === 'refuse' && decision.code === 'QUOTA_FULL') expect(before).toBe(quota);
        if (event === 'register' && person.status === 'PENDING' && decision.kind === 'change')
          expect(before).toBe(quota);
      }
    }
  });
});
