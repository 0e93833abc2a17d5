/** From here on what is gained in turn is lost in waiting for one more answer. Megabits a second. */
const FREE = 3;

/** Whether the browser takes the line for a slow one. Browsers that do not tell count as fast. */
export const isLineSlow = (
  navigatorLike: { readonly connection?: { readonly downlink?: number } } = navigator as { connection?: object },
): boolean => (navigatorLike.connection?.downlink ?? FREE) < FREE;
