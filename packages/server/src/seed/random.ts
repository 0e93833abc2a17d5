/** A deterministic random generator: the same seed gives the same demo data on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  next: () => number;
  /** A whole number from low to high, inclusive. */
  int: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  chance: (probability: number) => boolean;
};

/** Mulberry32: fast, with 32 bits of state; sufficient for demo data. */
export const randomFrom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(list: readonly T[]): T => {
      const found = list[Math.floor(next() * list.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    chance: (probability) => next() < probability,
  };
};

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** A code of `length` characters without those that are easily confused (D33). */
export const randomCode = (random: Random, length = 8): string =>
  Array.from({ length }, () => LETTERS[random.int(0, LETTERS.length - 1)]).join('');
