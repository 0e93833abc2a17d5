import type { MailPoster } from './mail-layout.ts';

/** A mail to be sent. */
export interface Mail {
  readonly to: string;
  readonly toName?: string;
  readonly subject: string;
  readonly html: string;
  /** Poster of the class, course or event; shown above the text. */
  readonly poster?: MailPoster | null;
  /** A second mail with the same key is dropped, so that a retried call sends one mail. */
  readonly dedupeKey: string;
  /** WAITING, ACCEPTED, … or GENERAL. */
  readonly scenario?: string;
  readonly templateId?: number;
  readonly classId?: number;
  readonly courseId?: number;
  readonly memberId?: number;
  readonly participantId?: number;
  readonly batchId?: string;
  /** Task item that ends when this mail is sent or fails. */
  readonly taskItemId?: number;
  /** Token of the unsubscribe link; with it the mail gets the unsubscribe headers. */
  readonly unsubscribeToken?: string;
  /**
   * Lower values are sent first: 0 for scenario mails, 10 for broadcasts. By default a mail with a secret link precedes
   * both.
   */
  readonly priority?: number;
  /** Files to attach, by their storage keys. */
  readonly attachments?: readonly { readonly filename: string; readonly path: string; readonly type: string }[];
}
