import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Size and SHA-256 (lower-case hex) of the written bytes. */
export interface Written {
  readonly size: number;
  readonly sha256: string;
}

/** A pass-through stream that measures size and hash. */
export function measuring(): { readonly stream: Transform; readonly result: () => Written } {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, result: () => ({ size, sha256: hash.digest('hex') }) };
}
