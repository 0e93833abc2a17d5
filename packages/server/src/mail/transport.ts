/** A mail ready to leave. */
export interface RenderedMail {
  /** The same for every try, so that a provider that has it already can tell. */
  readonly messageId: string;
  readonly from: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
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
  /** @throws MailRefused when another try cannot help; any other error means "try again later". */
  readonly send: (mail: RenderedMail) => Promise<void>;
  readonly close: () => void;
}

/** The receiving side said no for good (SMTP 5xx). */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** Whether there is no such address: nothing more is to be sent there (S39). */
  readonly bounced: boolean;

  constructor(message: string, { bounced = false, ...options }: ErrorOptions & { readonly bounced?: boolean } = {}) {
    super(message, options);
    this.bounced = bounced;
  }
}
