import type { AppLoadContext } from 'react-router';

/** A code that was mailed and is waited for, as the device keeps it. */
export interface Attempt {
  readonly challenge: string;
  readonly email: string;
  readonly expiresAt: string;
  readonly resendAt: string;
  readonly mailWorks: boolean;
  /** Only in a demo. */
  readonly code?: string;
}

const isAttempt = (value: unknown): value is Attempt => {
  if (typeof value !== 'object' || value === null) return false;
  const texts = ['challenge', 'email', 'expiresAt', 'resendAt'] as const;
  return texts.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
};

/** The code that the device waits for; null when it waits for none, or not any more. */
export function attemptOf({ site }: AppLoadContext): Attempt | null {
  if (site.attempt === null) return null;
  try {
    const value: unknown = JSON.parse(site.attempt);
    return isAttempt(value) && Date.parse(value.expiresAt) > site.now.getTime() ? value : null;
  } catch {
    return null;
  }
}
