import { describe, expect, it } from '@jest/globals';
import { createLogger } from '../../packages/server/src/platform/http/logger.ts';
import { readableLog } from './readable-log.ts';

const logged = (write: (log: ReturnType<typeof createLogger>) => void): string => {
  const written: string[] = [];
  write(
    createLogger(
      { logLevel: 'info' },
      readableLog((text) => void written.push(text)),
    ),
  );
  return written.join('');
};

describe('the log in a terminal', () => {
  it('has one line per entry, with its fields', () => {
    expect(logged((log) => log.warn({ part: 'database', ms: 3 }, 'not in time'))).toMatch(
      /^\d\d:\d\d:\d\d warning: not in time part="database" ms=3\n$/,
    );
  });

  it('shows where an error comes from', () => {
    expect(logged((log) => log.error({ err: new Error('broken') }, 'failed'))).toMatch(
      /^\S+ error: failed\nError: broken\n {4}at /,
    );
  });
});
