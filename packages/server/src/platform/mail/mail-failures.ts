import type { HoldReason } from '@widya/contract/email-log';

/** Final failure: the recipient was refused permanently (5xx to RCPT TO), or the mail can no longer be created. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Whether the address does not exist, so that nothing more may be sent there (S39). */
  readonly bounced: boolean;

  constructor(message: string, { bounced = false, ...options }: ErrorOptions & { readonly bounced?: boolean } = {}) {
    super(message, options);
    this.bounced = bounced;
  }
}

/** The mail server refused the text of this mail; retried a few times, because filters change. */
export class MailTextRefused extends Error {
  override readonly name = 'MailTextRefused';
}

/** This mail has to wait, for example for a full mailbox or greylisting; the mail server itself works. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';
}

/** The mail server accepts no mails at all; all mails wait. */
export class MailServerTrouble extends Error {
  override readonly name = 'MailServerTrouble';
  readonly reason: HoldReason;

  constructor(message: string, { reason, ...options }: ErrorOptions & { readonly reason: HoldReason }) {
    super(message, options);
    this.reason = reason;
  }
}
