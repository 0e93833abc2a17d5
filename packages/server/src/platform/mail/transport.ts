/** A mail ready to be sent. */
export interface RenderedMail {
  /** The same for every attempt, so that a provider can recognise a repetition. */
  readonly messageId: string;
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  /** The plain text. */
  readonly text: string;
  /** Additional headers, such as those for unsubscribing. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** Sends mails: through a mail server, or into files. */
export interface MailTransport {
  /** Maximum number of mails at once; defaults to one. May change while mails are sent. */
  readonly connections?: number;
  /**
   * Sends one mail.
   * @param onHandOver runs before the step by which the mail counts as delivered; if it fails, that step is not taken.
   * @throws an error of `mail-failures.ts`; any other counts as MailServerTrouble.
   */
  readonly send: (mail: RenderedMail, onHandOver: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}
