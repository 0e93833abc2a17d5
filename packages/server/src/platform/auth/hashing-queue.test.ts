import { describe, expect, it } from '@jest/globals';
import { createHashingQueue } from './hashing-queue.ts';

const LANES = {
  known: { atOnce: 2, maxWaiting: 100, priority: 1 },
  stranger: { atOnce: 1, maxWaiting: 40, priority: 0 },
  registration: { atOnce: 1, maxWaiting: 20, priority: 0 },
};

/** Fake work; each call of `endOne` ends one job, in the order in which they began. */
function stage() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () =>
    new Promise<void>((resolve) => {
      begun.push(name);
      ends.push(resolve);
    });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    ends.shift()?.();
    await settle();
  };
  return { begun, work, settle, endOne };
}

const times = (count: number, name: string) => Array.from({ length: count }, (_, n) => `${name} ${n}`);

describe('password work', () => {
  it('of staff comes next, however many strangers wait', async () => {
    const { begun, work, settle, endOne } = stage();
    const inQueue = createHashingQueue(LANES, 2);
    for (const name of times(20, 'registration')) void inQueue('registration', work(name));
    for (const name of times(40, 'stranger')) void inQueue('stranger', work(name));
    await settle();
    expect(begun).toEqual(['registration 0', 'stranger 0']);
    void inQueue('known', work('known 0'));
    void inQueue('known', work('known 1'));
    await endOne();
    await endOne();
    expect(begun.slice(2)).toEqual(['known 0', 'known 1']);
  });

  it('of staff would come last in one queue for all (negative control)', async () => {
    const { begun, work, settle, endOne } = stage();
    const inQueue = createHashingQueue({ all: { atOnce: 2, maxWaiting: 100, priority: 0 } }, 2);
    for (const name of times(20, 'registration')) void inQueue('all', work(name));
    void inQueue('all', work('known 0'));
    await settle();
    await endOne();
    await endOne();
    expect(begun).not.toContain('known 0');
  });

  it('takes turns between sign-ins and registrations of strangers', async () => {
    const { begun, work, settle, endOne } = stage();
    const inQueue = createHashingQueue(LANES, 2);
    for (const name of times(20, 'registration')) void inQueue('registration', work(name));
    void inQueue('stranger', work('stranger 0'));
    void inQueue('stranger', work('stranger 1'));
    await settle();
    await endOne();
    await endOne();
    expect(begun.slice(0, 4).toSorted()).toEqual(['registration 0', 'registration 1', 'stranger 0', 'stranger 1']);
  });

  it('is refused where its own queue is full, and nowhere else', async () => {
    const { begun, work, settle, endOne } = stage();
    const inQueue = createHashingQueue(LANES, 2);
    for (const name of times(21, 'registration')) void inQueue('registration', work(name));
    await expect(inQueue('registration', work('too late'))).rejects.toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
      details: { headers: { 'retry-after': '10' } },
    });
    void inQueue('stranger', work('stranger'));
    await settle();
    expect(begun).toEqual(['registration 0', 'stranger']);
    await endOne();
    await expectAccepted(inQueue, work);
  });
});

async function expectAccepted(
  inQueue: (lane: 'registration', work: () => Promise<void>) => Promise<void>,
  work: (name: string) => () => Promise<void>,
): Promise<void> {
  const refused = await Promise.race([
    inQueue('registration', work('in time')).then(
      () => false,
      () => true,
    ),
    new Promise<false>((resolve) => setImmediate(() => resolve(false))),
  ]);
  expect(refused).toBe(false);
}
