/**
 * Order in which mails leave the outbox; lower values first (S38). Class-start and payment reminders pass their own
 * values.
 */
export const PRIORITY = {
  /** Somebody waits for it in front of the screen: a password link or the confirmation of an address. */
  account: -10,
  scenario: 0,
  /** Invitations of a list: nobody waits for them, and there may be thousands. */
  invitation: 5,
} as const;
