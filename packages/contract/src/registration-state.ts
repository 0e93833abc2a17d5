/** What a page says of registering for a class or an event. */
export const REGISTRATION_STATES = ['OPEN', 'FEW', 'FULL', 'NOT_YET', 'CLOSED', 'OVER'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** So many free places, or fewer, are said to be few. */
export const FEW_PLACES = 10;

/** What the state follows from. Instants are milliseconds since 1970. */
export interface RegistrationFacts {
  /** Published and not taken back. */
  readonly isOpen: boolean;
  readonly opensAt: number | null;
  readonly closesAt: number | null;
  /** Null for what never ends. */
  readonly endsAt: number | null;
  /** Null without a limit. */
  readonly placesLeft: number | null;
}

/** Whether one can register now, and if not, why. A full class still takes people into its queue. */
export function registrationState(facts: RegistrationFacts, now: number): RegistrationState {
  const { isOpen, opensAt, closesAt, endsAt, placesLeft } = facts;
  if (endsAt !== null && endsAt <= now) return 'OVER';
  if (!isOpen) return 'CLOSED';
  if (opensAt !== null && opensAt > now) return 'NOT_YET';
  if (closesAt !== null && closesAt <= now) return 'CLOSED';
  if (placesLeft === null || placesLeft > FEW_PLACES) return 'OPEN';
  return placesLeft > 0 ? 'FEW' : 'FULL';
}
