import { atWib, DAY, HOUR, wibWeekday, YEAR } from './clock.ts';
import type { Random } from './random.ts';

export type Slot = { start: number; end: number; opens: number; closes: number };

const STARTS = [9, 9, 10, 13, 13.5, 15.5, 19, 19];
const LENGTHS = [1.5, 2, 2, 2.5, 3];

/** A slot on the WIB day of `at`; Sundays become Mondays. */
export const slotOn = (random: Random, at: number): Slot => {
  const start = atWib(wibWeekday(at) === 0 ? at + DAY : at, random.pick(STARTS));
  return {
    start,
    end: start + random.pick(LENGTHS) * HOUR,
    opens: atWib(start - random.int(21, 45) * DAY, 8),
    closes: start - 2 * HOUR,
  };
};

/** `count` slots of the last five years, oldest first and increasingly dense; the last ones ended a few days ago. */
export const pastSlots = (random: Random, count: number, now: number): Slot[] =>
  Array.from({ length: count }, (_, index) => {
    const age = (1 - ((index + 1) / count) ** 0.75) * (5 * YEAR - 60 * DAY);
    const slot = slotOn(random, now - age - DAY);
    return slot.end < now
      ? slot
      : { ...slot, start: slot.start - 2 * DAY, end: slot.end - 2 * DAY, closes: slot.closes - 2 * DAY };
  }).sort((a, b) => a.start - b.start);

/** `count` slots of the coming weeks: the first is running now, the second starts tomorrow with registration closed. */
export const upcomingSlots = (random: Random, count: number, now: number): Slot[] => {
  const hour = Math.floor(now / HOUR) * HOUR;
  const running: Slot = { start: hour - HOUR, end: hour + 2 * HOUR, opens: hour - 30 * DAY, closes: hour - 3 * HOUR };
  const tomorrow = slotOn(random, now + DAY);
  const closed: Slot = { ...tomorrow, closes: Math.min(now - HOUR, tomorrow.closes) };
  const later = Array.from({ length: Math.max(0, count - 2) }, (_, index) =>
    slotOn(random, now + (2 + (index * 70) / count) * DAY),
  );
  return [running, closed, ...later].slice(0, count);
};
