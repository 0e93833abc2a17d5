import type { AppLoadContext } from 'react-router';

/** A pending code, as stored on the device. */
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

/** The pending code of the device; null when there is none or it has expired. */
export function attemptOf({ site }: AppLoadContext): Attempt | null {
  if (site.attempt === null) return null;
  try {
    const value: unknown = JSON.parse(site.attempt);
    return isAttempt(value) && Date.parse(value.expiresAt) > site.now.getTime() ? value : null;
  } catch {
    return null;
  }
}
