import type { ProfileField, ProfileValues } from './profile-values.ts';

/** Somebody else changed the same fields of the profile meanwhile, and differently. */
export class ProfileContested extends Error {
  override readonly name = 'ProfileContested';
  /** The profile as it is now. */
  readonly theirs: ProfileValues;
  readonly fields: readonly ProfileField[];

  constructor(theirs: ProfileValues, fields: readonly ProfileField[]) {
    super('The profile was changed elsewhere');
    this.theirs = theirs;
    this.fields = fields;
  }
}
