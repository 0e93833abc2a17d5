/** The value of `files.attached_to` for merchandise. */
export const recordOf = (id: number): string => `merchandise:${id}`;
