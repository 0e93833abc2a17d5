/** How a file's row names the merchandise it belongs to. */
export const recordOf = (id: number): string => `merchandise:${id}`;
