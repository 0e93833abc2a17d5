import { z } from 'zod';

export type OtlpHeaders = Readonly<Record<string, string>>;

/** A name of HTTP and a value without control characters. */
const PAIR = /^([\w!#$&'*.^`|~+-]+)\s*=\s*([\x20-\x7e]+)$/;

const headersOf = (text: string): OtlpHeaders =>
  Object.fromEntries(
    text.split(',').map((pair) => {
      const [, name, value] = PAIR.exec(pair.trim()) ?? [];
      if (name === undefined || value === undefined) throw new URIError('no pair');
      return [name, decodeURIComponent(value)];
    }),
  );

/** Headers as OpenTelemetry writes them: pairs separated by commas, with percent-encoded values. */
export const otlpHeaders = z.string().transform((text, context): OtlpHeaders => {
  try {
    return headersOf(text);
  } catch {
    context.addIssue('must be a list such as api-key=value,tenant=widya, with percent-encoded values');
    return z.NEVER;
  }
});
