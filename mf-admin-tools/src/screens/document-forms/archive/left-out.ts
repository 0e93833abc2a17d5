/** What was asked for and is not in the archive. */
export interface LeftOut {
  /** How many documents were asked for. */
  readonly asked: number;
  /** How many are not in the archive; `rows` may name fewer. */
  readonly count: number;
  readonly rows: readonly { readonly id: number; readonly name: string; readonly reason: string }[];
}
