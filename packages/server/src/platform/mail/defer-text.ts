import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { SendMailOptions, Transporter } from 'nodemailer';

export interface DeferredMail extends SendMailOptions {
  /** Runs when the text has been sent, except for the line that ends it. */
  onHandOver?: () => Promise<void>;
}

/** Bytes per block of a text, so that a long one has left almost entirely before its hand-over. */
const BLOCK_BYTES = 16_384;

/**
 * Creates the text of each mail only when the mail server is ready for it, and ends it only after `onHandOver`. A mail
 * server delivers no text without its end (RFC 5321 §4.1.1.10), so until then the mail can be sent again.
 */
export function deferText<T>(transporter: Transporter<T>): void {
  transporter.use('stream', ({ data, message }, done) => {
    const makeText = message.createReadStream.bind(message);
    const { onHandOver } = data as DeferredMail;
    message.createReadStream = () =>
      Readable.from(
        (async function* text() {
          const whole = await buffer(makeText());
          for (let at = 0; at < whole.length; at += BLOCK_BYTES) yield whole.subarray(at, at + BLOCK_BYTES);
          await onHandOver?.();
        })(),
        // Reads nothing ahead: the next step begins when the block before has been taken.
        { objectMode: false, highWaterMark: 1 },
      );
    done();
  });
}
