/** Settings of a server process, read from the environment once at start. */
export interface Config {
  /** Whether people may register themselves (decision 11). */
  readonly allowRegister: boolean;
}
