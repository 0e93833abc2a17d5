import type { Random } from './random.ts';

/** One percent of the classes have 40 percent of the registrations. */
const TOP_CLASSES = 0.01;
const TOP_SHARE = 0.4;

/** Splits `total` in proportion to the weights into whole numbers that add up to it exactly and do not exceed `cap`. */
export const split = (total: number, weights: readonly number[], cap = Number.POSITIVE_INFINITY): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((weight) => Math.min(cap, Math.floor((total * weight) / sum)));
  let rest = total - parts.reduce((a, b) => a + b, 0);
  for (let index = 0; rest > 0; index = (index + 1) % parts.length) {
    const part = parts[index] ?? 0;
    if (weights[index] === 0 || part >= cap) continue;
    parts[index] = part + 1;
    rest -= 1;
  }
  return parts;
};

export type ClassSizes = {
  /** The few national webinars. */
  top: number[];
  /** Classes of an exact size, for benchmarks. */
  measured: number[];
  /** All others with registrations. */
  rest: number[];
};

/** Plans the sizes of all classes with registrations. */
export const planSizes = (
  random: Random,
  registrations: number,
  classes: number,
  filled: number,
  measured: readonly number[],
): ClassSizes => {
  const topCount = Math.max(1, Math.round(classes * TOP_CLASSES));
  const topTotal = Math.round(registrations * TOP_SHARE);
  const average = topTotal / topCount;
  // A measured size that is as large as a webinar counts as one of the webinars.
  const measuredTop = measured.filter((n) => n > average * 0.7);
  const measuredRest = measured.filter((n) => n <= average * 0.7);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  const weights = Array.from({ length: topCount - measuredTop.length }, (_, index) => 1.1 - (0.2 * index) / topCount);
  const rest = filled - topCount - measuredRest.length;
  return {
    top: [...split(topTotal - sum(measuredTop), weights), ...measuredTop],
    measured: measuredRest,
    rest: split(
      registrations - topTotal - sum(measuredRest),
      Array.from({ length: rest }, () => 0.05 + random.next() ** 2.2),
      Math.floor(average * 0.6),
    ),
  };
};
