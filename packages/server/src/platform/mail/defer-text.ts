import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SendMailOptions, Transporter } from 'nodemailer';

export interface DeferredMail extends SendMailOptions {
  /** Runs when the mail server is ready for the text. */
  onHandOver?: () => Promise<void>;
}

/**
 * Creates the text of each mail only when the mail server asks for it, after `onHandOver`; if that fails, none of it is
 * sent.
 */
export function deferText<T>(transporter: Transporter<T>): void {
  transporter.use('stream', ({ data, message }, done) => {
    const makeText = message.createReadStream.bind(message);
    const { onHandOver } = data as DeferredMail;
    message.createReadStream = () =>
      Readable.from(
        (async function* text() {
          await onHandOver?.();
          yield await buffer(makeText());
        })(),
        { objectMode: false },
      );
    done();
  });
}
