import type { MailPoster } from './mail-layout.ts';

/** A mail to be sent. */
export interface Mail {
  readonly to: string;
  readonly toName?: string;
  readonly subject: string;
  readonly html: string;
  /** Of the class, course or event that it is about; stands above the text. */
  readonly poster?: MailPoster | null;
  /** Writing a second mail with the same key does nothing, so a retried call mails once. */
  readonly dedupeKey: string;
  /** WAITING, ACCEPTED, … or GENERAL. */
  readonly scenario?: string;
  readonly templateId?: number;
  readonly classId?: number;
  readonly courseId?: number;
  readonly memberId?: number;
  readonly participantId?: number;
  readonly batchId?: string;
  /** Item of a task that ends with this mail. */
  readonly taskItemId?: number;
  /** Names the recipient in the link that ends broadcasts to them; with it the mail carries the headers for it. */
  readonly unsubscribeToken?: string;
  /** Lower goes first: 0 for scenario mails, 10 for broadcasts. Without one, a mail with a secret link goes before all of them. */
  readonly priority?: number;
  /** Storage keys of files to attach. */
  readonly attachments?: readonly { readonly filename: string; readonly path: string; readonly type: string }[];
}
