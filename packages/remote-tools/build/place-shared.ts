import { MOST_USED_SCREENS } from './most-used-screens.ts';

/** Users of a shared module at run time: screens of remotes, and files that these load on demand. */
export type SharedUsage = Readonly<Record<string, readonly string[]>>;

/** Modules in one file. */
export interface SharedFile<Item> {
  /** The users that load the file. */
  readonly users: ReadonlySet<string>;
  readonly items: readonly Item[];
  /** Bytes before minification. */
  readonly size: number;
}

interface Pair<Item> {
  readonly a: SharedFile<Item>;
  readonly b: SharedFile<Item>;
  /** Bytes that all users together, by their weight, save by combining two files; negative when they load more. */
  readonly saving: number;
}

/**
 * Cost of a request in bytes before minification: a lower value gives screens more requests, a higher one more bytes.
 */
const REQUEST = 150_000;

/** How often one of the most used lists is opened for one opening of another screen. */
const MOST_USED_WEIGHT = 8;

const weightOf = (user: string): number => (MOST_USED_SCREENS.includes(user) ? MOST_USED_WEIGHT : 1);

const costOf = (users: Iterable<string>, size: number): number => {
  let weight = 0;
  for (const user of users) weight += weightOf(user);
  return weight * (REQUEST + size);
};

function pairOf<Item>(a: SharedFile<Item>, b: SharedFile<Item>): Pair<Item> {
  const apart = costOf(a.users, a.size) + costOf(b.users, b.size);
  return { a, b, saving: apart - costOf(new Set([...a.users, ...b.users]), a.size + b.size) };
}

const joined = <Item>({ a, b }: Pair<Item>): SharedFile<Item> => ({
  users: new Set([...a.users, ...b.users]),
  items: [...a.items, ...b.items],
  size: a.size + b.size,
});

/** Groups modules with the same users, one file per group. */
function byUsers<Item>(modules: readonly SharedFile<Item>[]): SharedFile<Item>[] {
  const files = new Map<string, SharedFile<Item>>();
  for (const module of modules) {
    const key = [...module.users].toSorted().join('\n');
    const old = files.get(key);
    files.set(key, old ? joined({ a: old, b: module, saving: 0 }) : module);
  }
  return [...files.values()];
}

/**
 * Puts modules with the same users into one file, then combines files as long as fewer requests save more than unneeded
 * bytes cost. Deterministic for the same modules in the same order.
 */
export function placeShared<Item>(modules: readonly SharedFile<Item>[]): readonly SharedFile<Item>[] {
  let files = byUsers(modules);
  let pairs = files.flatMap((a, at) => files.slice(at + 1).map((b) => pairOf(a, b)));
  for (;;) {
    const best = pairs.reduce<Pair<Item> | null>(
      (most, pair) => (pair.saving > Math.max(most?.saving ?? 0, 0) ? pair : most),
      null,
    );
    if (best === null) return files;
    const { a, b } = best;
    const file = joined(best);
    files = files.filter((one) => one !== a && one !== b);
    pairs = pairs.filter((pair) => ![a, b].some((one) => one === pair.a || one === pair.b));
    pairs.push(...files.map((one) => pairOf(one, file)));
    files.push(file);
  }
}
