import { jest } from '@jest/globals';

/**
 * Runs work while `Date.now()` stands still, so that a limit per minute does not depend on how long the work takes.
 * Timers and `new Date()` stay real.
 */
export async function atOneMoment<T>(work: () => Promise<T>): Promise<T> {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  try {
    return await work();
  } finally {
    now.mockRestore();
  }
}
