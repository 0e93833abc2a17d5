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
  /** Bytes that all users together save by combining two files; negative when they load more. */
  readonly saving: number;
}

/**
 * Cost of a request in bytes before minification: a lower value gives screens more requests, a higher one more bytes.
 */
const REQUEST = 150_000;

const costOf = (users: number, size: number): number => users * (REQUEST + size);

function pairOf<Item>(a: SharedFile<Item>, b: SharedFile<Item>): Pair<Item> {
  const together = a.users.size + [...b.users].filter((user) => !a.users.has(user)).length;
  const apart = costOf(a.users.size, a.size) + costOf(b.users.size, b.size);
  return { a, b, saving: apart - costOf(together, a.size + b.size) };
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
