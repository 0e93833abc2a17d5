import { describe, expect, it } from '@jest/globals';
import { type Part, PHASE_TIMEOUTS, stopParts } from './stop-parts.ts';

const LOG = { warn: () => undefined, error: () => undefined };
const AT_ONCE = { calls: 0, jobs: 0, connections: 0, database: 0 };

describe('the end of a server', () => {
  it('comes before the ten seconds after which a process is killed, even when every part hangs', () => {
    expect(Object.values(PHASE_TIMEOUTS).reduce((sum, ms) => sum + ms, 0)).toBeLessThan(9_800);
  });

  it('stops parts in the order of dependence, whatever the order in which they started', async () => {
    const stopped: string[] = [];
    const part = (name: string, phase: Part['phase']): Part => ({
      name,
      phase,
      stop: async () => void stopped.push(name),
    });
    await stopParts(
      [part('database', 'database'), part('pool', 'connections'), part('boss', 'jobs'), part('http', 'calls')],
      LOG,
    );
    expect(stopped).toEqual(['http', 'boss', 'pool', 'database']);
  });

  it('goes on after a part that hangs or fails, and aborts what hangs', async () => {
    const stopped: string[] = [];
    const parts: Part[] = [
      { name: 'hangs', phase: 'calls', stop: () => new Promise(() => undefined), force: () => stopped.push('cut off') },
      { name: 'fails', phase: 'calls', stop: async () => Promise.reject(new Error('no')) },
      { name: 'database', phase: 'database', stop: async () => void stopped.push('database') },
    ];
    await stopParts(parts, LOG, AT_ONCE);
    expect(stopped).toEqual(['cut off', 'database']);
  });
});
