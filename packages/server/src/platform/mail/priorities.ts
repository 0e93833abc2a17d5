/** Order in which mails leave the outbox; lower goes first (S38). Class-start and payment reminders pass values of their own. */
export const PRIORITY = {
  /** Somebody waits in front of the screen for it: a password link, the confirmation of an address. */
  account: -10,
  scenario: 0,
  /** Invitations of a list: nobody waits for them, and there may be thousands. */
  invitation: 5,
} as const;
