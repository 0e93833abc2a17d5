import { createHmac, randomBytes } from 'node:crypto';

const PREFIX = 'whsec_';

/** A new secret, as it is shown once: 32 random bytes. */
export const newSecret = (): string => PREFIX + randomBytes(32).toString('base64');

/** What a receiver needs to verify a delivery. */
export interface SignedParts {
  /** The header `webhook-id`. */
  readonly id: string;
  /** The header `webhook-timestamp`: seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The header `webhook-signature` of Standard Webhooks: one signature per secret, so that receivers of a webhook whose
 * secret was changed can verify with either. Source: D254.
 */
export const signatureOf = ({ id, timestamp, body }: SignedParts, secrets: readonly string[]): string =>
  secrets
    .map((secret) => Buffer.from(secret.slice(PREFIX.length), 'base64'))
    .map((key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ');

/** The id in headers, from the stored one. */
export const messageIdOf = (uuid: string): string => `msg_${uuid.replaceAll('-', '')}`;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Pauses between the attempts. Source: D254. */
const PAUSES_MS: readonly number[] = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** A tenth more or less, so that what failed together does not come back together. */
const JITTER = 0.1;

/**
 * When to try again after a failure.
 * @param made attempts so far.
 * @param random from 0 to 1.
 * @returns null when it is given up.
 */
export function nextAttempt(made: number, now: Date, random: number): Date | null {
  const pause = PAUSES_MS[made - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * (1 - JITTER + 2 * JITTER * random));
}

/** A webhook is deactivated when it failed for this long without a success. Source: D255. */
const GIVE_UP_MS = 5 * 24 * HOUR_MS;

export const hasFailedTooLong = (failingSince: Date, now: Date): boolean =>
  now.getTime() - failingSince.getTime() >= GIVE_UP_MS;
