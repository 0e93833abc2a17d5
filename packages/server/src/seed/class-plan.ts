import { pastSlots, type Slot, upcomingSlots } from './class-schedule.ts';
import { planSizes } from './class-sizes.ts';
import { DAY } from './clock.ts';
import { type Random, randomFrom } from './random.ts';
import type { Size } from './sizes.ts';

export type ClassKind = 'past' | 'upcoming' | 'permanent';

/** The facts of a class that determine its registrations. */
export type ClassPlan = {
  id: number;
  kind: ClassKind;
  slot: Slot | null;
  registrations: number;
  webinar: boolean;
  measured: boolean;
  active: 0 | 1;
  draft: boolean;
  price: number;
  /** The price that early registrants paid. */
  oldPrice: number;
  online: boolean;
  quota: number | null;
  full: boolean;
  /** Whether certificates were issued after the class. */
  certified: boolean;
};

const PRICES = [50_000, 75_000, 100_000, 100_000, 150_000, 150_000, 150_000, 200_000, 250_000, 350_000, 500_000];

const roundUp = (n: number): number => {
  const step = n < 50 ? 10 : n < 500 ? 25 : 500;
  return Math.ceil(n / step) * step;
};

type Timing = Pick<ClassPlan, 'kind' | 'slot'>;

const timingsOf = (random: Random, size: Size, now: number): Timing[] => {
  const permanent = Math.max(3, Math.round(size.classes * 0.015));
  const past = size.classes - size.upcoming - permanent;
  const as = (kind: ClassKind) => (slot: Slot | null) => ({ kind, slot });
  return [
    ...Array.from({ length: permanent }, () => as('permanent')(null)),
    ...pastSlots(random, past, now).map(as('past')),
    ...upcomingSlots(random, size.upcoming, now).map(as('upcoming')),
  ];
};

/** Whether a class has no registrations: those whose registration opened lately or has not, and a few others. */
const isEmpty = ({ kind, slot }: Timing, index: number, now: number): boolean =>
  kind === 'upcoming' ? (slot?.opens ?? 0) > now - 2 * DAY || index % 9 === 4 : index % 27 === 5;

/** Chooses the classes that become webinars or have a measured size: spread over the past, and one upcoming webinar. */
const chooseLarge = (all: readonly Timing[], empty: ReadonlySet<number>, webinars: number, measured: number) => {
  const free = (index: number): boolean => !empty.has(index);
  const past = all.flatMap(({ kind }, index) => (kind === 'past' && free(index) ? [index] : []));
  const upcoming = all.flatMap(({ kind }, index) => (kind === 'upcoming' && free(index) ? [index] : []));
  const step = Math.floor(past.length / (webinars + measured + 1));
  const chosen = Array.from({ length: webinars + measured }, (_, n) => past[past.length - 3 - n * step] ?? 0);
  const [next] = upcoming.slice(4);
  return {
    webinars: [...(next === undefined ? [] : [next]), ...chosen].slice(0, webinars),
    measured: chosen.slice(webinars),
  };
};

/** Plans all classes: the permanent ones, then the others, oldest first. Ids are 1 … count. */
export const planClasses = (size: Size, now: number): ClassPlan[] => {
  const random = randomFrom(42);
  const all = timingsOf(random, size, now);
  const empty = new Set(all.flatMap((timing, index) => (isEmpty(timing, index, now) ? [index] : [])));
  const sizes = planSizes(random, size.registrations, size.classes, size.classes - empty.size, size.measured);
  const chosen = chooseLarge(all, empty, sizes.top.length, sizes.measured.length);
  const rest = [...sizes.rest];

  return all.map(({ kind, slot }, index): ClassPlan => {
    const topIndex = chosen.webinars.indexOf(index);
    const measuredIndex = chosen.measured.indexOf(index);
    const webinar = topIndex >= 0;
    const measured = measuredIndex >= 0 || size.measured.includes(sizes.top[topIndex] ?? -1);
    const registrations = empty.has(index)
      ? 0
      : (sizes.top[topIndex] ?? sizes.measured[measuredIndex] ?? rest.pop() ?? 0);
    const free = webinar || (measuredIndex < 0 && random.chance(0.28));
    const queued = kind === 'upcoming' ? index % 5 === 3 : random.chance(0.12);
    const full = queued && !webinar && measuredIndex < 0 && kind !== 'permanent' && registrations >= 20;
    const price = free ? 0 : random.pick(PRICES);
    const quota = full
      ? Math.floor(registrations * 0.88)
      : webinar || random.chance(0.2)
        ? null
        : roundUp(Math.max(30, registrations * 1.1));
    const recent = kind === 'past' && (slot?.end ?? 0) > now - 21 * DAY;
    return {
      id: index + 1,
      kind,
      slot,
      registrations,
      webinar,
      measured,
      active: !webinar && measuredIndex < 0 && index % 13 === 7 ? 0 : 1,
      draft: kind === 'upcoming' && registrations === 0 && index % 2 === 0,
      price,
      oldPrice: random.chance(0.08) ? Math.round((price * 0.8) / 5_000) * 5_000 : price,
      online: price > 0 && random.chance(0.8),
      quota,
      full,
      certified: kind === 'past' && registrations > 0 && (recent ? index % 2 === 0 : random.chance(0.94)),
    };
  });
};
