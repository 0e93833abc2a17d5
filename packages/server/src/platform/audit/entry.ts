import type { Role } from '@widya/contract/endpoint';
import type { AccountRef } from '../auth/caller.ts';

/** A change in the form of a log row. */
export interface AuditEntry {
  /** Object type, singular and in lower case: `class`, `topic`, `admin`. */
  readonly object: string;
  /** Id or code of the object; null when it has none. */
  readonly objectId: string | number | null;
  /** Displayed name of the object. */
  readonly label?: string;
  /** Fields before and after; only differing ones are stored, secrets are masked. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** First part of the activity code when it depends on the result: `DELETE` instead of the endpoint's `RESTORE`. */
  readonly action?: string;
  /** The actor, when the call itself has no token (sign-in, registration). */
  readonly actor?: AccountRef & { readonly name: string; readonly role: Role; readonly apiTokenId?: number };
}
