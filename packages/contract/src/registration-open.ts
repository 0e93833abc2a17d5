/** Whether a class takes registrations. */
export const REGISTRATION_STATES = ['open', 'full', 'not-yet', 'closed', 'over'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];
