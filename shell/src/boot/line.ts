/** Megabits per second above which requesting in turns costs more time than it saves. */
const FREE = 3;

/** Whether the browser reports a slow connection. Browsers without the API count as fast. */
export const isLineSlow = (
  navigatorLike: { readonly connection?: { readonly downlink?: number } } = navigator as { connection?: object },
): boolean => (navigatorLike.connection?.downlink ?? FREE) < FREE;
