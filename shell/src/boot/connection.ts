interface NavigatorLike {
  readonly connection?: { readonly downlink?: number };
}

/** Megabits per second above which requesting in turns costs more time than it saves. */
const FAST_MBPS = 3;

/**
 * Whether the connection is not known to be fast. Browsers without the API (Firefox, Safari) count as slow: turns cost
 * them a round trip each, but requesting everything at once delays the first script to the end on a slow connection.
 */
export const isConnectionSlow = (navigatorLike: NavigatorLike = navigator as NavigatorLike): boolean =>
  (navigatorLike.connection?.downlink ?? 0) < FAST_MBPS;

/**
 * Milliseconds after which each following group is requested, so that its first byte arrives when the previous group is
 * complete; none when the speed is unknown.
 * @param bytes compressed size of each group but the last.
 * @param elapsed milliseconds since the first group was requested.
 */
export function requestTimes(
  bytes: readonly number[],
  elapsed: number,
  navigatorLike: NavigatorLike = navigator as NavigatorLike,
): readonly number[] {
  const downlink = navigatorLike.connection?.downlink;
  if (!downlink) return [];
  let milliseconds = -elapsed;
  return bytes.map((size) => {
    milliseconds += (size * 8) / (downlink * 1_000);
    return Math.max(0, milliseconds);
  });
}
