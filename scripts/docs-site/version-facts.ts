/** What the theme shows about the version of the documents. */
export interface VersionFacts {
  readonly version: string;
  /** Address of the list of all versions. */
  readonly versions: string;
}
