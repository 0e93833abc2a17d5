/** An instructor assigned to a class or a course. */
export interface AssignedInstructor {
  /** Id of the link, not of the instructor. */
  readonly id: number;
  readonly instructor_id: number;
  readonly name: string;
  readonly position: string | null;
  /** HTML. */
  readonly description: string | null;
  readonly instructor_image_url: string | null;
}

/** Calls that add and remove instructors. Each rejects with an ApiError. */
export interface AssignmentCalls {
  readonly add: (instructorId: number) => Promise<unknown>;
  /** @param id of the link, not of the instructor. */
  readonly remove: (id: number) => Promise<unknown>;
}
