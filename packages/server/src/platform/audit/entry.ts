import type { Role } from '@widya/contract/endpoint';
import type { AccountRef } from '../auth/caller.ts';

/** What a call changed, in the words of the log. */
export interface AuditEntry {
  /** Kind of thing, singular and in lower case: `class`, `topic`, `admin`. */
  readonly object: string;
  /** Id or code of it; null for things without one. */
  readonly objectId: string | number | null;
  /** Its name as people know it. */
  readonly label?: string;
  /** Fields before and after; only those that differ are kept, secrets are masked. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  /** First part of the activity code where it depends on the outcome: `DELETE` instead of the endpoint's `RESTORE`. */
  readonly action?: string;
  /** Who did it, where the call itself carries no token (sign-in, registration). */
  readonly actor?: AccountRef & { readonly name: string; readonly role: Role };
}
