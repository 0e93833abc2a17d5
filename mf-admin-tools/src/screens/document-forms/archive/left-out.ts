/** Documents that are missing in an archive. */
export interface LeftOut {
  /** Number of requested documents. */
  readonly requested: number;
  /** Number of missing documents; `rows` may list fewer. */
  readonly count: number;
  readonly rows: readonly { readonly id: number; readonly name: string; readonly reason: string }[];
}
