import type { HoldReason } from '@widya/contract/email-log';

/** The receiving side refused the recipient for good (5xx to RCPT TO), or the mail cannot be made any more: final. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Whether there is no such address: nothing more is to be sent there (S39). */
  readonly bounced: boolean;

  constructor(message: string, { bounced = false, ...options }: ErrorOptions & { readonly bounced?: boolean } = {}) {
    super(message, options);
    this.bounced = bounced;
  }
}

/** The mail server refused the text of this mail: tried again a few times, as filters change their mind. */
export class MailTextRefused extends Error {
  override readonly name = 'MailTextRefused';
}

/** This one mail has to wait, such as for a full mailbox or greylisting; the mail server itself works. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';
}

/** The mail server takes no mails at all: all of them wait until it does. */
export class MailServerTrouble extends Error {
  override readonly name = 'MailServerTrouble';
  readonly reason: HoldReason;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason: HoldReason }) {
    super(message, options);
    this.reason = reason;
  }
}
