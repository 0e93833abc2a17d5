/** A class or a course that can be hidden, and shown again. The calls reject with an ApiError. */
export interface Hiding {
  readonly name: string;
  readonly hide: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  /** Said once it is shown again. */
  readonly restored: string;
}
