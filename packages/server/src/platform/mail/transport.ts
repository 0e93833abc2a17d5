/** A mail ready to leave. */
export interface RenderedMail {
  /** The same for every attempt, so that a provider that has it already can tell. */
  readonly messageId: string;
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  /** The same without HTML. */
  readonly text: string;
  /** Further headers, such as those for unsubscribing. */
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly {
    readonly filename: string;
    readonly content: Buffer;
    readonly contentType: string;
  }[];
}

/** The way out for mails. */
export interface MailTransport {
  /** Mails it takes at the same time; one when left out. */
  readonly connections?: number;
  /**
   * Sends one mail.
   * @param onHandOver runs when the receiving side is ready for the text, before any of it leaves; when it fails nothing leaves.
   * @throws one of the errors of `mail-failures.ts`; any other error counts as MailServerTrouble.
   */
  readonly send: (mail: RenderedMail, onHandOver: () => Promise<void>) => Promise<void>;
  readonly close: () => void;
}
