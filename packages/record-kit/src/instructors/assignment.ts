/** An instructor in a class or a course, as the list and its dialogs know them. */
export interface AssignedInstructor {
  /** Of the link, not of the instructor. */
  readonly id: number;
  readonly instructor_id: number;
  readonly name: string;
  readonly position: string | null;
  /** HTML. */
  readonly description: string | null;
  readonly instructor_image_url: string | null;
}

/** How instructors come into a class or a course, and leave it. Each rejects with an ApiError. */
export interface AssignmentCalls {
  readonly add: (instructorId: number) => Promise<unknown>;
  /** @param id of the link, not of the instructor. */
  readonly remove: (id: number) => Promise<unknown>;
}
