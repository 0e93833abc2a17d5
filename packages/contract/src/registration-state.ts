/** Registration state of a class or an event, as its page shows it. */
export const REGISTRATION_STATES = ['OPEN', 'FEW', 'FULL', 'NOT_YET', 'CLOSED', 'OVER'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** Free seats up to which the state is FEW. */
export const FEW_SEATS = 10;

/** Facts from which the state follows. Instants are milliseconds since 1970. */
export interface RegistrationFacts {
  /** Whether it is published and not hidden. */
  readonly isOpen: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Null without an end. */
  readonly endsAt: number | null;
  /** Null when unlimited. */
  readonly seatsLeft: number | null;
}

/** Whether registration is possible now, and if not, why. A full class still accepts people on its waiting list. */
export function registrationState(facts: RegistrationFacts, now: number): RegistrationState {
  const { isOpen, opensAt, closesAt, endsAt, seatsLeft } = facts;
  if (endsAt !== null && endsAt <= now) return 'OVER';
  if (!isOpen) return 'CLOSED';
  if (opensAt !== null && opensAt > now) return 'NOT_YET';
  if (closesAt !== null && closesAt <= now) return 'CLOSED';
  if (seatsLeft === null || seatsLeft > FEW_SEATS) return 'OPEN';
  return seatsLeft > 0 ? 'FEW' : 'FULL';
}
