/** How a file's row names the class it belongs to. */
export const recordOf = (classId: number): string => `class:${classId}`;
