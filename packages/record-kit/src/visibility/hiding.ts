/** A class or a course that can be hidden and restored. The calls reject with an ApiError. */
export interface Hiding {
  readonly name: string;
  readonly hide: () => Promise<unknown>;
  readonly restore: () => Promise<unknown>;
  /** Message after restoring. */
  readonly restored: string;
}
