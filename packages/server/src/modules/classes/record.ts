/** The value of `files.attached_to` for a class. */
export const recordOf = (classId: number): string => `class:${classId}`;
