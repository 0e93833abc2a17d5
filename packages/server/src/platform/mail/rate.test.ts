import { expect, it } from '@jest/globals';
import { paceOf } from './rate.ts';

/** Fake clock that advances only by `wait` and `pass`. */
function time() {
  let now = 0;
  return {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
    },
    pass: (ms: number) => {
      now += ms;
    },
  };
}

it('lets mails pass at the set rate, also after a pause without mails', async () => {
  const clock = time();
  const pace = paceOf(4, clock);
  const passed: number[] = [];
  for (let n = 0; n < 9; n += 1) {
    await pace();
    passed.push(clock.now());
  }
  expect(passed).toEqual([0, 250, 500, 750, 1_000, 1_250, 1_500, 1_750, 2_000]);
  clock.pass(10_000);
  await pace();
  await pace();
  expect(clock.now()).toBe(12_250);
});

it('lets all pass at once without a limit', async () => {
  const clock = time();
  const pace = paceOf(null, clock);
  for (let n = 0; n < 100; n += 1) await pace();
  expect(clock.now()).toBe(0);
});
